import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/people.ts"

const messages: Translation<typeof english> = {
  title: "Personer",
  count: "{$count} funna",
  filter: "Namn",
  clear: "Visa alla",
  sort: "Ordning",
  sorts: {
    name: "Efter namn",
    "-name": "Efter namn, bakifrån",
    birth: "Äldsta först",
    "-birth": "Yngsta först",
    death: "Tidigast död först",
    "-death": "Senast död först",
    "-updated": "Senast ändrad först",
    created: "Som de lades till",
  },
  only: "Bara",
  onlies: {
    everyone: "Alla",
    living: "De som kan vara i livet",
    birth: "Utan födelse",
    parents: "Utan föräldrar",
    sources: "Utan källor",
    gender: "Utan kön",
  },
  none: "Här finns inga personer ännu.",
  noneSuch: "Här finns ingen sådan.",
  more: "Visa fler",
  living: "kan vara i livet",
  dead: "† död",
  heads: {
    name: "Namn",
    birth: "Född",
    death: "Död",
    parents: "Föräldrar",
  },
  childOf: "Barn till {$parents}",
  letters: "Efternamnens första bokstäver",
  letter: "Efternamn på {$letter}",
}

export default messages
