import type { Translation } from "../../messages.ts"
import type english from "../../en/app/send-again.ts"

const messages: Translation<typeof english> = {
  sendAgain: "Renvoyer le lien",
  sentAgain: "Le lien est en route.",
}

export default messages
