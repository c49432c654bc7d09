import { latestYear } from "./date/date-years.ts"
import { type Event, isDeathFact } from "./event.ts"
import type { VitalYears } from "./person.ts"

/**
 * What a person's own live events, the earliest made first, say of their birth and death. Of several births or deaths the
 * first one counts; a burial or cremation gives the year that no death gives. A christening is no birth.
 */
export const vitalYears = (events: readonly Pick<Event, "type" | "date">[]): VitalYears => ({
  birthYear: yearOf(events, (type) => type === "birth"),
  deathYear:
    yearOf(events, (type) => type === "death") ?? yearOf(events, (type) => type !== "death" && isDeathFact(type)),
  hasDeathFact: events.some(({ type }) => isDeathFact(type)),
})

/** The two vital facts that are said of a person directly. */
export const vitals = ["birth", "death"] as const
export type Vital = (typeof vitals)[number]

/**
 * The event that provides the year of birth or death, from a person's own live events, the earliest made first; null for none. Of a death
 * it is the death itself, and a burial or cremation only where no death is recorded.
 */
export const vitalEvent = <E extends Pick<Event, "type">>(events: readonly E[], vital: Vital): E | null =>
  events.find(({ type }) => type === vital) ??
  (vital === "death" ? events.find(({ type }) => isDeathFact(type)) : undefined) ??
  null

const yearOf = (events: readonly Pick<Event, "type" | "date">[], isMeant: (type: string) => boolean): number | null => {
  const date = events.find(({ type }) => isMeant(type))?.date ?? null
  return date === null ? null : latestYear(date)
}
