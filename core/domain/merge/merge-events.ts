import { withIdentifiers } from "../evidence/identifier.ts"
import { eventKey } from "../gedcom/import/existing-facts.ts"
import type { EventId } from "../ids.ts"
import type { Event } from "../event.ts"
import { newLifecycle, revised } from "../lifecycle.ts"
import type { Relationship } from "../relationship.ts"
import type { MergedPair } from "./merge-edges.ts"
import type { MergeTake } from "./merge-input.ts"
import { eventsBeforeVitals } from "./merge-vitals.ts"
import { pairUp } from "./pair-up.ts"

/** What a merge does to the events of two persons. */
export interface MergedEvents {
  /** The events that come to the kept person or to a relationship of theirs, as they are afterwards. */
  readonly moved: readonly Event[]
  /** The events that stay and get the stricter privacy or the identifiers of an equal one. */
  readonly stricter: readonly Event[]
  /** Events that are created again because another one is to provide the birth or death. */
  readonly renewed: readonly (readonly [left: Event, created: Event])[]
  readonly same: readonly (readonly [left: Event, kept: Event])[]
}

interface Planning {
  readonly pair: MergedPair
  readonly edges: readonly (readonly [left: Relationship, kept: Relationship])[]
  readonly take: MergeTake
  readonly now: Date
  readonly newId: () => EventId
}

/** A key of what an event says, without its owner. Equal events have equal keys. */
const keyOf = (event: Event): string =>
  eventKey({ personId: null, relationshipId: null }, { ...event, place: event.placeId })

/** The events of the merged person and of relationships that become one. Equal ones are left out. */
export const mergeEvents = (
  events: readonly Event[],
  { pair: { keptId, fromId }, edges, take, now, newId }: Planning,
): MergedEvents => {
  const own = {
    kept: events.filter(({ personId }) => personId === keptId),
    from: events.filter(({ personId }) => personId === fromId),
  }
  const paired = pairUp(own.kept, own.from, keyOf)
  const before = new Set(eventsBeforeVitals(own, paired, take))
  const moved = paired.moved.filter((event) => !before.has(event))
  const shared = edges.map(([left, kept]) => ({
    kept,
    ...pairUp(
      events.filter(({ relationshipId }) => relationshipId === kept.id),
      events.filter(({ relationshipId }) => relationshipId === left.id),
      keyOf,
    ),
  }))
  const same = [...paired.same, ...shared.flatMap((one) => one.same)]
  return {
    moved: [
      ...moved.map((event) => revised<Event>(event, { personId: keptId }, now)),
      ...shared.flatMap(({ kept, moved: some }) =>
        some.map((event) => revised<Event>(event, { relationshipId: kept.id }, now)),
      ),
    ],
    stricter: staying(same, now),
    renewed: [...before].map((event) => [
      event,
      { ...event, ...newLifecycle(now), id: newId(), personId: keptId, createdAt: event.createdAt },
    ]),
    same,
  }
}

/** The events for which others are left out, if these change them. */
const staying = (same: MergedEvents["same"], now: Date): readonly Event[] => {
  const after = new Map<EventId, readonly [before: Event, after: Event]>()
  for (const [left, kept] of same) {
    const [, event] = after.get(kept.id) ?? [kept, kept]
    const privacy = left.privacy === "hidden" ? left.privacy : event.privacy
    const identifiers = withIdentifiers(event.identifiers, left.identifiers)
    after.set(kept.id, [kept, { ...event, privacy, identifiers }])
  }
  return [...after.values()].flatMap(([before, { privacy, identifiers }]) => {
    const event = revised<Event>(before, { privacy, identifiers }, now)
    return event === before ? [] : [event]
  })
}
