import type { Calendar } from "./genealogical-date.ts"
import { hebrewDaysInMonth, hebrewNewYear } from "./hebrew-calendar.ts"

/** A day of a calendar, with months in GEDCOM order, counted from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The rules of a calendar. Years are astronomical: 0 is 1 BCE. */
interface CalendarRules {
  readonly months: number
  readonly hasYearsBeforeItsEpoch: boolean
  readonly meanYear: number
  /** The Julian day number of the year's first day. */
  readonly newYear: (year: number) => number
  /** 0 for a month that the year does not have. */
  readonly daysInMonth: (year: number, month: number) => number
}

const romanMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const romanDaysInMonth =
  (isLeap: (year: number) => boolean) =>
  (year: number, month: number): number =>
    month === 2 && isLeap(year) ? 29 : (romanMonths[month - 1] ?? 0)

const frenchNewYear = (year: number): number => 2_375_475 + 365 * year + Math.floor(year / 4)

/**
 * Gregorian and Julian are proleptic: they extend before 1582 and before the year 8. The French Republican calendar
 * was abolished in its year 14. Later years (the Commune wrote 79) continue the pattern of the sextile years 3, 7
 * and 11: every fourth, without exception.
 */
const rules: Readonly<Record<Calendar, CalendarRules>> = {
  gregorian: {
    months: 12,
    hasYearsBeforeItsEpoch: true,
    meanYear: 365.2425,
    newYear: (year) => {
      const past = year - 1
      return 1_721_426 + 365 * past + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400)
    },
    daysInMonth: romanDaysInMonth((year) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)),
  },
  julian: {
    months: 12,
    hasYearsBeforeItsEpoch: true,
    meanYear: 365.25,
    newYear: (year) => 1_721_424 + 365 * (year - 1) + Math.floor((year - 1) / 4),
    daysInMonth: romanDaysInMonth((year) => year % 4 === 0),
  },
  hebrew: {
    months: 13,
    hasYearsBeforeItsEpoch: false,
    meanYear: 365.2468,
    newYear: hebrewNewYear,
    daysInMonth: hebrewDaysInMonth,
  },
  french_republican: {
    months: 13,
    hasYearsBeforeItsEpoch: false,
    meanYear: 365.25,
    newYear: frenchNewYear,
    daysInMonth: (year, month) => (month < 13 ? 30 : frenchNewYear(year + 1) - frenchNewYear(year) - 360),
  },
}

/** The astronomical year, of which 0 is 1 BCE. Years as people write them have no 0. */
export const astronomical = (year: number): number => (year < 0 ? year + 1 : year)

/** Whether years of this calendar can be negative (BCE). */
export const hasYearsBeforeItsEpoch = (calendar: Calendar): boolean => rules[calendar].hasYearsBeforeItsEpoch

/** The number of days of the month in that year; 0 if the year has no such month (ADS in a common Hebrew year). */
export const daysInMonth = (calendar: Calendar, year: number, month: number): number =>
  month < 1 || month > rules[calendar].months ? 0 : rules[calendar].daysInMonth(astronomical(year), month)

/** The Julian day number of the earliest day of a year, a month (`day` null) or a day. */
export const firstDay = (calendar: Calendar, year: number, month: number | null, day: number | null): number => {
  const { newYear, daysInMonth } = rules[calendar]
  const counted = astronomical(year)
  let julianDay = newYear(counted)
  for (let past = 1; past < (month ?? 1); past++) julianDay += daysInMonth(counted, past)
  return julianDay + (day ?? 1) - 1
}

/** The Julian day number of this moment's day, UTC. */
export const dayOf = (now: Date): number =>
  firstDay("gregorian", now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate())

/** The Julian day number of the latest day of a year, a month or a day. */
export const lastDay = (calendar: Calendar, year: number, month: number | null, day: number | null): number =>
  month === null
    ? rules[calendar].newYear(astronomical(year) + 1) - 1
    : firstDay(calendar, year, month, day ?? daysInMonth(calendar, year, month))

/**
 * The calendar day for a Julian day number: the inverse of `firstDay`. Before a Hebrew or French year 1 the result
 * is not a valid date.
 */
export const calendarDay = (calendar: Calendar, julianDay: number): CalendarDay => {
  const { newYear, daysInMonth, meanYear, hasYearsBeforeItsEpoch } = rules[calendar]
  let year = Math.floor((julianDay - newYear(1)) / meanYear) + 1
  while (newYear(year) > julianDay) year--
  while (newYear(year + 1) <= julianDay) year++
  let day = julianDay - newYear(year) + 1
  let month = 1
  for (let length = daysInMonth(year, month); day > length; length = daysInMonth(year, month)) {
    day -= length
    month++
  }
  return { year: hasYearsBeforeItsEpoch && year < 1 ? year - 1 : year, month, day }
}
