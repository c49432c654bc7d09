import type { mails as english } from "../en/mails.ts"
import type { Texts } from "../texts.ts"

export const mails: Texts<typeof english> = {
  verifyEmailSubject: "אישור כתובת הדוא״ל שלך ב־Stemma",
  verifyEmailBefore:
    "נוצר חשבון Stemma עם כתובת דוא״ל זו. כדי לאשר שהכתובת שלך, יש לפתוח את הקישור הזה בתוך 48 שעות, בדפדפן שבו החשבון מחובר:",
  verifyEmailAfter:
    "אם לא יצרת חשבון, אפשר להתעלם מהודעה זו: הכתובת תישאר לא מאושרת. אישור שלה יסיר את הסיסמה שקבע מישהו אחר.",
  resetPasswordSubject: "בחירת סיסמה חדשה ל־Stemma",
  resetPasswordBefore:
    "התקבלה בקשה לסיסמה חדשה לחשבון Stemma עם כתובת דוא״ל זו. כדי לבחור אותה, יש לפתוח את הקישור הזה בתוך שעה:",
  resetPasswordAfter:
    "הקישור פועל פעם אחת ומסיים את כל החיבורים של החשבון. אם הבקשה לא הגיעה ממך, אפשר להתעלם מהודעה זו: הסיסמה נשארת כפי שהייתה.",
  identitySubject: "דרך חדשה להתחבר לחשבון Stemma שלך",
  identityWho: "מישהו התחבר לראשונה לחשבון Stemma שלך דרך הספק „{$provider}”.",
  identityClaim: "הספק מצהיר שכתובת דוא״ל זו שייכת לאותו אדם.",
  identityThen:
    "אם ההתחברות הייתה שלך, אין צורך לעשות דבר. אחרת, יש להתחבר, להסיר מהחשבון את דרך ההתחברות הזו ולהודיע למפעיל השירות.",
  invitationSubject: "הזמנה לאילן יוחסין ב־Stemma",
  invitationFrom: "הזמנה מאת „{$inviter}” לאילן היוחסין „{$tree}” ב־Stemma.",
  invitationFromOwner: "הזמנה מאת אחד הבעלים לאילן היוחסין „{$tree}” ב־Stemma.",
  invitationAsViewer: "התפקיד שלך: צפייה (אפשר לקרוא).",
  invitationAsEditor: "התפקיד שלך: עריכה (אפשר לקרוא ולשנות).",
  invitationAsOwner: "התפקיד שלך: בעלות (אפשר לעשות הכול, כמו שאר הבעלים).",
  invitationBefore: "כדי להיענות להזמנה, יש לפתוח את הקישור הזה בתוך 14 ימים:",
  invitationAfter: "הקישור פועל פעם אחת, לכתובת דוא״ל זו. אם ההזמנה אינה מוכרת לך, אפשר להתעלם מהודעה זו.",
  questionSubject: "שאלה על המשפחה",
  questionFrom: "שאלה אליך על המשפחה מאת „{$asker}”.",
  questionFromRelative: "שאלה אליך על המשפחה מאת אחד מבני המשפחה.",
  questionBefore:
    "כדי לקרוא אותה ולענות, יש לפתוח את הקישור הזה. אין צורך בחשבון. אפשר לענות על השאלה פעם אחת, בתוך 30 ימים:",
  questionAfter: "אם לא ידוע לך מי שואל, אפשר להתעלם מהודעה זו.",
  webhookSubject: "webhook של האילן שלך ב־Stemma הושבת",
  webhookWhat: "הנמען של webhook לא קיבל שינוי באילן שלך במשך 24 שעות. ה־webhook אינו מקבל עוד שינויים.",
  webhookThen:
    "רשימת המשלוחים שלו מראה מה השתבש. אפשר להפעיל את ה־webhook מחדש כשהנמען פועל: הוא יקבל אז את השינויים שבאו אחרי זה שנזנח.",
}
