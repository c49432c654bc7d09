import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/lost.ts"

const messages: Translation<typeof english> = {
  text: "Die Adresse ist vielleicht unvollständig, oder was hier war, ist nicht mehr da.",
}

export default messages
