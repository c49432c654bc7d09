import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/review.ts"

const messages: Translation<typeof english> = {
  title: "Voorstellen",
  statuses: {
    pending: "In afwachting",
    applied: "Geaccepteerd",
    rejected: "Afgewezen",
  },
  statusOf: {
    pending: "wacht op een bewerker",
    applied: "geaccepteerd",
    rejected: "afgewezen",
  },
  status: "Status",
  origin: "Van",
  origins: {
    all: "Iedereen",
    contributor: "Personen",
    assistant: "Assistenten",
  },
  originOf: {
    contributor: "",
    assistant: "van een assistent",
  },
  countOf: "{$name} ({$count})",
  none: {
    pending:
      "Hier wacht niets. Leden die de stamboom alleen lezen, kunnen wijzigingen voorstellen, en een bewerker beslist.",
    applied: "Er is nog niets geaccepteerd.",
    rejected: "Er is niets afgewezen.",
  },
  more: "Meer tonen",
  untitled: "Een voorstel",
  steps: `
    .input {$count :number}
    .match $count
    one {{Eén wijziging}}
    * {{{$count} wijzigingen}}`,
  keysList: "Toetsen: j en k gaan naar het volgende en het vorige, Enter opent.",
  keys: "Toetsen: j en k gaan van wijziging naar wijziging, de spatiebalk kiest, a accepteert, r wijst af.",
  all: "Alle voorstellen",
  number: "Wijziging {$number}",
  ops: {
    create: "Nieuw",
    update: "Wijziging",
    delete: "Verwijdering",
    merge: "Samenvoeging",
  },
  entities: {
    person: "persoon",
    name: "naam",
    event: "gebeurtenis",
    relationship: "relatie",
    source: "bron",
    citation: "bronvermelding",
    association: "verbinding",
  },
  headline: `
    .input {$name :string}
    .match $name
    || {{{$op}: {$entity}}}
    * {{{$op}: {$entity}, {$name}}}`,
  stale: "De stamboom is hier veranderd sinds dit werd voorgesteld. Vergelijk voordat je accepteert.",
  gone: "Waar dit over gaat, staat niet meer in de stamboom.",
  done: "Klaar",
  nothingChanges: "De stamboom heeft dit al.",
  heads: {
    field: "Veld",
    before: "Nu in de stamboom",
    after: "Voorgesteld",
  },
  basis: "Gebaseerd op",
  page: "pagina {$page}",
  choose: "Accepteren: {$what}",
  accept: `
    .input {$which :string}
    .match $which
    all {{Alles accepteren}}
    * {{{$chosen} van {$all} accepteren}}`,
  acceptOne: "Accepteren",
  chooseFirst: "Kies ten minste één wijziging.",
  notChosen: "Wijzigingen die je niet kiest, vervallen voorgoed.",
  accepted: "Geaccepteerd. De wijzigingen staan in de stamboom.",
  undoAccepted: "Het geaccepteerde ongedaan maken",
  acceptedUndone: "Ongedaan gemaakt. Het voorstel wacht weer.",
  failed: "Wijziging {$number} kon niet worden gemaakt. Die ervoor staan in de stamboom. De dienst zegt:",
  reject: "Afwijzen",
  rejectTitle: "Dit voorstel afwijzen",
  reason: "Reden",
  reasonHint: "De persoon die het voorstel deed, leest dit.",
  rejected: "Afgewezen.",
  rejectedBecause: "De reden: {$reason}",
  decidedBy: "Besloten door {$name}.",
  comments: "Opmerkingen",
  noComments: "Niemand heeft nog iets gezegd.",
  comment: "Je opmerking",
  send: "Versturen",
  withdraw: "Intrekken",
  withdrawTitle: "Dit voorstel intrekken?",
  withdrawText: "Het wordt verwijderd, met zijn opmerkingen.",
  withdrawn: "Ingetrokken.",
}

export default messages
