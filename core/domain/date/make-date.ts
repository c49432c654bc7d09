import * as E from "fp-ts/lib/Either.js"
import type { FieldError } from "../../codec/field-error.ts"
import { daysInMonth, firstDay, hasYearsBeforeItsEpoch, lastDay } from "./calendar.ts"
import { displayDate } from "./compose-date.ts"
import {
  type Calendar,
  type DateInput,
  type DateParts,
  type GenealogicalDate,
  hasTwoEnds,
} from "./genealogical-date.ts"
import { isDualWording } from "./read-date.ts"

/** The first date, or the second of `between` and `from_to`. */
type End = "first" | "second"
type Part = number | null
type DayMonthYear = Readonly<Record<"day" | "month" | "year", Part>>

const furthestYear = 9999

/** The fields of the parts of each end. */
const fieldsOf = {
  first: { day: "day", month: "month", year: "year" },
  second: { day: "toDay", month: "toMonth", year: "toYear" },
} as const

const yearFault = (calendar: Calendar, year: number): string | null => {
  if (!Number.isInteger(year) || Math.abs(year) > furthestYear)
    return `A year is a whole number of at most ${furthestYear}.`
  if (year === 0) return "There is no year 0: 1 B.C. is -1."
  return year < 0 && !hasYearsBeforeItsEpoch(calendar) ? "This calendar has no years before its first." : null
}

/**
 * The first fault of one end; empty if there is none. A missing part has the fault: a day without a month is a
 * fault of the month. A day that its month does not have (30 February) is a fault of the date as a whole, at path
 * `""`, and of the day.
 */
const endFaults = (end: End, calendar: Calendar, { day, month, year }: DayMonthYear): readonly FieldError[] => {
  const fields = fieldsOf[end]
  if (year === null) {
    const needs = month === null && day === null ? "A date needs a year." : "A month needs a year."
    return [{ path: fields.year, message: needs, rule: "required" }]
  }
  const fault = yearFault(calendar, year)
  if (fault !== null) return [{ path: fields.year, message: fault, rule: "out_of_range" }]
  if (month === null)
    return day === null ? [] : [{ path: fields.month, message: "A day needs a month.", rule: "required" }]
  const days = Number.isInteger(month) ? daysInMonth(calendar, year, month) : 0
  if (days === 0) return [{ path: fields.month, message: "That year has no such month.", rule: "not_a_date" }]
  if (day === null || (Number.isInteger(day) && day >= 1 && day <= days)) return []
  return [
    { path: "", message: "There is no such day.", rule: "not_a_date" },
    { path: fields.day, message: `That month has ${days} days.`, rule: "out_of_range" },
  ]
}

const unwanted = (parts: Readonly<Record<string, Part>>, message: string): FieldError[] =>
  Object.entries(parts).flatMap(([path, part]) => (part === null ? [] : [{ path, message }]))

/** The faults of these parts; empty if they make a date. */
export const dateFaults = (date: DateParts): readonly FieldError[] => {
  const { qualifier, calendar, day, month, year, toDay, toMonth, toYear, phrase } = date
  if (qualifier === "phrase") {
    const parts = { day, month, year, toDay, toMonth, toYear }
    const missing =
      phrase === null ? [{ path: "phrase", message: "A phrase must not be empty.", rule: "required" } as const] : []
    return [...missing, ...unwanted(parts, "A phrase has no day, month or year.")]
  }
  const faults: FieldError[] = [...endFaults("first", calendar, { day, month, year })]
  if (qualifier === "exact" && phrase !== null && !isDualWording(date))
    faults.push({ path: "phrase", message: "A date with a phrase must be interpreted, not exact." })
  if (!hasTwoEnds(qualifier)) {
    if (toDay === null && toMonth === null && toYear === null) return faults
    return [...faults, ...unwanted({ toDay, toMonth, toYear }, "Only between and from_to have a second date.")]
  }
  const known = new Set(faults.map(({ path }) => path))
  const to = { day: toDay, month: toMonth, year: toYear }
  for (const fault of endFaults("second", calendar, to)) if (!known.has(fault.path)) faults.push(fault)
  if (year === null || toYear === null || faults.length > 0) return faults
  if (lastDay(calendar, toYear, toMonth, toDay) >= firstDay(calendar, year, month, day)) return faults
  return [{ path: "toYear", message: "The second date is before the first.", rule: "not_a_date" }]
}

/** The date of valid parts, with its derived values. */
export const deriveDate = (date: DateParts): GenealogicalDate => {
  const { qualifier, calendar, day, month, year, toDay, toMonth, toYear, phrase } = date
  return {
    qualifier,
    calendar,
    day,
    month,
    year,
    toDay,
    toMonth,
    toYear,
    phrase,
    display: displayDate(date),
    sortDay: year === null ? null : firstDay(calendar, year, month, day),
  }
}

/**
 * The date of the parts in a request, or every fault with its path within the date (`month`, `toYear`, `""` for
 * the whole). A blank phrase counts as absent, and the calendar of a phrase is ignored.
 */
export const makeDate = (input: DateInput): E.Either<readonly [FieldError, ...FieldError[]], GenealogicalDate> => {
  const date: DateParts = {
    qualifier: input.qualifier ?? "exact",
    calendar: input.qualifier === "phrase" ? "gregorian" : (input.calendar ?? "gregorian"),
    day: input.day ?? null,
    month: input.month ?? null,
    year: input.year ?? null,
    toDay: input.toDay ?? null,
    toMonth: input.toMonth ?? null,
    toYear: input.toYear ?? null,
    phrase: input.phrase?.trim() ? input.phrase : null,
  }
  const [fault, ...more] = dateFaults(date)
  return fault === undefined ? E.right(deriveDate(date)) : E.left([fault, ...more])
}
