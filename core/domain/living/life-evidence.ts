import { latestYear } from "../date/date-years.ts"
import { isAboutDeath } from "./death-fact.ts"
import { ordinanceTypes } from "./ordinance-types.ts"
import type { Event } from "../event.ts"

/** Types of events that may be dated after the death of the person, or concern the person's estate. */
const afterDeath: ReadonlySet<string> = new Set(["will", "probate"])

/** Words of custom types that denote such an event. */
const wordsAfterDeath =
  /\b(?:obituar|funeral|memorial|inquest|autops|estate|inventory|interment|inurnment|entombment|reburial|exhum|ashes|grave|headstone|tombstone|epitaph|requiem|find ?a ?grave|nachruf|nachlass|beerdigung|trauerfeier|obs[eè]ques|d[eé]c[eè]s|tombe)/iu

/**
 * Whether a dated event of this type proves that its person was alive then: residence, census, marriage and all
 * others except those that may follow a death (burial, cremation, will, probate, ordinances by proxy, custom types such as
 * `Obituary`).
 * Births are handled separately.
 */
const isOfLife = (type: string): boolean =>
  type !== "birth" &&
  !isAboutDeath(type) &&
  !afterDeath.has(type) &&
  !ordinanceTypes.has(type) &&
  !wordsAfterDeath.test(type)

/** The latest year in which one of these events proves that its persons were alive; null if none does. */
export const latestYearOfLife = (events: readonly Pick<Event, "type" | "date">[]): number | null => {
  let latest: number | null = null
  for (const { type, date } of events) {
    const year = date === null || !isOfLife(type) ? null : latestYear(date)
    if (year !== null && (latest === null || year > latest)) latest = year
  }
  return latest
}

/** Whether the vitals of the event's persons depend on this event. */
export const bearsOnVitals = ({ type, date }: Pick<Event, "type" | "date">): boolean =>
  type === "birth" || isAboutDeath(type) || (date !== null && isOfLife(type))
