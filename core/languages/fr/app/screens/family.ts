import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/family.ts"

const messages: Translation<typeof english> = {
  familyOf: "La famille de {$name}",
  views: {
    family: "Famille",
    ancestors: "Ancêtres",
    descendants: "Descendants",
    outline: "Plan",
  },
  viewsLabel: "Vues",
  up: "Générations vers le haut",
  down: "Générations vers le bas",
  asChart: "Afficher en arbre",
  asCards: "Afficher en fiches",
  asList: "Lire cette famille comme une liste",
  growing: "Des proches s’ajoutent à l’arbre",
}

export default messages
