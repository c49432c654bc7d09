import type { Translation } from "../../messages.ts"
import type english from "../../en/app/drafts.ts"

const messages: Translation<typeof english> = {
  back: "זה מה שהוקלד קודם. הוא עדיין לא נשמר.",
  again: "התחלה מחדש",
  dropped: "מה שהוקלד מושלך.",
  kept: "מה שהוקלד נשמר בצד. אפשר לפתוח שוב את הטופס ולהמשיך.",
}

export default messages
