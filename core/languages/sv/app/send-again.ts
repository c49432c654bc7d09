import type { Translation } from "../../messages.ts"
import type english from "../../en/app/send-again.ts"

const messages: Translation<typeof english> = {
  sendAgain: "Skicka länken igen",
  sentAgain: "Länken är på väg.",
}

export default messages
