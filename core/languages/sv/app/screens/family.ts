import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/family.ts"

const messages: Translation<typeof english> = {
  familyOf: "Familj: {$name}",
  views: {
    family: "Familj",
    ancestors: "Anor",
    descendants: "Ättlingar",
    outline: "Lista",
  },
  viewsLabel: "Vyer",
  up: "Generationer uppåt",
  down: "Generationer nedåt",
  asChart: "Visa som diagram",
  asCards: "Visa som kort",
  asList: "Läs familjen som en lista",
  growing: "Släktingar läggs till i diagrammet",
}

export default messages
