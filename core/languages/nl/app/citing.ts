import type { Translation } from "../../messages.ts"
import type english from "../../en/app/citing.ts"

const messages: Translation<typeof english> = {
  sourcesOf: "Bronnen van {$what}: {$count}",
  cite: "Een bron vermelden",
  citeFor: "Een bron vermelden: {$what}",
  changeCitation: "De bronvermelding wijzigen: {$title}",
  person: "deze persoon",
  source: "Bron",
  newSource: "Een nieuwe bron…",
  otherSource: "Een andere bron van de stamboom…",
  find: "Een bron zoeken",
  findHint: "Typ woorden uit de titel.",
  findNone: "Geen bron bevat deze woorden.",
  findCount: `
    .input {$count :number}
    .match $count
    one {{{$count} bron.}}
    * {{{$count} bronnen.}}`,
  chooseOne: "Kies een bron.",
  title: "Titel van de bron",
  author: "Auteur",
  repository: "Bewaarplaats",
  page: "Pagina of akte",
  text: "Wat er staat",
  sure: "Betrouwbaarheid",
  sures: {
    "0": "Onbetrouwbaar, of een gok",
    "1": "Twijfelachtig",
    "2": "Later opgetekend, of door anderen",
    "3": "Direct bewijs, zoals een akte uit die tijd",
    "": "Niet vermeld",
  },
  date: "Datum van de akte",
  url: "Webadres",
  notes: "Notities",
  summaryCite: "Bron van {$what}, {$name}",
  summaryChange: "Wijziging van een bronvermelding van {$what}, {$name}",
  summaryDelete: "Verwijdering van een bronvermelding van {$what}, {$name}",
  sourceStays: "De bron blijft in de stamboom.",
}

export default messages
