import type { Card } from "../chart/card.ts"
import { astronomical, calendarDay, daysInMonth } from "../date/calendar.ts"
import type { GenealogicalDate } from "../date/genealogical-date.ts"
import type { EventId, PersonId } from "../ids.ts"

/** The most days of a window. */
export const MOST_DAYS = 366

/** The same calendar day as that of an event, in a later year. */
export interface Anniversary {
  /** The day, such as `2026-11-22`. */
  readonly on: string
  /** The type of the event. */
  readonly type: string
  /** The number of years since the event, at least 1. */
  readonly years: number
  readonly eventId: EventId
  /** The person of the event, or both partners. */
  readonly persons: readonly Card[]
}

/** The days for which anniversaries are listed. */
export interface AnniversaryWindow {
  /** The Julian day number of the first day. */
  readonly from: number
  readonly days: number
}

/** An anniversary in a window. */
export interface AnniversaryRow {
  /** The number of days after the first day of the window. */
  readonly after: number
  readonly eventId: EventId
  readonly type: string
  /** The Julian day number of the event. */
  readonly day: number
  readonly personIds: readonly PersonId[]
}

/** The place of an anniversary in the list of a window. */
export type AnniversaryPosition = Pick<AnniversaryRow, "after" | "eventId">

/**
 * The Julian day number that the anniversaries of a date follow; null if the date is not one day. Dates of other
 * calendars count with their Gregorian day.
 */
export const anniversaryDay = (date: GenealogicalDate | null): number | null =>
  date !== null && date.qualifier === "exact" && date.day !== null ? date.sortDay : null

/** The month and the day of a date as one number: 1122 for 22 November. */
export const monthDay = (day: number): number => {
  const { month, day: ofMonth } = calendarDay("gregorian", day)
  return month * 100 + ofMonth
}

const LEAP_DAY = 229

/**
 * The days of a window, as the month days that are celebrated on them: 29 February is celebrated on 28 February in
 * years that do not have it.
 */
export const celebratedIn = ({
  from,
  days,
}: AnniversaryWindow): readonly { readonly after: number; readonly monthDay: number }[] =>
  Array.from({ length: days }, (_, after) => after).flatMap((after) => {
    const { year, month, day } = calendarDay("gregorian", from + after)
    const own = { after, monthDay: month * 100 + day }
    const isLastOfFebruary = month === 2 && day === 28 && daysInMonth("gregorian", year, 2) === 28
    return isLastOfFebruary ? [own, { after, monthDay: LEAP_DAY }] : [own]
  })

/** The number of years from the event to its anniversary in the window. */
export const yearsOf = ({ after, day }: Pick<AnniversaryRow, "after" | "day">, { from }: AnniversaryWindow): number =>
  astronomical(calendarDay("gregorian", from + after).year) - astronomical(calendarDay("gregorian", day).year)

/** A day as it is written: `2026-11-22`. */
export const dayText = (julianDay: number): string => {
  const { year, month, day } = calendarDay("gregorian", julianDay)
  const two = (number: number): string => String(number).padStart(2, "0")
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`
}
