import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/sources.ts"

const messages: Translation<typeof english> = {
  title: "Quellen",
  search: "Wörter einer Quelle",
  show: "Zeigen",
  clear: "Alle zeigen",
  none: "Hier sind noch keine Quellen.",
  noneSuch: "Keine Quelle enthält diese Wörter.",
  more: "Mehr zeigen",
  members: "Melden Sie sich an, um die Quellen zu sehen.",
  signIn: "Anmelden",
  citedMore: "mehr als {$most}-mal zitiert",
  cited: `
    .input {$count :number}
    .match $count
    0 {{noch nicht zitiert}}
    one {{einmal zitiert}}
    * {{{$count}-mal zitiert}}`,
  add: "Quelle hinzufügen",
  change: "Diese Quelle ändern",
  delete: "Diese Quelle löschen",
  deleteTitle: "{$title} löschen?",
  summaryDelete: "Löschung der Quelle {$title}",
  conflict: "Jemand anderes hat diese Quelle inzwischen geändert. Hier ist beides:",
  summaryAdd: "Neue Quelle: {$title}",
  summaryChange: "Änderungen an der Quelle {$title}",
  fields: {
    title: "Titel",
    author: "Verfasser",
    publication: "Veröffentlichung",
    repository: "Aufbewahrt in",
    call_number: "Signatur",
    url: "Adresse im Netz",
    notes: "Notizen",
    abbreviation: "Kurztitel",
    text: "Wortlaut",
    identifiers: "Kennungen",
  },
  citedBy: "Wofür sie zitiert wird",
  notCited: "Noch nichts zitiert diese Quelle.",
  aName: "ein Name",
  page: "Seite {$page}",
  open: "Öffnen",
}

export default messages
