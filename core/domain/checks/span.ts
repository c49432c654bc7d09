import { firstDay } from "../date/calendar.ts"
import { earliestDay, latestDay } from "../date/date-days.ts"
import type { DateQualifier, GenealogicalDate } from "../date/genealogical-date.ts"
import { looseDates } from "./check-table.ts"

/** The first and the last day on which something may have happened, as Julian day numbers; null where there is no limit. */
export interface Span {
  readonly first: number | null
  readonly last: number | null
}

/** The mean number of days of a Gregorian year. */
const YEAR = 365.2425

const daysOf = (years: number): number => Math.ceil(years * YEAR)

const looseYears: Readonly<Partial<Record<DateQualifier, number>>> = looseDates.years

/**
 * The year of an undivided date of January to March may be the one before: in England it began on 25 March. So the day may be a year later
 * than it is written.
 */
const mayBeNextYear = (date: GenealogicalDate): boolean => {
  const [day, month, year] =
    date.toYear === null ? [date.day, date.month, date.year] : [date.toDay, date.toMonth, date.toYear]
  if (year === null || month === null || date.phrase !== null) return false
  if (date.calendar !== "gregorian" && date.calendar !== "julian") return false
  return year > 0 && year <= looseDates.lastOldYear && (month < 3 || (month === 3 && (day === null || day < 25)))
}

/** The span of a date, wider where the date is not sure; null if it has no year. */
export const spanOf = (date: GenealogicalDate | null): Span | null => {
  if (date === null) return null
  const [first, last] = [earliestDay(date), latestDay(date)]
  if (first === null && last === null) return null
  const slack = daysOf(looseYears[date.qualifier] ?? 0)
  return {
    first: first === null ? null : first - slack,
    last: last === null ? null : last + slack + (mayBeNextYear(date) ? daysOf(1) : 0),
  }
}

/** Whether the one was certainly over before the other began. */
export const isBefore = (one: Span | null, other: Span | null): boolean => (leastDays(one, other) ?? 0) > 0

/** The least number of days from the one to the other, negative if the other may have been earlier; null if it has no limit. */
export const leastDays = (from: Span | null, to: Span | null): number | null =>
  from === null || to === null || from.last === null || to.first === null ? null : to.first - from.last

/** The most days from the one to the other; null if there is no limit. */
export const mostDays = (from: Span | null, to: Span | null): number | null =>
  from === null || to === null || from.first === null || to.last === null ? null : to.last - from.first

const wholeYears = (days: number | null): number | null => (days === null ? null : Math.floor(days / YEAR))

/** The least number of whole years from the one to the other, as an age is counted; null if it has no limit. */
export const leastYears = (from: Span | null, to: Span | null): number | null => wholeYears(leastDays(from, to))

/** The most whole years from the one to the other; null if there is no limit. */
export const mostYears = (from: Span | null, to: Span | null): number | null => wholeYears(mostDays(from, to))

/** Whether at least this many whole years and one more lie between the two. */
export const isLongerThan = (from: Span | null, to: Span | null, years: number): boolean =>
  (leastYears(from, to) ?? years) > years

/** Whether the other came after the one and before this age. */
export const isYoungerThan = (from: Span | null, to: Span | null, years: number): boolean => {
  const most = mostYears(from, to)
  return most !== null && most >= 0 && most < years
}

/** The first day of a Gregorian year, as a Julian day number. */
export const beginningOf = (year: number): number => firstDay("gregorian", year, null, null)
