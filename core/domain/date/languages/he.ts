import type { DateLanguage } from "./date-language.ts"

/** The names of a month, and each with the letter for "in" before it. */
const month = (names: string): string => [names, ...names.split(", ").map((name) => `ב${name}`)].join(", ")

export const hebrew: DateLanguage = {
  tag: "he",
  months: [
    "ינואר",
    "פברואר",
    "מרץ, מרס",
    "אפריל",
    "מאי",
    "יוני",
    "יולי",
    "אוגוסט",
    "ספטמבר",
    "אוקטובר",
    "נובמבר",
    "דצמבר",
  ].map(month),
  before: {
    about: "בערך, סביב, לערך, בסביבות, כ, כ -, בשנת בערך, כנראה",
    before: "לפני, טרם",
    after: "אחרי, לאחר",
    estimated: "משוער",
    calculated: "מחושב",
    from: "מאז, החל מ, החל מ -, מ, מ -, משנת, החל משנת",
    to: "עד",
  },
  behind: { about: "בערך, לערך, בקירוב" },
  between: { before: "בין, בין השנים", joins: "ל, ל -, לבין, ו, ו -" },
  period: { before: "מ, מ -, משנת", joins: "עד, ועד, ל, ל -" },
  or: "או",
  fillers: `ב, ב -, שנת, בשנת, לשנת, יום, ביום, לפ"ק`,
  beforeChrist: 'לפנה"ס, לפני הספירה, לפסה"נ',
  aheadOfCentury: "המאה ה -, המאה ה, המאה",
}
