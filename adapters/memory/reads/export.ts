import { setImmediate } from "node:timers/promises"
import type { PersonId, TreeId } from "../../../core/domain/ids.ts"
import { hasOnlyTitle } from "../../../core/domain/evidence/source.ts"
import type { CitedRow, ExportReads, KeptRow, RecordedPerson, TreeSnapshot } from "../../../core/ports/export-reads.ts"
import type { View } from "../table.ts"
import { isLive, type Tables } from "../tables.ts"

/** A tree at one moment. Rows are never changed in place, so a list of references is a consistent view. */
export const exportReads = (tables: Tables): ExportReads => ({
  snapshot: async function* ({ tree }, work) {
    yield* work(withTurns(snapshotOf(tables, "committed", tree.id)))
  },
})

/**
 * The same rows. Before the reads that large work repeats, other work of the thread has its turn, as it has while a
 * database answers: callers get progress, and those who leave are noticed.
 */
const withTurns = (rows: TreeSnapshot): TreeSnapshot => ({
  ...rows,
  persons: async (ids) => {
    await setImmediate()
    return rows.persons(ids)
  },
  events: async (wanted) => {
    await setImmediate()
    return rows.events(wanted)
  },
  edges: async (ids) => {
    await setImmediate()
    return rows.edges(ids)
  },
})

