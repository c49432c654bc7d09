import type { Calendar } from "./genealogical-date.ts"

/** A day, a month or a year in words. */
export interface WordedEnd {
  readonly calendar: Calendar
  readonly day: number | null
  readonly month: number | null
  readonly year: number
}

/** What words say about a time: one day, month or year, or the first and the last of several. */
export interface WordedTime {
  readonly first: WordedEnd
  /** Null if it is the first. */
  readonly last: WordedEnd | null
  /** Whether the words do not say it exactly. */
  readonly isAbout: boolean
}

/** A year of the Gregorian calendar. */
export const ofYear = (year: number): WordedEnd => ({ calendar: "gregorian", day: null, month: null, year })
