import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/review.ts"

const messages: Translation<typeof english> = {
  title: "הצעות",
  statuses: {
    pending: "ממתינות",
    applied: "התקבלו",
    rejected: "נדחו",
  },
  statusOf: {
    pending: "ממתינה לעורך",
    applied: "התקבלה",
    rejected: "נדחתה",
  },
  status: "מצב",
  origin: "מאת",
  origins: {
    all: "כולם",
    contributor: "אנשים",
    assistant: "עוזרים",
  },
  originOf: {
    contributor: "",
    assistant: "מאת עוזר",
  },
  countOf: "{$name} ({$count})",
  none: {
    pending: "דבר אינו ממתין כאן. חברים שרק קוראים את האילן יכולים להציע שינויים, ועורך מחליט.",
    applied: "דבר לא התקבל עדיין.",
    rejected: "דבר לא נדחה.",
  },
  more: "הצגת עוד",
  untitled: "הצעה",
  steps: `
    .input {$count :number}
    .match $count
    one {{שינוי אחד}}
    * {{{$count} שינויים}}`,
  keysList: "מקשים: j ו־k עוברים להבאה ולקודמת, Enter פותח.",
  keys: "מקשים: j ו־k עוברים משינוי לשינוי, מקש הרווח בוחר, a מקבל, r דוחה.",
  all: "כל ההצעות",
  number: "שינוי {$number}",
  ops: {
    create: "חדש",
    update: "שינוי",
    delete: "מחיקה",
    merge: "מיזוג",
  },
  entities: {
    person: "אדם",
    name: "שם",
    event: "אירוע",
    relationship: "קשר משפחתי",
    source: "מקור",
    citation: "ציטוט",
    association: "זיקה",
  },
  headline: `
    .input {$name :string}
    .match $name
    || {{{$op}: {$entity}}}
    * {{{$op}: {$entity}, {$name}}}`,
  stale: "האילן השתנה כאן מאז שהדבר הוצע. כדאי להשוות לפני הקבלה.",
  gone: "מה שההצעה עוסקת בו אינו עוד באילן.",
  done: "בוצע",
  nothingChanges: "זה כבר באילן.",
  heads: {
    field: "שדה",
    before: "עכשיו באילן",
    after: "מוצע",
  },
  basis: "מבוסס על",
  page: "עמוד {$page}",
  choose: "קבלה: {$what}",
  accept: `
    .input {$which :string}
    .match $which
    all {{קבלת הכול}}
    * {{קבלת {$chosen} מתוך {$all}}}`,
  acceptOne: "קבלה",
  chooseFirst: "יש לבחור לפחות שינוי אחד.",
  notChosen: "שינויים שלא נבחרו נשמטים לצמיתות.",
  accepted: "התקבל. השינויים באילן.",
  undoAccepted: "ביטול מה שהתקבל",
  acceptedUndone: "בוטל. ההצעה ממתינה שוב.",
  failed: "לא ניתן לבצע את שינוי {$number}. אלה שלפניו באילן. השירות אומר:",
  reject: "דחייה",
  rejectTitle: "דחיית הצעה זו",
  reason: "סיבה",
  reasonHint: "מי שהציע קורא אותה.",
  rejected: "נדחה.",
  rejectedBecause: "הסיבה: {$reason}",
  decidedBy: "ההחלטה של {$name}.",
  comments: "הערות",
  noComments: "איש לא אמר דבר עדיין.",
  comment: "ההערה שלך",
  send: "שליחה",
  withdraw: "משיכת ההצעה",
  withdrawTitle: "למשוך הצעה זו?",
  withdrawText: "היא תימחק, עם ההערות שלה.",
  withdrawn: "ההצעה נמשכה.",
}

export default messages
