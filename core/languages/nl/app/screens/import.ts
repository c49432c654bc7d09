import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/import.ts"

const messages: Translation<typeof english> = {
  title: "Importeren",
  editorsOnly:
    "Bewerkers en eigenaren van de stamboom kunnen dit. Vraag het hun, of stel afzonderlijke wijzigingen voor.",
  intro:
    "Haal personen uit een GEDCOM-bestand, dat bijna elk stamboomprogramma kan schrijven. Eerst zie je wat erin staat; er wordt niets opgeslagen voordat je dat zegt.",
  drop: "Zet hier een bestand neer, of kies er een",
  chooseFile: "Een bestand kiezen",
  file: "GEDCOM, als .ged, .gdz of .zip",
  phases: {
    sending: "Het bestand wordt verstuurd",
    queued: "In de wachtrij",
    unpacking: "Uitpakken",
    reading: "Lezen",
    matching: "Vergelijken met je stamboom",
    storing: "Opslaan",
  },
  progress: `
    .input {$all :string}
    .match $all
    || {{{$done} tot nu toe}}
    * {{{$done} van {$all}}}`,
  cancelled: "Geannuleerd. Er is niets opgeslagen.",
  cancelledLate:
    "Geannuleerd. Werden er al personen opgeslagen, dan gaat de import door. Bekijk de laatste wijzigingen.",
  inIt: "Wat erin staat",
  counts: {
    persons: "personen",
    families: "gezinnen",
    sources: "bronnen",
    media: "media",
    candidates: "misschien al hier",
  },
  alreadyThere:
    "{$there} van de {$all} personen lijken al in je stamboom te staan. Beslis hieronder wat er met hen gebeurt, anders staan ze er dubbel in.",
  twice:
    "{$there} personen stonden al in je stamboom, en de meesten staan er nu twee keer in. Je kunt de import ongedaan maken.",
  other: "Een ander bestand",
  whoIsHere: "Wie er al is",
  noneIsHere: "Niemand uit dit bestand lijkt in je stamboom te staan.",
  pair: "{$at} van {$all}",
  undecided: `
    .input {$count :number}
    .match $count
    0 {{Over allen is beslist.}}
    one {{Over {$count} is niet beslist. Die komt erbij als nieuwe persoon.}}
    * {{Over {$count} is niet beslist. Zij komen erbij als nieuwe personen.}}`,
  inFile: "In het bestand",
  inTree: "In je stamboom",
  born: "geboren {$year}",
  compared: "De persoon uit het bestand naast de persoon uit je stamboom",
  field: "Feit",
  fields: {
    name: "Naam",
    birth: "Geboren",
    death: "Overleden",
    parents: "Ouders",
    partners: "Partners",
    children: "Kinderen",
  },
  agreements: {
    differs: "anders",
    only_file: "alleen in het bestand",
    only_tree: "alleen in je stamboom",
  },
  scores: {
    high: "die sterk lijken",
    medium: "die lijken",
  },
  actions: {
    new: "Als nieuwe persoon toevoegen",
    skip: "Weglaten; de familie wordt aan de persoon in je stamboom gekoppeld",
    merge: "Samenvoegen: wat in je stamboom ontbreekt, komt erbij",
    overwrite: "Vervangen door wat het bestand zegt",
  },
  what: "Wat gebeurt er met deze persoon?",
  others: "Hetzelfde voor de {$count} anderen {$score}",
  which: "Wie uit je stamboom?",
  previous: "Vorige",
  next: "Volgende",
  keys: "Toetsen: 1 tot 4 beslissen, de pijlen gaan verder.",
  warnings: `
    .input {$count :number}
    .match $count
    one {{Eén opmerking over het bestand}}
    * {{{$count} opmerkingen over het bestand}}`,
  lines: `
    .input {$count :number}
    .match $count
    one {{Regel {$lines}}}
    * {{{$count} keer, regels {$lines}}}`,
  moreWarnings: "En nog {$count}.",
  unknown: `
    .input {$count :number}
    .match $count
    one {{Eén soort regels zonder plaats in een stamboom blijft ongewijzigd bewaard.}}
    * {{{$count} soorten regels zonder plaats in een stamboom blijven ongewijzigd bewaard.}}`,
  start: `
    .input {$count :number}
    .match $count
    one {{Eén persoon importeren}}
    * {{{$count} personen importeren}}`,
  done: "De import is klaar",
  report: {
    created: "nieuwe personen",
    merged: "samengevoegd",
    skipped: "weggelaten",
    overwritten: "vervangen",
    events: "gebeurtenissen",
    relationships: "relaties",
    sources: "bronnen",
    citations: "bronvermeldingen",
  },
  toTree: "Naar de stamboom",
  imported: "Geïmporteerd.",
}

export default messages
