import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/home.ts"

const messages: Translation<typeof english> = {
  title: "המשפחה שלך, סביבך בתוך שנייה",
  what: "Stemma שומר אילן יוחסין שקרובי משפחה בונים יחד, עם המקורות שמוכיחים אותו. אנשים חיים נשארים מוסתרים מזרים.",
  register: "יצירת חשבון",
  signIn: "התחברות",
  publicTrees: "אילנות ציבוריים",
  myTrees: "האילנות שלי",
  welcome: `
    .input {$name :string}
    .match $name
    || {{שלום}}
    * {{שלום, {$name}}}`,
  noTrees: "אין לך אילן עדיין. אפשר להתחיל באנשים המוכרים לך, או להביט קודם בדוגמה.",
  start: "התחלת אילן",
  sample: "טעינת אילן לדוגמה",
  loadingSample: "הדוגמה נטענת…",
  sampleName: "דרווין ווודג׳ווד (דוגמה)",
  people: `
    .input {$count :number}
    .match $count
    one {{אדם אחד}}
    * {{{$count} אנשים}}`,
  roles: {
    owner: "שלי",
    editor: "בעריכתי",
    viewer: "לקריאה",
  },
  toReview: `
    .input {$count :number}
    .match $count
    one {{הצעה אחת לבדיקה}}
    * {{{$count} הצעות לבדיקה}}`,
  verify:
    "יש לאשר את כתובת הדוא״ל: לפתוח את הקישור שבהודעה. אם לשירות אין שרת דואר, המפעיל מוצא את הקישור ביומן השירות.",
}

export default messages
