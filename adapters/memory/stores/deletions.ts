import {
  deletableKinds,
  type DeletableKind,
  type Deletion,
  dependents,
  type OwnerColumn,
  ownersOf,
} from "../../../core/domain/deletion.ts"
import type { ChangeId, DeletionId, PersonId, TreeId } from "../../../core/domain/ids.ts"
import { targetsIn } from "../../../core/domain/evidence/media-target.ts"
import type { Lifecycle } from "../../../core/domain/lifecycle.ts"
import type { Deletions, PersonBeside } from "../../../core/ports/unit-of-work.ts"
import type { Table } from "../table.ts"
import { isThere } from "../media-targets.ts"
import { entityKey, isLive, type Tables } from "../tables.ts"
import type { Write } from "./writing.ts"

type Row = Lifecycle & { readonly id: string; readonly treeId: TreeId }

/** The rows of one kind for deletion: a life cycle, and owners by column. */
interface Kind {
  find(id: string): Row | null
  ofTree(treeId: TreeId): readonly Row[]
  ownedBy(column: OwnerColumn, ownerId: string): readonly Row[]
  ownerOf(column: OwnerColumn, id: string): string | null
  mark(id: string, mark: Partial<Lifecycle>): void
}

const kindOf = <T extends Row, Index extends string>(table: Table<T, Index | "treeId">): Kind => ({
  find: (id) => table.get("current", id),
  ofTree: (treeId) => table.rows("current", "treeId", treeId),
  ownedBy: (column, ownerId) => (table.isIndex(column) ? table.rows("current", column, ownerId) : []),
  ownerOf: (column, id) => {
    const row = table.get("current", id)
    return row !== null && table.isIndex(column) ? table.keyIn(column, row) : null
  },
  mark: (id, mark) => {
    const row = table.get("current", id)
    if (row !== null) table.update({ ...row, ...mark })
  },
})

