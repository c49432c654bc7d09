import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/lost.ts"

const messages: Translation<typeof english> = {
  text: "Adressen kan vara ofullständig, eller så finns det som fanns här inte längre.",
}

export default messages
