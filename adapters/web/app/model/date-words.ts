import type { Language } from "../texts/languages.ts"
import { wordsOfDates } from "../texts/dates.ts"
import { type Qualifier, qualified, yearWords } from "./qualifiers.ts"

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

/** A day and a month in a language, with any year: the parts around the year are kept, and the year is put in. */
const dayAndMonth = (
  { day, month }: { readonly day: number | null; readonly month: number },
  year: string,
  locale: string,
): string =>
  new Intl.DateTimeFormat(locale, {
    ...(day === null ? {} : { day: "numeric" }),
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  })
    .formatToParts(Date.UTC(2000, month - 1, day ?? 1))
    .map(({ type, value }) => (type === "year" ? year : value))
    .join("")

const pointWords = ({ day, month, year }: DatePoint, language: Language): string => {
  const years = yearWords(year, language)
  return month === null ? years : dayAndMonth({ day, month }, years, wordsOfDates(language).locale)
}

/**
 * A date in the words of a language, such as "about March 1850" or "zwischen 1848 und 1852". Dates of calendars with
 * other months are given as the service composed them (`display`).
 */
export const dateInWords = (date: WrittenDate & { readonly display?: string }, language: Language): string => {
  const { qualifier, day, month, year } = date
  if (qualifier === "phrase" || year === null) return date.phrase ?? date.display ?? ""
  if (date.calendar === "hebrew" || date.calendar === "french_republican") return date.display ?? ""
  const words = wordsOfDates(language)
  const inCalendar = (text: string): string => (date.calendar === "julian" ? words.julian({ date: text }) : text)
  const first = pointWords({ day, month, year }, language)
  if (qualifier === "between" || qualifier === "from_to") {
    const last = pointWords({ day: date.to_day, month: date.to_month, year: date.to_year ?? year }, language)
    return inCalendar(words[qualifier]({ from: first, to: last }))
  }
  return inCalendar(qualified(qualifier, first, language))
}
