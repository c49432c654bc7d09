import { fact } from "../edit/fact.ts"
import { refreshVitals } from "../edit/refresh-summary.ts"
import type { Attribution } from "../domain/change/change.ts"
import type { Event } from "../domain/event.ts"
import { type KeptNode, readKept } from "../domain/gedcom/kept/kept-node.ts"
import { linkedRows, readingOf, rereadDates as readAgain } from "../domain/gedcom/kept/reread-dates.ts"
import type { PersonId, TreeId } from "../domain/ids.ts"
import { revised } from "../domain/lifecycle.ts"
import type { Transaction } from "../ports/unit-of-work.ts"
import { bySystem, type ExecutePorts } from "../use-case/command.ts"
import { type RereadPiece, rereadPieces } from "./reread-pieces.ts"

/** What the history says of these changes. */
export const byRereading: Attribution = { ...bySystem, reason: "A new version reads more dates." }

/** Reads the dates of one piece of kept records again, where an earlier version read only a phrase. */
export const rereadDates = (ports: ExecutePorts): ((piece: RereadPiece) => Promise<void>) =>
  rereadPieces(ports, {
    kind: "reread_dates",
    by: byRereading,
    reread: async (transaction, { treeId, rows, now }) => {
      const records = rows.flatMap((row) => (row.isDeleted ? [] : [readKept(row)]))
      const changed = await changedEvents(transaction, { treeId, records, now })
      return changed.map((event) => fact("event", "update", event))
    },
  })

interface Piece {
  readonly treeId: TreeId
  readonly records: readonly KeptNode[]
  readonly now: Date
}

/** Writes the events whose dates are read in another way, and the vitals of all whose dates in words say a year. */
const changedEvents = async (
  { contents, events, persons, relationships }: Transaction,
  { treeId, records, now }: Piece,
): Promise<readonly Event[]> => {
  const heads = (await contents(treeId).headers()).filter(({ tag }) => tag === "HEAD")
  const reading = readingOf(heads.map(readKept))
  const found = await events.ofIds(treeId, [...new Set(records.flatMap(linkedRows))])
  const inWords = new Map<string, Event>(
    found.flatMap((event) =>
      event.deletedAt === null && event.date?.qualifier === "phrase" ? [[event.id, event]] : [],
    ),
  )
  const changed = records.flatMap((record) =>
    Array.from(
      readAgain(record, (id) => inWords.get(id)?.date ?? null, reading),
      ([id, date]) => {
        const event = inWords.get(id)
        inWords.delete(id)
        return event === undefined ? [] : [revised(event, { date }, now)]
      },
    ).flat(),
  )
  await events.updateMany(changed)
  const all = [...changed, ...inWords.values()]
  const shared = await relationships.ofIds(treeId, [
    ...new Set(all.flatMap(({ relationshipId }) => relationshipId ?? [])),
  ])
  const people = [
    ...all.flatMap(({ personId }): PersonId[] => (personId === null ? [] : [personId])),
    ...shared.flatMap(({ fromPersonId, toPersonId }) => [fromPersonId, toPersonId]),
  ]
  await refreshVitals({ persons, events, now }, treeId, people)
  return changed
}
