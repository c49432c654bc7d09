import { deathFactTypes, isAboutDeath } from "./death-fact.ts"
import type { Event } from "../event.ts"

/** The two vital facts that are set on a person directly. */
export const vitals = ["birth", "death"] as const
export type Vital = (typeof vitals)[number]

/** The types of events that may provide a vital fact. */
export const vitalTypes: readonly string[] = ["birth", ...deathFactTypes]

/**
 * The event that provides the year of birth or death, from a person's own live events, first created first; null if
 * there is none. For a death it is the death event, or a burial or cremation if there is no death event.
 */
export const vitalEvent = <E extends Pick<Event, "type">>(events: readonly E[], vital: Vital): E | null =>
  events.find(({ type }) => type === vital) ??
  (vital === "death" ? events.find(({ type }) => isAboutDeath(type)) : undefined) ??
  null
