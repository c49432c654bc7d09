import type { ChangeRow, EntryRow } from "../../../../core/domain/change/change-read.ts"
import { fieldsJson } from "../../../../core/domain/change/record-fields.ts"
import { type ImportedKind, importedKinds, type RecordedRows } from "../../../../core/domain/change/touched-rows.ts"
import type { ChangeId, PersonId, TreeId } from "../../../../core/domain/ids.ts"
import type { Json } from "../../../../core/codec/wire.ts"
import type { ChangeFilter, ChangeReads } from "../../../../core/ports/changes/change-reads.ts"
import { copyOf } from "../../copy.ts"
import type { StoredChange } from "../../../../core/ports/changes/change-history.ts"
import { entityKey, type Tables } from "../../tables.ts"
import { pages } from "../pages.ts"
import { subjectIn } from "./change-subject.ts"

export const changeReads = (tables: Tables): ChangeReads => {
  const { changes, users } = tables

  const rowOf = (change: StoredChange): ChangeRow => ({
    ...copyOf(change),
    actorName: change.actorId === null ? null : (users.get("committed", change.actorId)?.displayName ?? null),
    subject: subjectIn(tables, change),
  })

  const ofTree = (treeId: TreeId, isWanted: (change: StoredChange) => boolean) =>
    changes
      .rows("committed", "treeId", treeId)
      .filter(isWanted)
      .toSorted((a, b) => (b.seq ?? 0) - (a.seq ?? 0))

  const before = (rows: readonly StoredChange[], after: number | null, count: number) =>
    rows.filter(({ seq }) => after === null || (seq ?? 0) < after).slice(0, count)

  const seqOf = ({ seq }: StoredChange): number => seq ?? 0

  return {
    byId: async (id) => {
      const change = changes.get("committed", id)
      return change === null ? null : rowOf(change)
    },
    ofTree: (treeId, filter, keyset) =>
      pages(
        keyset,
        (after, count) =>
          before(
            ofTree(treeId, (change) => isWanted(tables, change, filter)),
            after,
            count,
          ),
        seqOf,
        rowOf,
      ),
    ofPerson: (treeId, personId, keyset) =>
      pages(
        keyset,
        (after, count) => {
          const found = changesAbout(tables, treeId, belongingTo(tables, personId))
          return before(
            ofTree(treeId, ({ id }) => found.has(id)),
            after,
            count,
          )
        },
        seqOf,
        rowOf,
      ),
    ofAccount: (userId, keyset) =>
      pages(
        keyset,
        (after, count) => changes.page("committed", "accountId", userId, { after, count, newestFirst: true }),
        ({ id }) => id,
        rowOf,
      ),
    outsideTrees: (keyset) =>
      pages(
        keyset,
        (after, count) => changes.page("committed", "outsideTrees", "yes", { after, count, newestFirst: true }),
        ({ id }) => id,
        rowOf,
      ),
    entries: (change, keyset) =>
      pages(
        keyset,
        (after, count) =>
          entriesIn(tables, change)
            .filter(
              ({ key: { part, id } }) => after === null || part > after.part || (part === after.part && id > after.id),
            )
            .slice(0, count),
        ({ key }) => key,
        (row) => row,
      ),
  }
}

const isWanted = (tables: Tables, { id, treeId, actorId, action, at }: StoredChange, filter: ChangeFilter): boolean => {
  const isOther =
    (filter.actorId !== null && filter.actorId !== actorId) ||
    (filter.action !== null && filter.action !== action) ||
    (filter.from !== null && at < filter.from) ||
    (filter.to !== null && at >= filter.to)
  if (isOther || treeId === null) return false
  return filter.entityId === null || changesAbout(tables, treeId, [filter.entityId]).has(id)
}

/** The changes with an entry about any of these records, also as rows of an import. */
const changesAbout = (tables: Tables, treeId: TreeId, ids: readonly string[]): ReadonlySet<ChangeId> =>
  new Set(
    ids.flatMap((id) => {
      const key = entityKey(treeId, id)
      const imported = tables.importedRows.get("committed", key)
      return [
        ...tables.auditEntries.rows("committed", "entity", key).map(({ changeId }) => changeId),
        ...(imported === null ? [] : [imported.changeId]),
      ]
    }),
  )

