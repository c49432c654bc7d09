import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/question.ts"

const messages: Translation<typeof english> = {
  title: "שאלה אליך",
  asks: "שאלה מאת {$by}:",
  about: "השאלה היא על",
  picture: "התמונה של השאלה",
  kinds: {
    text: "התשובה שלך",
    date: "מתי זה היה?",
    place: "איפה זה היה?",
    name: "השם",
  },
  from: "שמך",
  fromHint: "השם יהיה הכותרת של מקור התשובה.",
  empty: "יש לענות לפחות על אחת השאלות.",
  once: "המשפחה רואה את התשובה ומחליטה מה ייכנס לאילן. אפשר לענות פעם אחת.",
  send: "שליחת התשובה",
  thanks: "תודה. התשובה נשלחה.",
}

export default messages
