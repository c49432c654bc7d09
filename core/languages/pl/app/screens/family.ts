import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/family.ts"

const messages: Translation<typeof english> = {
  familyOf: "Rodzina: {$name}",
  views: {
    family: "Rodzina",
    ancestors: "Przodkowie",
    descendants: "Potomkowie",
    outline: "Lista",
  },
  viewsLabel: "Widoki",
  up: "Pokolenia w górę",
  down: "Pokolenia w dół",
  asChart: "Pokaż jako wykres",
  asCards: "Pokaż jako karty",
  asList: "Czytaj tę rodzinę jako listę",
  growing: "Do wykresu dodawani są krewni",
}

export default messages
