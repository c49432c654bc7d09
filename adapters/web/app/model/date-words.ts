/** What a reader writes about a date before its parts, and how the app says it. */
export type DateLanguage = "en" | "de"

/** A date as the API takes it. Only the calendar that people write by hand is here. */
export interface WrittenDate {
  readonly qualifier: Qualifier
  readonly calendar?: "gregorian" | "julian" | "hebrew" | "french_republican"
  readonly day: number | null
  readonly month: number | null
  readonly year: number | null
  readonly to_day: number | null
  readonly to_month: number | null
  readonly to_year: number | null
  readonly phrase: string | null
}

export type Qualifier =
  | "exact"
  | "about"
  | "calculated"
  | "estimated"
  | "before"
  | "after"
  | "between"
  | "from"
  | "to"
  | "from_to"
  | "interpreted"
  | "phrase"

/** One day, month or year. */
export interface DatePoint {
  readonly day: number | null
  readonly month: number | null
  readonly year: number
}

export const monthNames: Readonly<Record<DateLanguage, readonly string[]>> = {
  en: "January February March April May June July August September October November December".split(" "),
  de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" "),
}

/** The word that the app writes before a date with this qualifier. */
const before: Readonly<Record<DateLanguage, Partial<Readonly<Record<Qualifier, string>>>>> = {
  en: {
    about: "about",
    calculated: "calculated",
    estimated: "estimated",
    before: "before",
    after: "after",
    from: "from",
    to: "until",
  },
  de: {
    about: "um",
    calculated: "errechnet",
    estimated: "geschätzt",
    before: "vor",
    after: "nach",
    from: "ab",
    to: "bis",
  },
}

/** The word before a date with this qualifier; null if there is none. */
export const wordBefore = (qualifier: Qualifier, language: DateLanguage): string | null =>
  before[language][qualifier] ?? null

const pairs = {
  en: { between: ["between", "and"], from_to: ["from", "to"] },
  de: { between: ["zwischen", "und"], from_to: ["von", "bis"] },
} as const

/** A year in the words of a language: "44 BC". */
const yearWords = (year: number, language: DateLanguage): string => {
  if (year > 0) return String(year)
  return `${-year} ${language === "de" ? "v. Chr." : "BC"}`
}

/** A year without month and day, so that a small one is not taken for an age: "AD 45", "45 n. Chr.". */
export const loneYearWords = (year: number, language: DateLanguage): string => {
  if (year < 0 || year >= 100) return yearWords(year, language)
  return language === "de" ? `${year} n. Chr.` : `AD ${year}`
}

const pointWords = (point: DatePoint, language: DateLanguage): string => {
  const month = point.month === null ? "" : `${monthNames[language][point.month - 1] ?? ""} `
  const day = point.day === null ? "" : `${point.day}${language === "de" ? "." : ""} `
  return `${day}${month}${yearWords(point.year, language)}`
}

const calendarWords = { julian: { en: " (Julian calendar)", de: " (julianischer Kalender)" } } as const

/**
 * A date in the words of a language, such as "about March 1850" or "zwischen 1848 und 1852". Dates of calendars with
 * other months are given as the service composed them (`display`).
 */
export const dateInWords = (date: WrittenDate & { readonly display?: string }, language: DateLanguage): string => {
  const { qualifier, day, month, year } = date
  if (qualifier === "phrase" || year === null) return date.phrase ?? date.display ?? ""
  if (date.calendar === "hebrew" || date.calendar === "french_republican") return date.display ?? ""
  const calendar = date.calendar === "julian" ? calendarWords.julian[language] : ""
  const first = pointWords({ day, month, year }, language)
  if (qualifier === "between" || qualifier === "from_to") {
    const [from, to] = pairs[language][qualifier]
    const last = pointWords({ day: date.to_day, month: date.to_month, year: date.to_year ?? year }, language)
    return `${from} ${first} ${to} ${last}${calendar}`
  }
  const word = before[language][qualifier]
  return `${word === undefined ? "" : `${word} `}${first}${calendar}`
}
