import type { Translation } from "../../messages.ts"
import type english from "../../en/app/viewer.ts"

const messages: Translation<typeof english> = {
  title: "Zobacz to drzewo jako ktoś inny",
  text: "Widzisz dokładnie to, co ta osoba, na każdym ekranie tego drzewa, aż do zakończenia. W tym czasie nie możesz niczego zmieniać.",
  roles: {
    owner: "właściciel",
    editor: "redaktor",
    viewer: "czytelnik",
  },
  as: "Jako {$who}",
  asMember: "Jako {$name} ({$role})",
}

export default messages
