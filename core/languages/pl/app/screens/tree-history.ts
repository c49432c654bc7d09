import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tree-history.ts"

const messages: Translation<typeof english> = {
  title: "Historia",
  editorsOnly: "Historię drzewa widzą jego redaktorzy i właściciele. Strona osoby pokazuje zmiany tej osoby.",
  who: "Kto",
  everyone: "Wszyscy",
  kind: "Co",
  everything: "Wszystko",
  show: "Pokaż",
  clear: "Pokaż wszystko",
}

export default messages
