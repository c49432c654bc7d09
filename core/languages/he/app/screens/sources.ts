import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/sources.ts"

const messages: Translation<typeof english> = {
  title: "מקורות",
  search: "מילים של מקור",
  show: "הצגה",
  clear: "הצגת הכול",
  none: "אין כאן מקורות עדיין.",
  noneSuch: "אין מקור עם המילים האלה.",
  more: "הצגת עוד",
  members: "יש להתחבר כדי לראות את המקורות.",
  signIn: "התחברות",
  citedMore: "צוטט יותר מ־{$most} פעמים",
  cited: `
    .input {$count :number}
    .match $count
    0 {{עדיין לא צוטט}}
    one {{צוטט פעם אחת}}
    * {{צוטט {$count} פעמים}}`,
  add: "הוספת מקור",
  change: "שינוי המקור",
  delete: "מחיקת המקור",
  deleteTitle: "למחוק את {$title}?",
  summaryDelete: "מחיקת המקור {$title}",
  conflict: "בינתיים מישהו אחר שינה את המקור. הנה שתי הגרסאות:",
  summaryAdd: "מקור חדש: {$title}",
  summaryChange: "שינויים במקור {$title}",
  fields: {
    title: "כותרת",
    author: "מחבר",
    publication: "פרסום",
    repository: "מקום השמירה",
    call_number: "סימול",
    url: "כתובת ברשת",
    notes: "הערות",
    abbreviation: "כותרת קצרה",
    text: "מה כתוב",
    identifiers: "מזהים",
  },
  citedBy: "לשם מה הוא מצוטט",
  notCited: "דבר אינו מצטט את המקור עדיין.",
  aName: "שם",
  page: "עמוד {$page}",
  open: "פתיחה",
}

export default messages
