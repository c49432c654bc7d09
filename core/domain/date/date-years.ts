import { calendarDay, firstDay, lastDay } from "./calendar.ts"
import type { DateParts } from "./genealogical-date.ts"
import { yearOfPhrase } from "./year-of-phrase.ts"

// A Julian year is used as it is stated: it differs from the Gregorian year for a week or two only, and is what
// people write.
const keepsItsYear = ({ calendar }: DateParts): boolean => calendar === "gregorian" || calendar === "julian"

/** The year of a date in words; null for any other date. */
const yearInWords = ({ qualifier, phrase }: DateParts): number | null =>
  qualifier === "phrase" && phrase !== null ? yearOfPhrase(phrase) : null

/**
 * The earliest Gregorian year of a date. A date without a beginning (`before`, `to`) has the year that it states, a
 * phrase the only year that it names.
 */
export const earliestYear = (date: DateParts): number | null => {
  if (date.year === null) return yearInWords(date)
  if (keepsItsYear(date)) return date.year
  return calendarDay("gregorian", firstDay(date.calendar, date.year, date.month, date.day)).year
}

/**
 * The latest Gregorian year of a date. A date without an end (`after`, `from`) has the year that it states, a phrase
 * the only year that it names.
 */
export const latestYear = (date: DateParts): number | null => {
  const [day, month, year] =
    date.toYear === null ? [date.day, date.month, date.year] : [date.toDay, date.toMonth, date.toYear]
  if (year === null) return yearInWords(date)
  if (keepsItsYear(date)) return year
  return calendarDay("gregorian", lastDay(date.calendar, year, month, day)).year
}
