import type { Event } from "../../../core/domain/event.ts"
import type { PersonId, TreeId } from "../../../core/domain/ids.ts"
import { type Lifecycle, nextVersion, revised } from "../../../core/domain/lifecycle.ts"
import { isAboutDeath } from "../../../core/domain/living/death-fact.ts"
import { longestDeathWords } from "../../../core/domain/living/death-words.ts"
import type { Events, LifeEvent, Names, Persons } from "../../../core/ports/unit-of-work.ts"
import { copyOf } from "../copy.ts"
import { edgesAt, reached } from "../graph.ts"
import { isLive, type Tables } from "../tables.ts"
import { treeRecordsOf } from "./records.ts"
import type { Write } from "./writing.ts"

type InTree = Lifecycle & { readonly treeId: TreeId }

const liveIn = <T extends InTree>(treeId: TreeId, rows: readonly T[]): readonly T[] =>
  rows.filter((row) => row.treeId === treeId && isLive(row)).map(copyOf)

export const personsIn = (tables: Tables, write: Write): Persons => ({
  ...treeRecordsOf(tables.persons, write),
  treeOf: async (id) => tables.persons.get("current", id)?.treeId ?? null,
  live: async (treeId, ids) =>
    liveIn(
      treeId,
      [...new Set(ids)]
        .sort()
        .map((id) => tables.persons.get("current", id))
        .filter((person) => person !== null),
    ),
  descendantIds: async (treeId, id) =>
    [...reached(tables, "current", { treeId, id, direction: "descendants" })].filter((descendant) => descendant !== id),
})

export const namesIn = ({ names }: Tables, write: Write): Names => ({
  ...treeRecordsOf(names, write),
  ofPerson: async (treeId, id) => liveIn(treeId, names.rows("current", "personId", id)),
  ofPersons: async (treeId, ids) =>
    liveIn(
      treeId,
      [...new Set(ids)].flatMap((id) => names.rows("current", "personId", id)),
    ).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  live: async (treeId, ids) =>
    liveIn(
      treeId,
      [...new Set(ids)]
        .sort()
        .map((id) => names.get("current", id))
        .filter((name) => name !== null),
    ),
})

export const eventsIn = (tables: Tables, write: Write): Events => ({
  ...treeRecordsOf(tables.events, write),
  ofPerson: async (treeId, id) => liveIn(treeId, tables.events.rows("current", "personId", id)),
  ofLives: async (treeId, ids) =>
    [...new Set(ids)]
      .flatMap((personId) => {
        const shared = edgesAt(tables, "current", treeId, personId)
          .filter(({ type }) => type === "partnership")
          .flatMap(({ id }) => tables.events.rows("current", "relationshipId", id))
        return [
          ...liveIn(treeId, tables.events.rows("current", "personId", personId)).map((event) =>
            lifeEvent(tables, event, personId, true),
          ),
          ...liveIn(treeId, shared).map((event) => lifeEvent(tables, event, personId, false)),
        ]
      })
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  touchAt: async (treeId, placeId, now) =>
    write(() => {
      for (const event of tables.events.rows("current", "placeId", placeId))
        if (event.treeId === treeId && isLive(event)) tables.events.update(nextVersion(event, now))
    }),
  movePlace: async (treeId, from, to, now) =>
    write(() => {
      for (const event of tables.events.rows("current", "placeId", from))
        if (event.treeId === treeId) tables.events.update(revised(event, { placeId: to }, now))
    }),
})

const lifeEvent = (tables: Tables, event: Event, personId: PersonId, isOwn: boolean): LifeEvent & Pick<Event, "id"> => {
  const { id, type, date, detail, subtype, cause, asserted, privacy, placeId, notes } = event
  const values = { id, personId, isOwn, type, date, detail, asserted, privacy }
  if (!isAboutDeath(type)) return { ...values, subtype: null, cause: null, place: null, notes: null }
  return {
    ...values,
    subtype,
    cause,
    place: placeId === null ? null : (tables.places.get("current", placeId)?.name ?? null),
    notes: notes === null || notes.length > longestDeathWords ? null : notes,
  }
}
