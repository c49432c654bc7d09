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
  data: "הנתונים שלי",
  exportText: "גיבוי מכיל את כל האילנות שבבעלותך, עם תמונות. אפשר לשחזר אותו כאן או בשירות אחר.",
  export: "הורדת גיבוי",
  delete: "מחיקת החשבון",
  deleteText: "החשבון מסתיים מיד. אילנות שרק שלך נמחקים. בכל האחרים החברות מסתיימת, ומה שנכתב נשאר.",
  deleteEmail: "כדי למחוק אותו יש להקליד את כתובת הדוא״ל",
}

export default messages
