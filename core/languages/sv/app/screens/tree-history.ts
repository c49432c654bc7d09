import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tree-history.ts"

const messages: Translation<typeof english> = {
  title: "Historik",
  editorsOnly: "Trädets redaktörer och ägare ser dess historik. En persons sida visar den personens ändringar.",
  who: "Av",
  everyone: "Alla",
  kind: "Vad",
  everything: "Allt",
  show: "Visa",
  clear: "Visa allt",
}

export default messages
