import type { Translation } from "../../messages.ts"
import type english from "../../en/app/send-again.ts"

const messages: Translation<typeof english> = {
  sendAgain: "Wyślij odnośnik ponownie",
  sentAgain: "Odnośnik jest w drodze.",
}

export default messages
