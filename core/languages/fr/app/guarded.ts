import type { Translation } from "../../messages.ts"
import type english from "../../en/app/guarded.ts"

const messages: Translation<typeof english> = {
  closed: "Fermé pendant que vous voyez comme quelqu’un d’autre",
  closedText: "Cette page est réservée aux membres. Arrêtez de voir l’arbre comme quelqu’un d’autre pour l’ouvrir.",
}

export default messages
