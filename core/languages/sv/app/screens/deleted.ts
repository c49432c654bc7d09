import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/deleted.ts"

const messages: Translation<typeof english> = {
  title: "Borttagna poster",
  intro:
    "Det som tas bort finns kvar ett tag. En post som återställs kommer tillbaka med det som togs bort tillsammans med den.",
  editorsOnly: "Bara redaktörer och ägare ser vad som är borttaget.",
  kind: "Vad",
  kinds: {
    person: "Personer",
    event: "Uppgifter",
    relationship: "Relationer",
    source: "Källor",
    citation: "Källhänvisningar",
    media: "Bilder och dokument",
  },
  none: "Inget av det slaget är borttaget.",
  more: "Visa fler",
  deletedOn: "borttaget {$day}",
  restore: "Återställ",
  restoreOne: "Återställ: {$what}",
  restored: "Återställt: {$what}.",
  unnamed: "Hos någon som också är borttagen",
}

export default messages
