import type { Translation } from "../../messages.ts"
import type english from "../../en/app/send-again.ts"

const messages: Translation<typeof english> = {
  sendAgain: "Link noch einmal schicken",
  sentAgain: "Der Link ist unterwegs.",
}

export default messages
