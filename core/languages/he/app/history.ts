import type { Translation } from "../../messages.ts"
import type english from "../../en/app/history.ts"

const messages: Translation<typeof english> = {
  none: "אין שינויים עדיין.",
  noneSuch: "אין שינויים כאלה.",
  more: "הצגת עוד",
  undone: "בוטל",
  undoImport: "לבטל את כל הייבוא?",
  undoImportText: "כל מה שהקובץ הביא ייעלם, {$count} רשומות. גם זאת אפשר לבטל.",
  sentence: `
    .input {$maker :string}
    .match $maker
    reader {{{$who}: {$deed}}}
    * {{{$who}: {$deed}}}`,
  undid: `
    .input {$maker :string}
    .match $maker
    reader {{{$who}: ביטול של „{$undone}”}}
    * {{{$who}: ביטול של „{$undone}”}}`,
  andOthers: "{$deed}, ועוד {$count} רשומות",
  importedRecords: `
    .input {$file :string}
    .input {$count :number}
    .match $file
    || {{ייבוא קובץ, {$count} רשומות}}
    * {{ייבוא הקובץ „{$file}”, {$count} רשומות}}`,
  changedFromTo: "שינוי: {$what}, מ־{$from} ל־{$to}",
  changedIn: "שינוי: {$what}, {$details}",
  changedFields: `
    .input {$count :number}
    .match $count
    one {{שינוי של פרט אחד: {$what}}}
    * {{שינוי של {$count} פרטים: {$what}}}`,
  detail: {
    changed: "{$field} מ־{$from} ל־{$to}",
    added: "{$field} {$to} (נוסף)",
    removed: "{$field} {$from} (הוסר)",
  },
  firstLetters: "small",
  quoted: "„{$text}”",
  between: " ו־",
  act: "שינוי: {$what}",
  acts: {
    create: "הוספה: {$what}",
    update: "שינוי: {$what}",
    delete: "מחיקה: {$what}",
    restore: "שחזור: {$what}",
    purge: "הסרה לצמיתות: {$what}",
    merge: "מיזוג רשומה אחרת: {$what}",
    make_primary: "קביעה כראשי: {$what}",
    edit: "עריכה: {$what}",
    advance: "קבלה חלקית: {$what}",
    apply: "קבלה: {$what}",
    fail: "החלה שנכשלה: {$what}",
    reject: "דחייה: {$what}",
    undo: "ביטול: {$what}",
    accept: "קבלה: {$what}",
    mail: "שליחה בדואר: {$what}",
    switch_off: "השבתה: {$what}",
  },
  deeds: {
    "change.undo": "ביטול של שינוי",
    "tree.import": "שחזור האילן מגיבוי",
    "tree.update_ai": "שינוי העוזרים של האילן",
    "check.dismiss": "קביעה שממצא אינו שגיאה",
    "check.reconsider": "ביטול הקביעה שממצא אינו שגיאה",
    "duplicate.dismiss": "קביעה ששני אנשים אינם אותו אדם",
    "duplicate.reconsider": "ביטול הקביעה ששני אנשים אינם אותו אדם",
    "invitation.create": "הזמנה לאילן",
    "invitation.accept": "היענות להזמנה",
    "invitation.delete": "ביטול הזמנה",
    "link.create": "יצירת קישור לאילן",
    "link.delete": "סיום קישור לאילן",
  },
  record: "רשומה",
  records: {
    tree: `
    .input {$name :string}
    .match $name
    || {{אילן}}
    * {{האילן „{$name}”}}`,
    membership: `
    .input {$name :string}
    .match $name
    || {{חבר באילן}}
    * {{החבר {$name}}}`,
    invitation: "הזמנה",
    person: `
    .input {$name :string}
    .match $name
    || {{אדם}}
    * {{{$name}}}`,
    name: `
    .input {$name :string}
    .match $name
    || {{שם}}
    * {{שם של {$name}}}`,
    event: `
    .input {$name :string}
    .match $name
    || {{אירוע}}
    * {{אירוע של {$name}}}`,
    place: `
    .input {$name :string}
    .match $name
    || {{מקום}}
    * {{המקום „{$name}”}}`,
    relationship: `
    .input {$name :string}
    .match $name
    || {{קשר משפחתי}}
    * {{הקשר בין {$name}}}`,
    source: `
    .input {$name :string}
    .match $name
    || {{מקור}}
    * {{המקור „{$name}”}}`,
    citation: `
    .input {$name :string}
    .match $name
    || {{ציטוט}}
    * {{ציטוט של {$name}}}`,
    association: `
    .input {$name :string}
    .match $name
    || {{זיקה}}
    * {{זיקה של {$name}}}`,
    media: `
    .input {$name :string}
    .match $name
    || {{תמונה או מסמך}}
    * {{התמונה או המסמך „{$name}”}}`,
    media_link: `
    .input {$name :string}
    .match $name
    || {{קישור לתמונה או למסמך}}
    * {{קישור לתמונה או למסמך של {$name}}}`,
    proposal: `
    .input {$name :string}
    .match $name
    || {{הצעה}}
    * {{ההצעה „{$name}”}}`,
    comment: "הערה",
    proposal_comment: "הערה על הצעה",
    question: "שאלה",
    webhook: "webhook",
  },
  events: {
    birth: `
    .input {$name :string}
    .match $name
    || {{לידה}}
    * {{הלידה של {$name}}}`,
    baptism: `
    .input {$name :string}
    .match $name
    || {{טבילה}}
    * {{הטבילה של {$name}}}`,
    christening: `
    .input {$name :string}
    .match $name
    || {{הטבלת תינוק}}
    * {{הטבלת התינוק של {$name}}}`,
    cremation: `
    .input {$name :string}
    .match $name
    || {{שריפת הגופה}}
    * {{שריפת הגופה של {$name}}}`,
    marriage: `
    .input {$name :string}
    .match $name
    || {{נישואין}}
    * {{הנישואין של {$name}}}`,
    divorce: `
    .input {$name :string}
    .match $name
    || {{גירושין}}
    * {{הגירושין של {$name}}}`,
    engagement: `
    .input {$name :string}
    .match $name
    || {{אירוסין}}
    * {{האירוסין של {$name}}}`,
    census: `
    .input {$name :string}
    .match $name
    || {{מפקד אוכלוסין}}
    * {{מפקד האוכלוסין של {$name}}}`,
    education: `
    .input {$name :string}
    .match $name
    || {{השכלה}}
    * {{ההשכלה של {$name}}}`,
    emigration: `
    .input {$name :string}
    .match $name
    || {{הגירה מהארץ}}
    * {{ההגירה מהארץ של {$name}}}`,
    immigration: `
    .input {$name :string}
    .match $name
    || {{הגירה לארץ}}
    * {{ההגירה לארץ של {$name}}}`,
    naturalization: `
    .input {$name :string}
    .match $name
    || {{התאזרחות}}
    * {{ההתאזרחות של {$name}}}`,
    death: `
    .input {$name :string}
    .match $name
    || {{פטירה}}
    * {{הפטירה של {$name}}}`,
    burial: `
    .input {$name :string}
    .match $name
    || {{קבורה}}
    * {{הקבורה של {$name}}}`,
    residence: `
    .input {$name :string}
    .match $name
    || {{מגורים}}
    * {{המגורים של {$name}}}`,
    occupation: `
    .input {$name :string}
    .match $name
    || {{עיסוק}}
    * {{העיסוק של {$name}}}`,
    military: `
    .input {$name :string}
    .match $name
    || {{שירות צבאי}}
    * {{השירות הצבאי של {$name}}}`,
  },
  event: `
    .input {$name :string}
    .match $name
    || {{אירוע ({$type})}}
    * {{אירוע ({$type}) של {$name}}}`,
  undoWhole: "ביטול כל הייבוא",
  details: `
    .input {$count :number}
    .match $count
    one {{מה השתנה}}
    * {{מה השתנה: {$count} רשומות}}`,
  because: "סיבה: {$reason}",
  through: `
    .input {$name :string}
    .match $name
    || {{באמצעות תוכנה}}
    * {{באמצעות {$name}}}`,
  byAssistant: "באמצעות עוזר",
  byOperator: "באמצעות מפעיל השירות",
  you: "אני",
  heads: {
    field: "שדה",
    before: "לפני",
    after: "אחרי",
  },
  blanked: "התוכן הוסר לצמיתות.",
  nothing: "אין מה להציג.",
  entities: {
    tree: "אילן",
    membership: "חבר",
    invitation: "הזמנה",
    person: "אדם",
    name: "שם",
    event: "אירוע",
    place: "מקום",
    relationship: "קשר משפחתי",
    source: "מקור",
    citation: "ציטוט",
    association: "זיקה",
    media: "תמונה או מסמך",
    media_link: "קישור לתמונה או למסמך",
    proposal: "הצעה",
    comment: "הערה",
    proposal_comment: "הערה",
    question: "שאלה",
    webhook: "Webhook",
  },
  verbs: {
    create: "נוסף",
    update: "שונה",
    delete: "נמחק",
    restore: "שוחזר",
    purge: "הוסר לצמיתות",
    merge: "מוזג",
    make_primary: "נקבע כראשי",
    accept: "התקבל",
    mail: "נשלח בדואר",
    edit: "נערך",
    advance: "התקבל בחלקו",
    apply: "התקבל",
    fail: "לא ניתן להחלה",
    reject: "נדחה",
    undo: "בוטל",
    switch_off: "הושבת",
  },
  sentences: {
    "change.undo": "שינוי בוטל",
    "gedcom.import": "קובץ יובא",
    "tree.import": "האילן שוחזר מגיבוי",
    "tree.update_ai": "עוזרי האילן שונו",
  },
  of: "{$thing}: {$what}",
  fates: {
    create: "נוסף",
    update: "שונה",
    delete: "נמחק",
    restore: "שוחזר",
  },
  conflict: {
    title: "אי אפשר לבטל זאת כפי שהוא, כי האילן השתנה מאז.",
    changed: "{$field}: שינוי זה כתב {$made}. עכשיו כתוב {$now}.",
    attached: "{$what}: מאז נוסף לזה משהו.",
    home: "מאז {$who} הוא אדם המוצא של האילן.",
    homeHint: "לאילן לא יהיה אז אדם מוצא. אפשר לבחור אחר בדף של כל אדם.",
    laterFirst: "יש לבטל קודם את השינויים המאוחרים: הם מעל שינוי זה בהיסטוריה של האילן.",
    deleted: "{$field}: מה שאליו הדבר יפנה נמחק.",
    account_deleted: "חשבון שהדבר נוגע לו אינו קיים עוד.",
    more: "ועוד {$count}.",
    nothing: "ריק",
    again: "ביטול בכל זאת",
    againHint: "הערכים הנוכחיים יוחלפו אז באלה שלפני שינוי זה.",
    leave: "להשאיר כך",
  },
}

export default messages
