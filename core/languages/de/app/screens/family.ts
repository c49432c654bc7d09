import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/family.ts"

const messages: Translation<typeof english> = {
  familyOf: "Die Familie von {$name}",
  views: {
    family: "Familie",
    ancestors: "Vorfahren",
    descendants: "Nachkommen",
    outline: "Gliederung",
  },
  viewsLabel: "Ansichten",
  up: "Generationen aufwärts",
  down: "Generationen abwärts",
  asChart: "Als Stammbaum zeigen",
  asCards: "Als Karten zeigen",
  asList: "Diese Familie als Liste lesen",
  growing: "Verwandte sind im Stammbaum dazugekommen",
}

export default messages
