import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/lost.ts"

const messages: Translation<typeof english> = {
  text: "ייתכן שהכתובת אינה שלמה, או שמה שהיה כאן איננו.",
}

export default messages
