import type { Translation } from "../../messages.ts"
import type english from "../../en/app/citing.ts"

const messages: Translation<typeof english> = {
  sourcesOf: "מקורות של {$what}: {$count}",
  cite: "ציטוט מקור",
  citeFor: "ציטוט מקור: {$what}",
  changeCitation: "שינוי הציטוט: {$title}",
  person: "אדם זה",
  source: "מקור",
  newSource: "מקור חדש…",
  otherSource: "מקור אחר באילן…",
  find: "חיפוש מקור",
  findHint: "יש להקליד מילים מן הכותרת.",
  findNone: "אין מקור עם המילים האלה.",
  findCount: `
    .input {$count :number}
    .match $count
    one {{מקור אחד.}}
    * {{{$count} מקורות.}}`,
  chooseOne: "יש לבחור מקור.",
  title: "כותרת המקור",
  author: "מחבר",
  repository: "מקום השמירה",
  page: "עמוד או רשומה",
  text: "מה כתוב",
  sure: "מהימנות",
  sures: {
    "0": "לא מהימן, או ניחוש",
    "1": "מוטל בספק",
    "2": "נרשם מאוחר יותר, או בידי אחרים",
    "3": "ראיה ישירה, כגון רישום מן התקופה",
    "": "לא צוין",
  },
  date: "תאריך הרשומה",
  url: "כתובת ברשת",
  notes: "הערות",
  summaryCite: "מקור: {$what}, {$name}",
  summaryChange: "שינוי ציטוט: {$what}, {$name}",
  summaryDelete: "מחיקת ציטוט: {$what}, {$name}",
  sourceStays: "המקור נשאר באילן.",
}

export default messages
