import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/lost.ts"

const messages: Translation<typeof english> = {
  text: "Het adres is misschien onvolledig, of wat hier was, bestaat niet meer.",
}

export default messages
