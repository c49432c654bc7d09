import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/deleted.ts"

const messages: Translation<typeof english> = {
  title: "רשומות שנמחקו",
  intro: "מה שנמחק נשמר. רשומה משוחזרת חוזרת עם מה שנמחק יחד איתה.",
  editorsOnly: "רק עורכים ובעלים רואים מה נמחק.",
  kind: "מה",
  kinds: {
    person: "אנשים",
    event: "עובדות",
    relationship: "קשרים משפחתיים",
    source: "מקורות",
    citation: "ציטוטי מקורות",
    media: "תמונות ומסמכים",
  },
  none: "דבר מסוג זה לא נמחק.",
  more: "הצגת עוד",
  deletedOn: "נמחק: {$day}",
  restore: "שחזור",
  restoreOne: "שחזור: {$what}",
  restored: "שוחזר: {$what}.",
  unnamed: "של מישהו שגם נמחק",
}

export default messages
