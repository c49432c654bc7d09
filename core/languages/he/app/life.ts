import type { Translation } from "../../messages.ts"
import type english from "../../en/app/life.ts"

const messages: Translation<typeof english> = {
  life: "חיים",
  bornAt: `
    .input {$date :string}
    .input {$place :string}
    .match $date $place
    || || {{לידה}}
    || * {{לידה ב{$place}}}
    * || {{לידה: {$date}}}
    * * {{לידה: {$date}, {$place}}}`,
  diedAt: `
    .input {$date :string}
    .input {$place :string}
    .match $date $place
    || || {{פטירה}}
    || * {{פטירה ב{$place}}}
    * || {{פטירה: {$date}}}
    * * {{פטירה: {$date}, {$place}}}`,
  aged: `
    .input {$age :number}
    .match $age
    one {{בגיל שנה}}
    * {{בגיל {$age}}}`,
  isYou: "זה הדף שלי.",
  isYour: "הקרבה אליי: {$kin}.",
  how: "איך?",
  with: "עם {$name}",
  withoutOther: "ילדים אחרים",
  names: "שמות",
  sources: "מקורות",
  notes: "הערות",
  history: "היסטוריה",
  inTree: "הצגה באילן",
  print: "הדפסה",
  makeHome: "קביעה כאדם המוצא",
  isHome: "האילן נפתח עכשיו עם {$name}.",
  noFacts: "עדיין לא ידוע דבר על חיים אלה.",
  left: "עוד {$count}.",
  showMore: "הצגת עוד",
  evidence: {
    none: "ללא מקור",
    some: "יש מקור",
    good: "יש מקור טוב",
  },
  citations: `
    .input {$count :number}
    .match $count
    one {{מקור אחד}}
    * {{{$count} מקורות}}`,
  page: "עמוד {$page}",
  cause: "סיבה: {$cause}",
  age: "גיל: {$age}",
  sides: ["צ", "ד", "מז", "מע"],
  sures: [
    "מהימנות: לא מהימן, או ניחוש",
    "מהימנות: מוטל בספק",
    "מהימנות: נרשם מאוחר יותר, או בידי אחרים",
    "מהימנות: ראיה ישירה",
  ],
  otherLines: "שורות אחרות של הקובץ",
  noOtherLines: "אין בקובץ דבר שדף זה אינו מציג.",
  linesOfFamily: `
    .input {$xref :string}
    .match $xref
    || {{במשפחה}}
    * {{במשפחה {$xref}}}`,
  tagAlone: "ללא טקסט",
  identifiers: "מזהים",
  identifierTypes: {
    UID: "מספר ייחודי",
    REFN: "מספר סימוכין",
    EXID: "מספר במקום אחר",
    AFN: "מספר ב־Ancestral File",
    RFN: "מספר רשומה קבוע",
    RIN: "מספר רשומה של תוכנה",
  },
  nameTypes: {
    birth: "בלידה",
    maiden: "לפני הנישואין",
    married: "אחרי הנישואין",
    alias: "ידוע גם בשם",
    nickname: "כינוי",
    immigrant: "אחרי ההגירה",
    professional: "שם מקצועי",
    religious: "שם דתי",
    other: "אחר",
  },
  redacted: "ייתכן שהאדם בחיים. רק חברי האילן רואים יותר.",
  events: {
    birth: "לידה",
    christening: "הטבלת תינוק",
    baptism: "טבילה",
    death: "פטירה",
    burial: "קבורה",
    cremation: "שריפת הגופה",
    marriage: "נישואין",
    divorce: "גירושין",
    residence: "מגורים",
    immigration: "הגירה לארץ",
    emigration: "הגירה מהארץ",
    adoption: "אימוץ",
    confirmation: "קונפירמציה",
    graduation: "סיום לימודים",
    naturalization: "התאזרחות",
    engagement: "אירוסין",
    separation: "פרידה",
    retirement: "פרישה",
    military_service: "שירות צבאי",
    occupation: "עיסוק",
    education: "השכלה",
    census: "מפקד אוכלוסין",
    title: "תואר",
    description: "תיאור",
    religion: "דת",
    nationality: "לאום",
    property: "רכוש",
    will: "צוואה",
    probate: "קיום צוואה",
  },
}

export default messages
