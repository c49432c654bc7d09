import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/account.ts"

const messages: Translation<typeof english> = {
  title: "חשבון",
  signOut: "התנתקות",
  notSignedOut: "החיבור בדפדפן זה נסגר. הוא יסתיים ברגע שהשירות יענה.",
  you: "אני",
  email: "דוא״ל",
  verified: "אושר",
  unverified: "עדיין לא אושר",
  name: "השם שלי",
  password: "סיסמה",
  current: "הסיסמה הנוכחית",
  next: "סיסמה חדשה",
  nextHint: "10 תווים או יותר. כל החיבורים האחרים יסתיימו.",
  keepTokens: "השארת אסימוני ה־API בתוקף",
  change: "שינוי הסיסמה",
  changed: "הסיסמה החדשה נקבעה. כל החיבורים האחרים הסתיימו.",
  sessions: "היכן החשבון מחובר",
  thisOne: "דפדפן זה",
  lastUsed: "שימוש אחרון: {$when}",
  unknownDevice: "מכשיר לא מוכר",
  end: "סיום חיבור זה",
  calendar: "לוח שנה",
  calendarText:
    "תוכנת לוח שנה יכולה להציג בכל שנה לידות, נישואים ופטירות מהאילנות שלך. היא צריכה כתובת שפועלת בלי סיסמה: יש למסור אותה רק לתוכנות שלך.",
  makeCalendar: "יצירת כתובת",
  calendarOnce: "יש להעתיק את הכתובת הזאת לתוכנת לוח השנה. היא לא תוצג שוב. כתובת קודמת אינה פועלת עוד.",
  removeCalendar: "הסרת הכתובת",
  calendarRemoved: "הכתובת אינה פועלת עוד.",
  data: "הנתונים שלי",
  exportText: "גיבוי מכיל את כל האילנות שבבעלותך, עם תמונות. אפשר לשחזר אותו כאן או בשירות אחר.",
  export: "הורדת גיבוי",
  delete: "מחיקת החשבון",
  deleteText: "החשבון מסתיים מיד. אילנות שרק שלך נמחקים. בכל האחרים החברות מסתיימת, ומה שנכתב נשאר.",
  deleteEmail: "כדי למחוק אותו יש להקליד את כתובת הדוא״ל",
}

export default messages
