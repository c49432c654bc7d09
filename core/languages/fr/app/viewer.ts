import type { Translation } from "../../messages.ts"
import type english from "../../en/app/viewer.ts"

const messages: Translation<typeof english> = {
  title: "Voir cet arbre comme quelqu’un d’autre",
  text: "Vous voyez exactement ce que voit cette personne, sur chaque écran de cet arbre, jusqu’à ce que vous arrêtiez. Pendant ce temps, vous ne pouvez rien modifier.",
  roles: {
    owner: "propriétaire",
    editor: "éditeur",
    viewer: "lecteur",
  },
  as: "Comme {$who}",
  asMember: "Comme {$name} ({$role})",
}

export default messages
