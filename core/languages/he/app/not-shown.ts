import type { Translation } from "../../messages.ts"
import type english from "../../en/app/not-shown.ts"

const messages: Translation<typeof english> = {
  noPersonForVisitors: "ייתכן שהאדם בחיים, או שהאילן פרטי. חברים רואים יותר אחרי התחברות.",
  noPersonForYou: "ייתכן שהאדם נמחק, או מוסתר ממי שאינו חבר.",
  noPerson: "אדם זה אינו מוצג לך",
}

export default messages
