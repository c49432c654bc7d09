import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/people.ts"

const messages: Translation<typeof english> = {
  title: "Personen",
  count: "{$count} gevonden",
  filter: "Naam",
  clear: "Iedereen tonen",
  sort: "Volgorde",
  sorts: {
    name: "Op naam",
    "-name": "Op naam, van achteren",
    birth: "Oudste eerst",
    "-birth": "Jongste eerst",
    death: "Vroegste overlijden eerst",
    "-death": "Laatste overlijden eerst",
    "-updated": "Laatst gewijzigd eerst",
    created: "Zoals ze zijn toegevoegd",
  },
  only: "Alleen",
  onlies: {
    everyone: "Iedereen",
    living: "Wie nog kan leven",
    birth: "Zonder geboorte",
    parents: "Zonder ouders",
    sources: "Zonder bronnen",
    gender: "Zonder geslacht",
  },
  none: "Er zijn hier nog geen personen.",
  noneSuch: "Zo iemand is hier niet.",
  more: "Meer tonen",
  living: "leeft misschien nog",
  dead: "† overleden",
  heads: {
    name: "Naam",
    birth: "Geboren",
    death: "Overleden",
    parents: "Ouders",
  },
  childOf: "Kind van {$parents}",
  letters: "Eerste letters van achternamen",
  letter: "Achternamen met {$letter}",
}

export default messages
