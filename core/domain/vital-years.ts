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

const yearOf = (events: readonly Pick<Event, "type" | "date">[], isMeant: (type: string) => boolean): number | null => {
  const date = events.find(({ type }) => isMeant(type))?.date ?? null
  return date === null ? null : latestYear(date)
}