/** The ids of the person and of the records that belong to the person, live or deleted. */
const belongingTo = (tables: Tables, personId: PersonId): readonly string[] => {
  const rowIds = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)
  const edges = [
    ...rowIds(tables.relationships.rows("committed", "fromPersonId", personId)),
    ...rowIds(tables.relationships.rows("committed", "toPersonId", personId)),
  ]
  const names = rowIds(tables.names.rows("committed", "personId", personId))
  const events = [
    ...rowIds(tables.events.rows("committed", "personId", personId)),
    ...edges.flatMap((id) => rowIds(tables.events.rows("committed", "relationshipId", id))),
  ]
  return [
    personId,
    ...names,
    ...edges,
    ...events,
    ...rowIds(tables.citations.rows("committed", "personId", personId)),
    ...names.flatMap((id) => rowIds(tables.citations.rows("committed", "nameId", id))),
    ...edges.flatMap((id) => rowIds(tables.citations.rows("committed", "relationshipId", id))),
    ...events.flatMap((id) => rowIds(tables.citations.rows("committed", "eventId", id))),
    ...rowIds(tables.associations.rows("committed", "personId", personId)),
    ...rowIds(tables.associations.rows("committed", "associateId", personId)),
    ...edges.flatMap((id) => rowIds(tables.associations.rows("committed", "relationshipId", id))),
    ...events.flatMap((id) => rowIds(tables.associations.rows("committed", "eventId", id))),
    ...rowIds(tables.comments.rows("committed", "personId", personId)),
    ...events.flatMap((id) => rowIds(tables.comments.rows("committed", "eventId", id))),
    ...rowIds(tables.media.rows("committed", "personId", personId)),
    ...events.flatMap((id) => rowIds(tables.media.rows("committed", "eventId", id))),
  ]
}

const shown = <K extends ImportedKind>(kind: K, row: RecordedRows[K] | null): Json =>
  row === null ? null : fieldsJson(kind, row)

/** The present fields of a row that an import created; null if it was purged. */
const presentFields = (tables: Tables, kind: ImportedKind, id: string): Json => {
  const fields = {
    person: () => shown("person", tables.persons.get("committed", id)),
    name: () => shown("name", tables.names.get("committed", id)),
    relationship: () => shown("relationship", tables.relationships.get("committed", id)),
    event: () => shown("event", tables.events.get("committed", id)),
    place: () => shown("place", tables.places.get("committed", id)),
    source: () => shown("source", tables.sources.get("committed", id)),
    citation: () => shown("citation", tables.citations.get("committed", id)),
    association: () => shown("association", tables.associations.get("committed", id)),
    media: () => shown("media", tables.media.get("committed", id)),
    media_link: () => shown("media_link", tables.mediaLinks.get("committed", id)),
    comment: () => shown("comment", tables.comments.get("committed", id)),
  }
  return fields[kind]()
}

/** The entries of a change: the stored ones, then those of the rows that it created as an import, then purged ones. */
export const entriesIn = (tables: Tables, change: Pick<ChangeRow, "id">): readonly EntryRow[] => {
  const stored = tables.auditEntries
    .rows("committed", "changeId", change.id)
    .map(({ id, entityType, entityId, op, version, before, after }) => ({
      key: { part: 0, id },
      entityType,
      entityId,
      op,
      version,
      before,
      after,
    }))
  const created = tables.importedRows.rows("committed", "changeId", change.id).map(({ kind, id, treeId }): EntryRow => {
    const fields = presentFields(tables, kind, id)
    const later = tables.auditEntries
      .rows("committed", "entity", entityKey(treeId, id))
      .filter(({ changeId }) => changeId !== change.id)
      .toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0))[0]
    const isVersioned = typeof fields === "object" && fields !== null && "version" in fields
    return {
      key: { part: fields === null ? importedKinds.length + 1 : importedKinds.indexOf(kind) + 1, id },
      entityType: kind,
      entityId: id,
      op: "create",
      version: isVersioned ? 1 : null,
      before: null,
      after: fields === null || later === undefined ? fields : later.before,
    }
  })
  return [...stored, ...created].toSorted((a, b) => a.key.part - b.key.part || (a.key.id < b.key.id ? -1 : 1))
}
