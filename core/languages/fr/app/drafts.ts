import type { Translation } from "../../messages.ts"
import type english from "../../en/app/drafts.ts"

const messages: Translation<typeof english> = {
  back: "Voici ce que vous aviez saisi. Ce n’est pas encore enregistré.",
  again: "Recommencer",
  dropped: "Votre saisie est abandonnée.",
  kept: "Votre saisie est conservée. Rouvrez le formulaire pour continuer.",
}

export default messages