const owners: ReadonlyMap<DeletableKind, ReturnType<typeof ownersOf>> = new Map(
  deletableKinds.map((kind) => [kind, ownersOf(kind)]),
)

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one entry for each method of the port
export const deletionsIn = (tables: Tables, write: Write): Deletions => {
  const rowsOf: Partial<Record<DeletableKind, Kind>> = {
    person: kindOf(tables.persons),
    name: kindOf(tables.names),
    event: kindOf(tables.events),
    relationship: kindOf(tables.relationships),
    source: kindOf(tables.sources),
    citation: kindOf(tables.citations),
    association: kindOf(tables.associations),
    comment: kindOf(tables.comments),
    media: kindOf(tables.media),
  }

  /** The rows that depend on this one, with their kinds. */
  const hangingOn = (kind: DeletableKind, id: string) =>
    dependents[kind].flatMap(({ kind: dependent, by }) =>
      by.flatMap((column) => (rowsOf[dependent]?.ownedBy(column, id) ?? []).map((row) => ({ kind: dependent, row }))),
    )

  /** Whether the row is linked to no live record but its owner. */
  const isOnlyOfOwner = ({ kind, row }: { readonly kind: DeletableKind; readonly row: Row }): boolean =>
    kind !== "media" ||
    tables.mediaLinks
      .rows("current", "mediaId", row.id)
      .flatMap(targetsIn)
      .every((target) => !isThere(tables, "current", target))

  const isOf = (importId: ChangeId | null, { treeId, id }: Row): boolean =>
    importId !== null && tables.importedRows.get("current", entityKey(treeId, id))?.changeId === importId

  const mark = (kind: DeletableKind, row: Row, change: Partial<Lifecycle>): void => rowsOf[kind]?.mark(row.id, change)

  const take = (kind: DeletableKind, row: Row, deletion: Deletion): void => {
    if (row.treeId !== deletion.treeId || !isLive(row)) return
    mark(kind, row, {
      deletedAt: deletion.at,
      deletionId: deletion.id,
      updatedAt: deletion.at,
      version: row.version + 1,
    })
    for (const dependent of hangingOn(kind, row.id).filter(isOnlyOfOwner)) take(dependent.kind, dependent.row, deletion)
  }

  const ownersAway = (kind: DeletableKind, id: string): readonly Row[] =>
    (owners.get(kind) ?? []).flatMap(({ owner, column }) => {
      const ownerId = rowsOf[kind]?.ownerOf(column, id) ?? null
      const row = ownerId === null ? null : (rowsOf[owner]?.find(ownerId) ?? null)
      return row === null || isLive(row) ? [] : [row]
    })

  const deletedOwner = (kind: DeletableKind, id: string): Row | null => ownersAway(kind, id)[0] ?? null

  /** Restores a row, or assigns it to the deletion of an owner that is still deleted. */
  const restoreRow = (kind: DeletableKind, row: Row, at: Date): void => {
    const owner = deletedOwner(kind, row.id)
    if (owner === null) mark(kind, row, { deletedAt: null, deletionId: null, updatedAt: at, version: row.version + 1 })
    else mark(kind, row, { deletedAt: owner.deletedAt, deletionId: owner.deletionId })
  }

  /**
   * Restores the dependents of a row that this deletion removed, or assigns them to the deletion of their other
   * owner.
   */
  const release = (kind: DeletableKind, id: string, deletion: Row["deletionId"], at: Date): void => {
    for (const {
      kind: dependent,
      row: { id: dependentId },
    } of hangingOn(kind, id)) {
      const row = rowsOf[dependent]?.find(dependentId) ?? null
      if (row === null || row.deletionId !== deletion) continue
      restoreRow(dependent, row, at)
      release(dependent, dependentId, deletion, at)
    }
  }

  return {
    remove: async (kind, ids, deletion) =>
      write(() => {
        for (const id of ids) {
          const row = rowsOf[kind]?.find(id) ?? null
          if (row !== null) take(kind, row, deletion)
        }
      }),
    personsOf: async (treeId, id) =>
      tables.persons
        .rows("current", "deletionId", id)
        .filter((person) => person.treeId === treeId)
        .map((person) => person.id),
    removeImported: async (kind, { treeId, importId, id, at }, except) =>
      write(() => {
        for (const row of rowsOf[kind]?.ofTree(treeId) ?? [])
          if (isLive(row) && isOf(importId, row) && !except.includes(row.id))
            mark(kind, row, { deletedAt: at, deletionId: id, updatedAt: at, version: row.version + 1 })
      }),
    restoreImported: async (kind, { treeId, importId, id, at }) =>
      write(() => {
        for (const row of rowsOf[kind]?.ofTree(treeId) ?? [])
          if (row.deletionId === id && isOf(importId, row))
            mark(kind, row, { deletedAt: null, deletionId: null, updatedAt: at, version: row.version + 1 })
      }),
    heldBack: async (treeId, id) =>
      deletableKinds.flatMap((kind) =>
        (rowsOf[kind]?.ofTree(treeId) ?? [])
          .filter((row) => row.deletionId === id && ownersAway(kind, row.id).some((owner) => owner.deletionId !== id))
          .map((row) => ({ kind, id: row.id })),
      ),
    personsBeside: async (treeId, id) => personsBeside(tables, treeId, id),
    dependentsOf: async (kind, treeId, ids, exceptImport) =>
      ids
        .flatMap((ownerId) => hangingOn(kind, ownerId).map((dependent) => ({ ...dependent, ownerId })))
        .filter(isOnlyOfOwner)
        .filter(({ row }) => row.treeId === treeId && isLive(row) && !isOf(exceptImport, row))
        .map(({ kind: dependent, row, ownerId }) => ({ kind: dependent, id: row.id, ownerId })),
    isLive: async (kind, treeId, id) => {
      const row = rowsOf[kind]?.find(id) ?? null
      return row !== null && row.treeId === treeId && isLive(row)
    },
    treeOf: async (kind, id) => rowsOf[kind]?.find(id)?.treeId ?? null,
    restore: async (kind, ids, { id: deletionId, treeId, at }) =>
      write(() => {
        const taken = ids.flatMap((id) => {
          const row = rowsOf[kind]?.find(id) ?? null
          return row !== null && row.treeId === treeId && row.deletionId === deletionId ? [row] : []
        })
        for (const row of taken) restoreRow(kind, row, at)
        for (const { id } of taken) release(kind, id, deletionId, at)
      }),
  }
}

/** The live persons with a name, an event or a partnership that this deletion removed. */
const personsBeside = (tables: Tables, treeId: TreeId, id: DeletionId): readonly PersonBeside[] => {
  const { names, events, relationships, persons } = tables
  const found = new Map<PersonId, PersonBeside>()
  const add = (personId: PersonId, hasName: boolean): void => {
    const person = persons.get("current", personId)
    if (person !== null && isLive(person)) found.set(personId, { id: personId, hasName })
  }
  const addEnds = (relationshipId: string): void => {
    const edge = relationships.get("current", relationshipId)
    if (edge?.type !== "partnership") return
    add(edge.fromPersonId, false)
    add(edge.toPersonId, false)
  }
  for (const row of relationships.rows("current", "treeId", treeId)) if (row.deletionId === id) addEnds(row.id)
  for (const { personId, relationshipId, deletionId } of events.rows("current", "treeId", treeId)) {
    if (deletionId !== id) continue
    if (personId !== null) add(personId, false)
    if (relationshipId !== null) addEnds(relationshipId)
  }
  for (const row of names.rows("current", "treeId", treeId)) if (row.deletionId === id) add(row.personId, true)
  return [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
