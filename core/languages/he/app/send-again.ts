import type { Translation } from "../../messages.ts"
import type english from "../../en/app/send-again.ts"

const messages: Translation<typeof english> = {
  sendAgain: "שליחת הקישור שוב",
  sentAgain: "הקישור בדרך.",
}

export default messages