/** The rows of a tree as they are now in this view. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one entry for each method of the port
export const snapshotOf = (tables: Tables, view: View, treeId: TreeId): TreeSnapshot => {
  const persons = tables.persons.rows(view, "treeId", treeId)
  const sources = tables.sources.rows(view, "treeId", treeId)
  const live = {
    persons: persons.filter(isLive),
    names: persons
      .flatMap(({ id }) => tables.names.rows(view, "personId", id))
      .filter(isLive)
      .sort(byId),
    sources: sources.filter(isLive),
    events: tables.events.rows(view, "treeId", treeId).filter(isLive),
    edges: tables.relationships.rows(view, "treeId", treeId).filter(isLive),
    citations: tables.citations.rows(view, "treeId", treeId).filter(isLive),
    associations: tables.associations.rows(view, "treeId", treeId).filter(isLive),
  }
  const merged = new Map(
    persons.flatMap(({ id, merged: became }) => (became === null ? [] : [[id, { id, merged: became }] as const])),
  )
  const media = tables.media.rows(view, "treeId", treeId).filter(isLive).sort(byId)
  const placeNames = new Map(tables.places.rows(view, "treeId", treeId).map(({ id, name }) => [id, name]))
  const deleted = new Set<string>([...persons, ...sources].filter((row) => !isLive(row)).map(({ id }) => id))
  const isWithdrawn = ({ id }: Pick<KeptRow, "id">): boolean => tables.keptImports.get(view, id)?.isWithdrawn === true
  const kept = tables.keptRecords
    .rows(view, "treeId", treeId)
    .map(
      (record): KeptRow => ({
        ...record,
        isDeleted:
          isWithdrawn(record) || [record.personId, record.sourceId].some((id) => id !== null && deleted.has(id)),
      }),
    )
    .sort((a, b) => a.position - b.position)
  // A record that a merge added to a person or source of the tree may be withdrawn while that one stays.
  const present = kept.filter((record) => !isWithdrawn(record))
  const find = {
    keptById: groups(kept, ({ id }) => [id]),
    keptByXref: groups(kept, ({ xref }) => [xref]),
    keptByFileXref: groups(kept, ({ xref, originalXref }) => [xref, originalXref]),
    keptByPerson: groups(present, ({ personId }) => [personId]),
    keptBySubject: groups(kept, ({ tag, links }) => [tag === "FAM" ? (links[0]?.[1] ?? null) : null]),
    keptBySource: groups(present, ({ sourceId }) => [sourceId]),
    person: groups(live.persons, ({ id }) => [id]),
    source: groups(live.sources, ({ id }) => [id]),
    names: groups(live.names, ({ personId }) => [personId]),
    events: groups(live.events, ({ id, personId, relationshipId }) => [id, personId, relationshipId]),
    edges: groups(live.edges, ({ fromPersonId, toPersonId }) => [fromPersonId, toPersonId]),
    citations: groups(live.citations, ({ personId, nameId, eventId, relationshipId }) => [
      personId,
      nameId,
      eventId,
      relationshipId,
    ]),
    associations: groups(live.associations, ({ personId, eventId, relationshipId }) => [
      personId,
      eventId,
      relationshipId,
    ]),
  }
  return {
    kept: async (from, limit) => page(kept, ({ position }) => position >= from, limit),
    keptBy: async ({ ids = [], xrefs = [], fileXrefs = [], subjectIds = [] }) =>
      distinct([
        ...taken(find.keptById, ids),
        ...taken(find.keptByXref, xrefs),
        ...taken(find.keptByFileXref, fileXrefs),
        ...taken(find.keptBySubject, subjectIds),
      ]).sort((a, b) => a.position - b.position),
    keptOf: async (personIds) => [...taken(find.keptByPerson, personIds)].sort((a, b) => a.position - b.position),
    keptOfSources: async (ids) => [...taken(find.keptBySource, ids)].sort((a, b) => a.position - b.position),
    liveAmong: async (ids) => ids.filter((id) => isLiveIn(tables, view, { treeId, id })),
    unnamedRecords: async (from, limit) => page(kept, ({ position, xref }) => position >= from && xref === null, limit),
    identifiers: async (after, limit) => {
      const found = persons.flatMap(({ id, identifiers, deletedAt, merged: became }) =>
        identifiers === null || identifiers.length === 0 || (deletedAt !== null && became === null)
          ? []
          : [{ id, personId: id, identifiers }],
      )
      return page(found.sort(byId), ({ id }) => id > (after ?? ""), limit)
    },
    headers: async () => {
      const submitter = present.find(({ tag }) => tag === "SUBM")
      return kept.filter((record) => record.tag === "HEAD" || record === submitter)
    },
    persons: async (ids) => taken(find.person, ids),
    newPersons: async (after, limit) =>
      page(live.persons, ({ id }) => id > (after ?? "") && !find.keptByPerson.has(id), limit),
    personIds: async (after, limit) => page(live.persons, ({ id }) => id > (after ?? ""), limit).map(({ id }) => id),
    distinctPersons: async () =>
      persons.flatMap(({ id, distinctFrom }) => (distinctFrom === null ? [] : [{ id, distinctFrom }])).sort(byId),
    dismissedChecks: async (ids) => {
      const wanted = new Set(ids)
      return persons
        .flatMap(({ id, dismissedChecks }) =>
          dismissedChecks === null || !wanted.has(id) ? [] : [{ id, dismissedChecks }],
        )
        .sort(byId)
    },
    mergedPersons: async () => [...merged.values()].sort(byId),
    pointers: async (ids) =>
      taken(find.person, ids).map(
        ({ id, gender }): RecordedPerson => ({
          id,
          gender,
          xref: find.keptByPerson.get(id)?.[0]?.xref ?? null,
          hasRecord: find.keptByPerson.has(id),
        }),
      ),
    names: async (personIds: readonly PersonId[]) => taken(find.names, personIds),
    events: async ({ ids, personIds, relationshipIds }) =>
      taken(find.events, [...ids, ...personIds, ...relationshipIds]).map((event) => ({
        ...event,
        place: event.placeId === null ? null : (placeNames.get(event.placeId) ?? null),
      })),
    citations: async ({ personIds, nameIds, eventIds, relationshipIds }) =>
      taken(find.citations, [...personIds, ...nameIds, ...eventIds, ...relationshipIds]).flatMap(
        (citation): readonly CitedRow[] => {
          const [source] = find.source.get(citation.sourceId) ?? []
          if (source === undefined) return []
          const [record] = find.keptBySource.get(source.id) ?? []
          return [
            {
              ...citation,
              sourceXref: record?.xref ?? null,
              bareTitle: record === undefined && hasOnlyTitle(source) ? source.title : null,
            },
          ]
        },
      ),
    associations: async ({ personIds, eventIds, relationshipIds }) =>
      taken(find.associations, [...personIds, ...eventIds, ...relationshipIds]),
    edges: async (personIds) => taken(find.edges, personIds),
    sources: async (ids) => taken(find.source, ids),
    allSources: async (after, limit) =>
      page(live.sources, ({ id }) => id > (after ?? ""), limit).map((source) => ({
        ...source,
        xref: find.keptBySource.get(source.id)?.[0]?.xref ?? null,
        hasRecord: find.keptBySource.has(source.id),
      })),
    newSources: async (after, limit) =>
      page(live.sources, ({ id }) => id > (after ?? "") && !find.keptBySource.has(id), limit),
    media: async (after, limit) => page(media, ({ id }) => id > (after ?? ""), limit),
    mediaLinks: async (mediaIds) =>
      mediaIds.flatMap((id) => tables.mediaLinks.rows(view, "mediaId", id)).filter((link) => link.treeId === treeId),
    objects: async () => kept.filter(({ tag, links }) => tag === "OBJE" && links.length > 0),
  }
}

/** Whether the row of the tree with this id is live, of whatever kind it is. Ids are unique in all tables. */
const isLiveIn = (
  tables: Tables,
  view: View,
  { treeId, id }: { readonly treeId: TreeId; readonly id: string },
): boolean =>
  [
    ...[tables.persons, tables.names, tables.events, tables.relationships],
    ...[tables.citations, tables.associations, tables.media],
  ].some((table) => {
    const row = table.get(view, id)
    return row !== null && row.treeId === treeId && isLive(row)
  })

type Identified = { readonly id: string }

const byId = (a: Identified, b: Identified): number => (a.id < b.id ? -1 : 1)

const groups = <T>(
  rows: readonly T[],
  keysOf: (row: T) => readonly (string | null)[],
): ReadonlyMap<string, readonly T[]> => {
  const found = new Map<string, T[]>()
  for (const row of rows) {
    for (const key of keysOf(row)) {
      if (key === null) continue
      const group = found.get(key)
      if (group === undefined) found.set(key, [row])
      else group.push(row)
    }
  }
  return found
}

const distinct = <T>(rows: readonly T[]): T[] => [...new Set(rows)]

/** The rows with these keys, each once, ordered by id. */
const taken = <T extends Identified>(index: ReadonlyMap<string, readonly T[]>, keys: readonly string[]): readonly T[] =>
  distinct(keys.flatMap((key) => index.get(key) ?? [])).sort(byId)

/** The first `limit` wanted rows of ordered rows. */
const page = <T>(rows: readonly T[], isWanted: (row: T) => boolean, limit: number): readonly T[] =>
  rows.filter(isWanted).slice(0, limit)
