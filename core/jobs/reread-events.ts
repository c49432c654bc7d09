import type { Attribution } from "../domain/change/change.ts"
import type { Event } from "../domain/event.ts"
import { readKept } from "../domain/gedcom/kept/kept-node.ts"
import { allWithUnread, READER_VERSION, unreadEvents } from "../domain/gedcom/kept/unread-fields.ts"
import type { PersonId } from "../domain/ids.ts"
import { revised } from "../domain/lifecycle.ts"
import { fact } from "../edit/fact.ts"
import { refreshVitals } from "../edit/refresh-summary.ts"
import type { Transaction } from "../ports/unit-of-work.ts"
import { bySystem, type ExecutePorts } from "../use-case/command.ts"
import { fillEvidence } from "./reread-evidence.ts"
import { citeGenders } from "./reread-genders.ts"
import { fillNames } from "./reread-names.ts"
import { type KeptPiece, type RereadPiece, rereadPieces } from "./reread-pieces.ts"

/** What the history says of these changes. */
const byReadingEvents: Attribution = { ...bySystem, reason: "A new version reads more of each event and name." }

/**
 * Fills the fields of the events of one piece of kept records that an earlier version left in the lines. Deleted events
 * are filled too, so that they are whole when they come back. A field that has a value stays.
 */
export const rereadEvents = (ports: ExecutePorts): ((piece: RereadPiece) => Promise<void>) =>
  rereadPieces(ports, {
    kind: "reread_events",
    by: byReadingEvents,
    reread: async (transaction, piece) => {
      const evidence = await fillEvidence(transaction, piece)
      const cited = await citeGenders(transaction, piece, ports.newId)
      const names = await fillNames(transaction, piece)
      const changed = await filledEvents(transaction, { ...piece, rows: cited.rows })
      return [...changed.map((event) => fact("event", "update", event)), ...evidence, ...cited.facts, ...names]
    },
  })

const filledEvents = async (
  { events, keptRecords, persons, places, relationships }: Transaction,
  { treeId, rows, now }: KeptPiece,
): Promise<readonly Event[]> => {
  const unread = rows.filter(({ readerVersion }) => readerVersion < READER_VERSION)
  if (unread.length === 0) return []
  const records = unread.map(readKept)
  const reads = new Map(records.flatMap((record) => [...unreadEvents(record)]))
  // Only an address and coordinates depend on the place.
  const nameOfPlace = async ({ id, placeId }: Event): Promise<string | null> =>
    placeId === null || (reads.get(id)?.address == null && reads.get(id)?.coordinates == null)
      ? null
      : ((await places.find(placeId))?.name ?? null)
  const found = await events.ofIds(treeId, [...reads.keys()])
  const placed = await Promise.all(found.map(async (event) => ({ ...event, place: await nameOfPlace(event) })))
  const filled = new Map(allWithUnread(placed, records).map(({ place: _, ...event }) => [event.id, event]))
  const changed = found.flatMap((event) => {
    const after = revised(event, filled.get(event.id) ?? event, now)
    return after === event ? [] : [after]
  })
  await events.updateMany(changed)
  await keptRecords.update(unread.map(({ isDeleted: _, ...record }) => ({ ...record, readerVersion: READER_VERSION })))
  const shared = await relationships.ofIds(treeId, [
    ...new Set(changed.flatMap(({ relationshipId }) => relationshipId ?? [])),
  ])
  const people = [
    ...changed.flatMap(({ personId }): PersonId[] => (personId === null ? [] : [personId])),
    ...shared.flatMap(({ fromPersonId, toPersonId }) => [fromPersonId, toPersonId]),
  ]
  await refreshVitals({ persons, events, now }, treeId, people)
  return changed
}
