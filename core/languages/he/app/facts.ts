import type { Translation } from "../../messages.ts"
import type english from "../../en/app/facts.ts"

const messages: Translation<typeof english> = {
  kinds: {
    birth: "לידה",
    christening: "הטבלת תינוק",
    baptism: "טבילה",
    adult_christening: "טבילת מבוגר",
    blessing: "ברכה",
    bar_mitzvah: "בר מצווה",
    bat_mitzvah: "בת מצווה",
    first_communion: "קומוניון ראשון",
    confirmation: "קונפירמציה",
    adoption: "אימוץ",
    education: "השכלה",
    graduation: "סיום לימודים",
    occupation: "עיסוק",
    residence: "מגורים",
    census: "מפקד אוכלוסין",
    religion: "דת",
    nationality: "לאום",
    title: "תואר",
    military_service: "שירות צבאי",
    emigration: "הגירה מהארץ",
    immigration: "הגירה לארץ",
    naturalization: "התאזרחות",
    property: "רכוש",
    description: "תיאור",
    id_number: "מספר זהות",
    will: "צוואה",
    probate: "קיום צוואה",
    retirement: "פרישה",
    ordination: "הסמכה לכהונה",
    death: "פטירה",
    burial: "קבורה",
    cremation: "שריפת הגופה",
    engagement: "אירוסין",
    marriage_banns: "הכרזת נישואין",
    marriage_contract: "חוזה נישואין",
    marriage_license: "רישיון נישואין",
    marriage: "נישואין",
    marriage_settlement: "הסכם ממון",
    separation: "פרידה",
    divorce_filed: "תביעת גירושין",
    divorce: "גירושין",
    annulment: "ביטול נישואין",
  },
  texts: {
    subtype: "בפירוט",
    detail: "פרט",
    cause: "סיבה",
    age: "גיל",
    notes: "הערות",
  },
  change: "שינוי: {$what}",
  addFact: "הוספת עובדה",
  newFact: "עובדה חדשה: {$name}",
  kind: "סוג",
  otherKind: "סוג אחר…",
  ownKind: "שם הסוג",
  with: "עם {$name}",
  date: "תאריך",
  place: "מקום",
  coordinates: "קו רוחב וקו אורך",
  coordinatesHint: "למשל 52.2053, 0.1218, כמו במפות",
  coordinatesUnclear: "הערך אינו ברור. יש לכתוב שני מספרים במעלות, כגון 52.2053, 0.1218.",
  privacy: "מי רואה את העובדה",
  privacies: {
    default: "כל מי שרואה את האדם במלואו",
    hidden: "רק חברי האילן",
  },
  summaryChange: `
    .input {$name :string}
    .match $name
    || {{שינוי: {$what}}}
    * {{שינוי: {$what}, {$name}}}`,
  summaryDelete: `
    .input {$name :string}
    .match $name
    || {{מחיקה: {$what}}}
    * {{מחיקה: {$what}, {$name}}}`,
  conflict: "בינתיים מישהו אחר שינה זאת. הנה שתי הגרסאות:",
  delete: "מחיקה",
  suggestDelete: "הצעת מחיקה",
  deleted: "נמחק.",
  takes: "נמחקים יחד עם זה: {$what}.",
  takesNothing: "שום דבר אחר לא נמחק.",
  counts: {
    names: `
    .input {$count :number}
    .match $count
    one {{שם אחד}}
    * {{{$count} שמות}}`,
    facts: `
    .input {$count :number}
    .match $count
    one {{עובדה אחת}}
    * {{{$count} עובדות}}`,
    ties: `
    .input {$count :number}
    .match $count
    one {{קשר משפחתי אחד}}
    * {{{$count} קשרים משפחתיים}}`,
    citations: `
    .input {$count :number}
    .match $count
    one {{ציטוט מקור אחד}}
    * {{{$count} ציטוטי מקורות}}`,
    media: `
    .input {$count :number}
    .match $count
    one {{תמונה או מסמך אחד}}
    * {{{$count} תמונות ומסמכים}}`,
  },
  addName: "הוספת שם",
  newName: "שם נוסף של {$name}",
  nameKind: "סוג השם",
  prefix: "תואר לפני השם",
  surnamePrefix: "לפני שם המשפחה",
  suffix: "תוספת אחרי השם",
  written: "כפי שהשם נכתב במלואו",
  writtenHint: "ריק: החלקים שלמעלה לפי סדרם",
  nameLanguage: "שפה",
  nameLanguageHint: "קוד קצר, כגון de, hu או zh-Hant",
  identifiers: "מזהים",
  identifiersHint: "אחד בכל שורה: הסוג, נקודתיים ורווח, ואז המספר. למשל REFN: 12",
  makeMain: "קביעה כשם הראשי",
  isMain: "השם הראשי הוא עכשיו {$name}.",
  nameMissing: "יש להזין שם פרטי או שם משפחה.",
  deletedNames: "שמות שנמחקו",
  noDeletedNames: "אף שם של אדם זה לא נמחק.",
  restore: "שחזור",
  restoreName: "שחזור: {$name}",
  restoredName: "שוחזר: {$name}.",
  tie: "הקשר עם {$name}",
  tieKind: "סוג הקשר",
  tieKinds: {
    biological: "מלידה",
    adoptive: "באימוץ",
    step: "הורה חורג וילד חורג",
    foster: "משפחת אומנה",
    donor: "תורם או תורמת",
    guardian: "אפוטרופוס וחסוי",
  },
  tieNotes: "הערות על הקשר",
  order: "שינוי הסדר",
  orderOf: {
    children: "שינוי סדר הילדים",
    partners: "שינוי סדר בני הזוג",
  },
  moveUp: "העברת {$name} למעלה",
  moveDown: "העברת {$name} למטה",
  movedTo: "המקום של {$name} הוא עכשיו {$at} מתוך {$of}",
  deleteTie: "מחיקת הקשר",
  bothStay: "שני האנשים נשארים.",
  changeAbout: "שינוי מין, פרטיות והערות",
  sees: "מי רואה את האדם",
  personPrivacies: {
    default: "לפי הגדרת האילן: הנפטרים במלואם, ועל החיים רק שהם קיימים",
    redacted: "מי שאינו חבר רואה רק שיש כאן מישהו",
    hidden: "מי שאינו חבר אינו רואה את האדם כלל",
  },
  livingHint: "על אנשים חיים, מי שאינו חבר רואה רק שהם קיימים.",
  notes: "הערות",
  deletePerson: "מחיקת אדם זה",
  deletePersonTitle: "למחוק את {$name}?",
  relativesStay: "קרובי המשפחה נשארים באילן. „ביטול הפעולה” מחזיר הכול.",
  deletedPerson: "נמחק: {$name}.",
}

export default messages
