import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tokens.ts"

const messages: Translation<typeof english> = {
  tokens: "אסימוני API",
  tokensText: "אסימון מאפשר לתוכנה לפעול בשמך. כדאי לתת לכל תוכנה אסימון משלה, ללא יותר זכויות מן הנחוץ.",
  noTokens: "אין אסימונים.",
  newToken: "אסימון חדש",
  tokenName: "לשם מה הוא",
  scopes: "מה הוא רשאי לעשות",
  scopeNames: {
    read: "קריאת אילנות",
    propose: "הצעת שינויים",
    write: "שינוי אילנות",
    export: "ייצוא אילנות והחשבון",
    members: "ניהול חברים",
    feed: "מעקב אחר שינויים",
  },
  createToken: "יצירת האסימון",
  tokenOnce: "יש להעתיק את האסימון עכשיו. הוא לא יוצג שוב.",
  expires: "עד {$day}",
  revoke: "ביטול",
  user: "מי משתמש בו",
  users: {
    program: "תוכנה",
    assistant: "עוזר עם מודל שפה",
  },
  assistantText:
    "עוזר קורא את האילנות שבחרו בספק שלו, ומציע שינויים. הוא מקבל אנשים חיים רק כשבעל האילן מאפשר זאת, ותמונות לעולם לא.",
  role: "לשם מה העוזר",
  roles: {
    member: "הוא עוזר לך",
    recommender: "הוא מחפש קרובי משפחה",
  },
  roleHints: {
    member: "הוא עונה על שאלות ומציע שינויים מכל סוג.",
    recommender: "הוא מציע רק קרבות משפחה בין אנשים.",
  },
  provider: "ספק המודל",
  noProvider: "אף אילן שלך לא בחר ספק עדיין. בעל האילן בוחר אותו.",
  assistantOf: `
    .input {$provider :string}
    .input {$role :string}
    .match $provider $role
    || member {{עוזר}}
    || * {{עוזר לקרובי משפחה}}
    * member {{עוזר מאת {$provider}}}
    * * {{עוזר מאת {$provider} לקרובי משפחה}}`,
}

export default messages
