import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/import.ts"

const messages: Translation<typeof english> = {
  title: "ייבוא",
  editorsOnly: "עורכים ובעלים של האילן יכולים לעשות זאת. אפשר לבקש מהם, או להציע שינויים בודדים.",
  intro:
    "אפשר להביא אנשים מקובץ GEDCOM, שכמעט כל תוכנה לאילנות יוחסין יודעת לכתוב. תחילה רואים מה יש בו; דבר לא נשמר ללא אישור.",
  drop: "אפשר לשחרר כאן קובץ, או לבחור אחד",
  chooseFile: "בחירת קובץ",
  file: "GEDCOM, בתור ‎.ged, ‎.gdz או ‎.zip",
  phases: {
    sending: "הקובץ נשלח",
    queued: "בהמתנה לתור",
    unpacking: "פתיחת הקובץ",
    reading: "קריאה",
    matching: "השוואה לאילן",
    storing: "שמירה",
  },
  progress: `
    .input {$all :string}
    .match $all
    || {{{$done} עד כה}}
    * {{{$done} מתוך {$all}}}`,
  cancelled: "בוטל. דבר לא נשמר.",
  cancelledLate: "בוטל. אם אנשים כבר נשמרו, הייבוא ממשיך. כדאי לראות את השינויים האחרונים.",
  inIt: "מה יש בו",
  counts: {
    persons: "אנשים",
    families: "משפחות",
    sources: "מקורות",
    media: "מדיה",
    candidates: "אולי כבר כאן",
  },
  alreadyThere: "נראה ש־{$there} מתוך {$all} האנשים כבר באילן. יש להחליט למטה מה קורה איתם, אחרת הם יופיעו פעמיים.",
  twice: "{$there} אנשים כבר היו באילן, ורובם מופיעים בו עכשיו פעמיים. אפשר לבטל את הייבוא.",
  other: "קובץ אחר",
  whoIsHere: "מי כבר כאן",
  noneIsHere: "נראה שאיש מן הקובץ אינו באילן.",
  pair: "{$at} מתוך {$all}",
  undecided: `
    .input {$count :number}
    .match $count
    0 {{הכול הוחלט.}}
    one {{לא הוחלט על אחד. הוא יתווסף כאדם חדש.}}
    * {{לא הוחלט על {$count}. הם יתווספו כאנשים חדשים.}}`,
  inFile: "בקובץ",
  inTree: "באילן",
  born: "לידה: {$year}",
  compared: "האדם מן הקובץ לצד האדם מן האילן",
  field: "עובדה",
  fields: {
    name: "שם",
    birth: "לידה",
    death: "פטירה",
    parents: "הורים",
    partners: "בני זוג",
    children: "ילדים",
  },
  agreements: {
    differs: "שונה",
    only_file: "רק בקובץ",
    only_tree: "רק באילן",
  },
  scores: {
    high: "דומים מאוד",
    medium: "דומים",
  },
  actions: {
    new: "הוספה כאדם חדש",
    skip: "השמטה; המשפחה תקושר לאדם שבאילן",
    merge: "מיזוג: מה שחסר באילן יתווסף",
    overwrite: "החלפה במה שהקובץ אומר",
  },
  what: "מה לעשות באדם זה?",
  others: "אותו דבר ל־{$count} האחרים שהם {$score}",
  which: "מי באילן?",
  previous: "הקודם",
  next: "הבא",
  keys: "מקשים: 1 עד 4 מחליטים, החצים ממשיכים.",
  warnings: `
    .input {$count :number}
    .match $count
    one {{הערה אחת על הקובץ}}
    * {{{$count} הערות על הקובץ}}`,
  lines: `
    .input {$count :number}
    .match $count
    one {{שורה {$lines}}}
    * {{{$count} פעמים, שורות {$lines}}}`,
  moreWarnings: "ועוד {$count}.",
  unknown: `
    .input {$count :number}
    .match $count
    one {{סוג אחד של שורות שאין לו מקום באילן נשמר כפי שהוא.}}
    * {{{$count} סוגי שורות שאין להם מקום באילן נשמרים כפי שהם.}}`,
  start: `
    .input {$count :number}
    .match $count
    one {{ייבוא של אדם אחד}}
    * {{ייבוא של {$count} אנשים}}`,
  done: "הייבוא הסתיים",
  report: {
    created: "אנשים חדשים",
    merged: "מוזגו",
    skipped: "הושמטו",
    overwritten: "הוחלפו",
    events: "אירועים",
    relationships: "קשרים משפחתיים",
    sources: "מקורות",
    citations: "ציטוטים",
  },
  toTree: "אל האילן",
  imported: "יובא.",
}

export default messages
