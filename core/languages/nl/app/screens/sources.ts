import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/sources.ts"

const messages: Translation<typeof english> = {
  title: "Bronnen",
  search: "Woorden van een bron",
  show: "Tonen",
  clear: "Alles tonen",
  none: "Er zijn hier nog geen bronnen.",
  noneSuch: "Geen bron bevat deze woorden.",
  more: "Meer tonen",
  members: "Log in om de bronnen te zien.",
  signIn: "Inloggen",
  citedMore: "meer dan {$most} keer vermeld",
  cited: `
    .input {$count :number}
    .match $count
    0 {{nog niet vermeld}}
    one {{één keer vermeld}}
    * {{{$count} keer vermeld}}`,
  add: "Een bron toevoegen",
  change: "Deze bron wijzigen",
  delete: "Deze bron verwijderen",
  deleteTitle: "{$title} verwijderen?",
  summaryDelete: "Verwijdering van de bron {$title}",
  conflict: "Iemand anders heeft deze bron intussen gewijzigd. Hier staan beide versies:",
  summaryAdd: "Nieuwe bron: {$title}",
  summaryChange: "Wijzigingen van de bron {$title}",
  fields: {
    title: "Titel",
    author: "Auteur",
    publication: "Publicatie",
    repository: "Bewaarplaats",
    call_number: "Inventarisnummer",
    url: "Webadres",
    notes: "Notities",
    abbreviation: "Korte titel",
    text: "Wat er staat",
    identifiers: "Kenmerken",
  },
  citedBy: "Waarvoor de bron is vermeld",
  notCited: "Deze bron is nog nergens vermeld.",
  aName: "een naam",
  page: "pagina {$page}",
  open: "Openen",
}

export default messages
