import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/lost.ts"

const messages: Translation<typeof english> = {
  text: "La dirección puede estar incompleta, o lo que había aquí ya no existe.",
}

export default messages
