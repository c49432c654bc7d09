import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/deleted.ts"

const messages: Translation<typeof english> = {
  title: "Verwijderde records",
  intro: "Wat is verwijderd, blijft bewaard. Een hersteld record komt terug met wat er samen mee werd verwijderd.",
  editorsOnly: "Alleen bewerkers en eigenaren zien wat is verwijderd.",
  kind: "Wat",
  kinds: {
    person: "Personen",
    event: "Feiten",
    relationship: "Relaties",
    source: "Bronnen",
    citation: "Bronvermeldingen",
    media: "Foto’s en documenten",
  },
  none: "Hiervan is niets verwijderd.",
  more: "Meer tonen",
  deletedOn: "verwijderd op {$day}",
  restore: "Herstellen",
  restoreOne: "Herstellen: {$what}",
  restored: "Hersteld: {$what}.",
  unnamed: "Van iemand die ook is verwijderd",
}

export default messages
