import type { Translation } from "../../messages.ts"
import type english from "../../en/app/questions.ts"

const messages: Translation<typeof english> = {
  ask: "לשאול מישהו",
  title: "לשאול מישהו על {$name}",
  text: "השאלה שלך",
  textHint: "מי שעונה רואה את שמך, את {$name} ואת שנות הלידה והפטירה, ושום דבר אחר מהאילן.",
  answers: "מה לשאול?",
  kinds: {
    text: "מילים",
    date: "תאריך",
    place: "מקום",
    name: "שם",
  },
  of: "התאריך והמקום שייכים אל",
  ofNothing: "שום אירוע",
  picture: "תמונה",
  noPicture: "בלי תמונה",
  language: "שפת השאלה",
  email: "כתובת דוא״ל",
  emailHint: "השירות ישלח לשם את כתובת השאלה. בלי דוא״ל יש להעביר אותה לבד.",
  make: "יצירת השאלה",
  once: "יש לשלוח את הכתובת הזאת לאדם. היא מקבלת תשובה אחת בתוך 30 ימים, ולא תוצג שוב.",
  mailed: "השאלה נשלחת אל {$email}. זו הכתובת שלה בשבילך, והיא לא תוצג שוב.",
  another: "שאלה נוספת",
  list: "שאלות לאנשים ללא חשבון",
  none: "אין עדיין שאלות. אפשר לשאול בדף של אדם.",
  statuses: {
    open: "פתוחה",
    answered: "נענתה",
    ended: "הסתיימה",
    expired: "פגה",
  },
  until: "עד {$day}",
  see: "לראות את התשובה",
  end: "סיום",
  endOf: "סיום השאלה: {$text}",
}

export default messages
