import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/lost.ts"

const messages: Translation<typeof english> = {
  text: "L’adresse est peut-être incomplète, ou ce qui était ici n’existe plus.",
}

export default messages
