import { calendarDay, dayOf } from "../date/calendar.ts"
import { latestYear } from "../date/date-years.ts"
import type { GenealogicalDate } from "../date/genealogical-date.ts"
import { isAboutDeath, isAfter, isBeforeBirth, isDeathFact } from "./death-fact.ts"
import type { PlacedEvent } from "../event.ts"
import { latestYearOfLife } from "./life-evidence.ts"
import { afterLifetime, afterOpenLifetime, ALWAYS } from "./living.ts"

/**
 * The part of an event on which the vitals depend. Kind, cause, place and notes matter for deaths alone, and notes only where they are
 * short.
 */
export type VitalEvent = Pick<
  PlacedEvent,
  "type" | "date" | "detail" | "asserted" | "privacy" | "subtype" | "cause" | "place" | "notes"
>

/** The live events of one person. */
export interface LifeEvents {
  /** The person's own events, in the order of creation. */
  readonly own: readonly VitalEvent[]
  /** The latest year of an event of the person's partnerships (`latestYearOfLife`). */
  readonly sharedYear: number | null
}

/** What a person's events say about birth, life and death, in Gregorian years. Negative years are BCE. */
export interface Vitals {
  /** The latest year of the first birth event. */
  readonly birthYear: number | null
  /** The latest year of the first death event; without one, of the first burial or cremation. */
  readonly deathYear: number | null
  /** The same from the events that non-members see. */
  readonly publicBirthYear: number | null
  readonly publicDeathYear: number | null
  /** Whether an event proves the death. */
  readonly hasDeathFact: boolean
  /** Whether non-members see no event that proves the death, although there is one. */
  readonly deathFactIsHidden: boolean
  /** The first year in which the person counts as dead according to the events; null for never. */
  readonly deadFrom: number | null
}

/**
 * The vitals of these events at this moment. A death in the future proves nothing yet, one before the birth never. A christening is not a
 * birth.
 */
export const vitalsOf = (events: LifeEvents, now: Date): Vitals => {
  const { own } = events
  const today = dayOf(now)
  const { birth, death } = birthAndDeath(own)
  const shown = birthAndDeath(openEvents(own))
  const isProof = (event: VitalEvent): boolean => isDeathFact(event, today) && !isBeforeBirth(event, own)
  const hasDeathFact = own.some(isProof)
  return {
    birthYear: yearOf(birth),
    deathYear: yearOf(death),
    publicBirthYear: yearOf(shown.birth),
    publicDeathYear: yearOf(shown.death),
    hasDeathFact,
    deathFactIsHidden: hasDeathFact && !openEvents(own).some(isProof),
    deadFrom: hasDeathFact ? ALWAYS : earlier(deadFromByAge(events), deadFromFutureDeath(own, today)),
  }
}

/** The events that non-members see. */
export const openEvents = <E extends Pick<PlacedEvent, "privacy">>(own: readonly E[]): readonly E[] =>
  own.filter(({ privacy }) => privacy !== "hidden")

/** The events that provide the year of birth and of death; null if there are none. */
export const birthAndDeath = <E extends Pick<PlacedEvent, "type" | "date">>(
  own: readonly E[],
): { readonly birth: E | null; readonly death: E | null } => ({
  birth: own.find(({ type }) => type === "birth") ?? null,
  death: deathEvent(own) ?? null,
})

/** The birth year alone, as in `vitalsOf`. */
export const birthYearOf = (own: readonly Pick<PlacedEvent, "type" | "date">[]): number | null =>
  yearOf(own.find(({ type }) => type === "birth"))

const yearOf = (event: Pick<PlacedEvent, "date"> | null | undefined): number | null =>
  event?.date == null ? null : latestYear(event.date)

const deathEvent = <E extends Pick<PlacedEvent, "type" | "date">>(own: readonly E[]): E | undefined => {
  const death = own.find(({ type }) => type === "death")
  return yearOf(death) === null ? (own.find(({ type }) => type !== "death" && isAboutDeath(type)) ?? death) : death
}

/**
 * The first year in which the person is past a lifetime, counted from the latest birth and from the latest event of
 * the person's life. Null without a dated birth: events prove that a person lived, not when the life began.
 */
const deadFromByAge = ({ own, sharedYear }: LifeEvents): number | null => {
  const born = own.reduce<number | null>(
    (last, { type, date }) => (type === "birth" && date !== null ? later(last, deadFromBirth(date)) : last),
    null,
  )
  if (born === null) return null
  const lived = later(latestYearOfLife(own), sharedYear)
  return lived === null ? born : Math.max(born, afterLifetime(lived))
}

/** A birth `after` or `from` a year may be at any later time. */
const deadFromBirth = (date: GenealogicalDate): number | null => {
  const year = latestYear(date)
  if (year === null) return null
  return date.qualifier === "after" || date.qualifier === "from" ? afterOpenLifetime(year) : afterLifetime(year)
}

/** A death that is dated in the future counts in the year after that day, when it has certainly passed. */
const deadFromFutureDeath = (own: readonly VitalEvent[], today: number): number | null =>
  own.reduce<number | null>((first, event) => {
    const day = event.date?.sortDay ?? null
    if (day === null || !isAfter(event.date, today) || !isDeathFact(event, day)) return first
    return earlier(first, calendarDay("gregorian", day).year + 1)
  }, null)

const later = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)
