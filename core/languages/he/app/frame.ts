import type { Translation } from "../../messages.ts"
import type english from "../../en/app/frame.ts"

const messages: Translation<typeof english> = {
  noTree: "האילן אינו פתוח בפניך",
  noTreeForVisitors: "ייתכן שהוא פרטי. חברים צריכים להתחבר. אחרת אפשר לפנות לבעלים.",
  noTreeForYou: "ייתכן שהוא פרטי או נמחק. אפשר לבקש מהבעלים להצטרף.",
}

export default messages
