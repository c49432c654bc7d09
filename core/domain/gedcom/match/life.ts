import { sexOfGivenName } from "../../cleanup/sex-of-given-name.ts"
import { calendarDay } from "../../date/calendar.ts"
import { earliestDay, latestDay } from "../../date/date-days.ts"
import type { DateQualifier } from "../../date/genealogical-date.ts"
import type { PlacedEvent } from "../../event.ts"
import { birthAndDeath } from "../../living/vitals.ts"
import type { Gender } from "../../person.ts"

/** The Julian day numbers between which something happened; an end that is not known is null. */
export interface Days {
  readonly from: number | null
  readonly to: number | null
}

/** The facts of a person that tell apart two persons of one name. */
export interface Life {
  readonly gender: Gender | null
  readonly birth: Days | null
  readonly death: Days | null
}

type DatedEvent = Pick<PlacedEvent, "type" | "date">

const year = 366

/** The days by which an approximate date may be wrong. */
const slack: Partial<Record<DateQualifier, number>> = { about: 2 * year, calculated: year, estimated: 2 * year }

const daysOf = (event: DatedEvent | null): Days | null => {
  if (event === null || event.date === null) return null
  const [from, to] = [earliestDay(event.date), latestDay(event.date)]
  if (from === null && to === null) return null
  const around = slack[event.date.qualifier] ?? 0
  // The death is before the burial, by a year at most.
  const before = event.type === "burial" || event.type === "cremation" ? year : 0
  return { from: from === null ? null : from - around - before, to: to === null ? null : to + around }
}

/** The gender of a person, or without one that which their given name shows. */
export const comparedGender = (gender: Gender | null, givenName: string | null): Gender | null =>
  gender ?? (givenName === null ? null : (sexOfGivenName(givenName)?.gender ?? null))

/** The life of a person of this gender with these events, in the order of creation. */
export const lifeOf = (gender: Gender | null, events: readonly DatedEvent[]): Life => {
  const { birth, death } = birthAndDeath(events)
  return { gender, birth: daysOf(birth), death: daysOf(death) }
}

const isBefore = (a: Days | null, b: Days | null): boolean =>
  a !== null && b !== null && a.to !== null && b.from !== null && a.to < b.from

const dayOf = ({ from, to }: Days): number | null => (from === to ? from : null)

/** Whether both are known to the day, and this day is the same. */
export const isSameDay = (a: Days | null, b: Days | null): boolean =>
  a !== null && b !== null && dayOf(a) !== null && dayOf(a) === dayOf(b)

/** The days by which a baptism, a burial or another calendar moves a date. */
const month = 31

/** Whether two days are the same but for one slip: one wrong part, day and month in the other order, or a month. */
const isSlip = (one: number, other: number): boolean => {
  if (Math.abs(one - other) <= month) return true
  const [a, b] = [calendarDay("gregorian", one), calendarDay("gregorian", other)]
  const equal = [a.day === b.day, a.month === b.month, a.year === b.year].filter((same) => same).length
  return equal > 1 || (a.year === b.year && a.day === b.month && a.month === b.day)
}

/** Whether two dates to the day differ by more than a slip. */
export const areOtherDays = (a: Days | null, b: Days | null): boolean => {
  const [one, other] = [a === null ? null : dayOf(a), b === null ? null : dayOf(b)]
  return one !== null && other !== null && !isSlip(one, other)
}

const yearOf = (day: number | null): number | null => (day === null ? null : calendarDay("gregorian", day).year)

/** Whether two deaths are of different years, or of days that differ by more than a slip. */
export const areOtherDeaths = (a: Days | null, b: Days | null): boolean => {
  if (areOtherDays(a, b)) return true
  const [earlier, later] = isBefore(a, b) ? [a, b] : [b, a]
  return isBefore(earlier, later) && yearOf(earlier?.to ?? null) !== yearOf(later?.from ?? null)
}

/** Whether one of the two was born after the death of the other. */
export const isBornAfterDeath = (a: Life, b: Life): boolean => isBefore(a.death, b.birth) || isBefore(b.death, a.birth)

/** Whether one of the two is a man and the other a woman. */
export const areOtherGenders = (a: Gender | null, b: Gender | null): boolean =>
  (a === "male" && b === "female") || (a === "female" && b === "male")
