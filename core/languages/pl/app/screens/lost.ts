import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/lost.ts"

const messages: Translation<typeof english> = {
  text: "Adres może być niepełny albo tego, co tu było, już nie ma.",
}

export default messages
