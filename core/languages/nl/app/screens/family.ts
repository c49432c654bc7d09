import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/family.ts"

const messages: Translation<typeof english> = {
  familyOf: "De familie van {$name}",
  views: {
    family: "Familie",
    ancestors: "Voorouders",
    descendants: "Nakomelingen",
    outline: "Lijst",
  },
  viewsLabel: "Weergaven",
  up: "Generaties omhoog",
  down: "Generaties omlaag",
  asChart: "Als schema tonen",
  asCards: "Als kaarten tonen",
  asList: "Deze familie als lijst lezen",
  growing: "Er worden familieleden aan het schema toegevoegd",
}

export default messages
