import { placeKey } from "../event.ts"
import type { KeptNode } from "./kept-node.ts"
import { type EventValues, readEvent } from "./read-event.ts"
import type { GedcomStructure } from "./record.ts"
import { restate } from "./restate.ts"
import { stateCitations, withCitations } from "./restate-citations.ts"
import { type Restating, rewordedDates, startReading } from "./restating.ts"
import { alike } from "./structure.ts"
import { type EventHome, hasStrayDetail, writeEvent } from "./write-event.ts"

export type StatedEvent = EventValues & { readonly id: string }

/** A new event with its citations and media. */
export const stateEvent = (
  event: StatedEvent,
  home: EventHome,
  { version, citationsOf, mediaOf }: Restating,
): GedcomStructure => {
  const structure = writeEvent(event, home, version)
  return {
    ...structure,
    children: [...structure.children, ...stateCitations(citationsOf(event.id)), ...mediaOf(event.id)],
  }
}

/** A kept event as it is now. */
export const restateEvent = (
  node: KeptNode,
  event: StatedEvent,
  home: EventHome,
  restating: Restating,
): GedcomStructure => {
  const { reading, isUsed } = startReading(restating)
  const read = readEvent(node, reading)
  if (read === null) return node
  const { version } = restating
  const structure = { ...node, children: withCitations(node.children, restating.citationsOf(event.id), restating) }
  const now = writeEvent(
    { ...event, place: samePlace(read.place, event.place) ? read.place : event.place },
    home,
    version,
  )
  const kept = { structure, isUsed, reworded: rewordedDates(restating) }
  const before = writeEvent(read, home, version)
  if (!hasStrayDetail(node, version) || alike(before, now)) return restate(kept, before, now)
  return restate(kept, { ...writeEvent({ ...read, detail: null }, home, version), value: node.value }, now)
}

/** A tree spells a place as it was first met. */
const samePlace = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && placeKey(one) === placeKey(other)
