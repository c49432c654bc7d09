import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/sign-in.ts"

const messages: Translation<typeof english> = {
  signIn: "התחברות",
  register: "יצירת חשבון",
  forgot: "שכחתי סיסמה",
  email: "דוא״ל",
  password: "סיסמה",
  name: "השם שלי",
  nameHint: "כפי שקרובי המשפחה מכירים אותך. אפשר להשאיר ריק.",
  passwordHint: "10 תווים או יותר",
  noAccount: "אין חשבון עדיין?",
  haveAccount: "כבר יש חשבון?",
  forgotLink: "שכחת את הסיסמה?",
  forgotText: "נשלח קישור לבחירת סיסמה חדשה.",
  send: "שליחת הקישור",
  sent: "אם יש חשבון עם כתובת זו, הודעה עם קישור בדרך. הקישור פועל שעה אחת. אם לשירות אין שרת דואר, המפעיל מוצא את הקישור ביומן השירות.",
  after: "אחר כך תגיע הודעה עם קישור שמאשר את הכתובת. אם לשירות אין שרת דואר, המפעיל מוצא את הקישור ביומן השירות.",
  with: "המשך עם {$provider}",
  refused: `
    .input {$code :string}
    .match $code
    access_denied {{לא ניתן שם אישור, ולכן אין התחברות כאן.}}
    email_taken {{כבר יש חשבון עם כתובת זו. אפשר להתחבר עם הסיסמה.}}
    registration_closed {{חשבונות חדשים נוצרים רק לפי הזמנה.}}
    provider_unavailable {{השירות ההוא אינו עונה. אפשר לנסות מאוחר יותר.}}
    * {{השירות ההוא לא ידע לומר מי מתחבר. אפשר לנסות שוב, או להתחבר בדרך אחרת.}}`,
}

export default messages
