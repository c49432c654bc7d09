import { type DateLanguage, type Qualifier, wordBefore, yearWords } from "./qualifiers.ts"

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

const pairs = {
  en: { between: ["between", "and"], from_to: ["from", "to"] },
  de: { between: ["zwischen", "und"], from_to: ["von", "bis"] },
} as const

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
  const word = wordBefore(qualifier, language)
  return `${word === null ? "" : `${word} `}${first}${calendar}`
}
