import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/media.ts"

const messages: Translation<typeof english> = {
  title: "תמונות ומסמכים",
  none: "אין כאן תמונות או מסמכים עדיין.",
  noneSuch: "אין כאן דבר כזה.",
  more: "הצגת עוד",
  members: "יש להתחבר כדי לראות תמונות ומסמכים.",
  signIn: "התחברות",
  added: "נוסף: {$day}",
  download: "הורדה",
  delete: "מחיקה",
  deleted: "נמחק.",
  name: "כותרת",
  conflict: "בינתיים מישהו אחר שינה את התמונה או המסמך. הנה שתי הגרסאות:",
  belongs: "שייך אל",
}

export default messages
