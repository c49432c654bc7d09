import type { Translation } from "../../messages.ts"
import type english from "../../en/app/send-again.ts"

const messages: Translation<typeof english> = {
  sendAgain: "De link opnieuw sturen",
  sentAgain: "De link is onderweg.",
}

export default messages
