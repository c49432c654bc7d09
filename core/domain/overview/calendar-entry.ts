import { calendarDay, firstDay } from "../date/calendar.ts"
import type { EventId } from "../ids.ts"
import type { AnniversaryRow } from "./anniversary.ts"

/** The events that a calendar has. */
const calendarTypes = ["birth", "marriage", "death"] as const
export type CalendarType = (typeof calendarTypes)[number]

/** An event that a calendar repeats each year. */
export interface CalendarEntry {
  readonly eventId: EventId
  readonly type: CalendarType
  /** The Gregorian day of the event. */
  readonly year: number
  readonly month: number
  readonly day: number
  /** The display names of the person, or of both partners. */
  readonly names: readonly string[]
}

/** The first full year of the Gregorian calendar, with which the dates of RFC 5545 begin. */
const FIRST_DAY = firstDay("gregorian", 1583, 1, 1)

/** The kind of a row that a calendar has; null for others, and for days before 1583. */
export const calendarTypeOf = ({ type, day }: Pick<AnniversaryRow, "type" | "day">): CalendarType | null =>
  day < FIRST_DAY ? null : (calendarTypes.find((one) => one === type) ?? null)

/** The entry of a row for the persons with these names. */
export const calendarEntry = (
  { eventId, day: julianDay }: AnniversaryRow,
  type: CalendarType,
  names: readonly string[],
): CalendarEntry => {
  const { year, month, day } = calendarDay("gregorian", julianDay)
  return { eventId, type, year, month, day, names }
}

/** The days from this one to the day before the same date of the next year: each date is in them once. */
export const daysOfYearFrom = (from: number): number => {
  const { year, month, day } = calendarDay("gregorian", from)
  const isLeapDay = month === 2 && day === 29
  return firstDay("gregorian", year + 1, isLeapDay ? 3 : month, isLeapDay ? 1 : day) - from
}
