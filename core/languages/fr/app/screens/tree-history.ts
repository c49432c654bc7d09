import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tree-history.ts"

const messages: Translation<typeof english> = {
  title: "Historique",
  editorsOnly:
    "Les éditeurs et les propriétaires de l’arbre voient son historique. La page d’une personne montre les modifications de cette personne.",
  who: "Par",
  everyone: "Tout le monde",
  kind: "Quoi",
  everything: "Tout",
  show: "Afficher",
  clear: "Tout afficher",
}

export default messages
