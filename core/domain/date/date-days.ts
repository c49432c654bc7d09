import { firstDay, lastDay } from "./calendar.ts"
import type { DateParts } from "./genealogical-date.ts"
import { yearOfPhrase } from "./year-of-phrase.ts"

/** The Julian day number of the earliest day of a date; null if it has no beginning (`before`, `to`) or no year. */
export const earliestDay = (date: DateParts): number | null => {
  if (date.qualifier === "before" || date.qualifier === "to") return null
  if (date.year !== null) return firstDay(date.calendar, date.year, date.month, date.day)
  const year = yearInWords(date)
  return year === null ? null : firstDay("gregorian", year, null, null)
}

/** The Julian day number of the latest day of a date; null if it has no end (`after`, `from`) or no year. */
export const latestDay = (date: DateParts): number | null => {
  if (date.qualifier === "after" || date.qualifier === "from") return null
  if (date.toYear !== null) return lastDay(date.calendar, date.toYear, date.toMonth, date.toDay)
  if (date.year !== null) return lastDay(date.calendar, date.year, date.month, date.day)
  const year = yearInWords(date)
  return year === null ? null : lastDay("gregorian", year, null, null)
}

const yearInWords = ({ phrase }: DateParts): number | null => (phrase === null ? null : yearOfPhrase(phrase))
