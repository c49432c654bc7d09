import type { Translation } from "../../messages.ts"
import type english from "../../en/app/send-again.ts"

const messages: Translation<typeof english> = {
  sendAgain: "Enviar el enlace otra vez",
  sentAgain: "El enlace está en camino.",
}

export default messages
