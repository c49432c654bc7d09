import { calendarDay, firstDay, lastDay } from "./calendar.ts"
import type { DateParts } from "./genealogical-date.ts"

// A Julian year is taken as it is stated: Gregorian years but for a week or two, and what people say.
const keepsItsYear = ({ calendar }: DateParts): boolean => calendar === "gregorian" || calendar === "julian"

/** The earliest Gregorian year that the date names; a date without a beginning (`before`, `to`) has the one stated, a phrase none. */
export const earliestYear = (date: DateParts): number | null => {
  if (date.year === null || keepsItsYear(date)) return date.year
  return calendarDay("gregorian", firstDay(date.calendar, date.year, date.month, date.day)).year
}

/** The latest Gregorian year that the date names; a date without an end (`after`, `from`) has the one stated, a phrase none. */
export const latestYear = (date: DateParts): number | null => {
  const [day, month, year] =
    date.toYear === null ? [date.day, date.month, date.year] : [date.toDay, date.toMonth, date.toYear]
  if (year === null || keepsItsYear(date)) return year
  return calendarDay("gregorian", lastDay(date.calendar, year, month, day)).year
}
