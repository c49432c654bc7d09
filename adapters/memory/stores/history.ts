import type { ImportedKind } from "../../../core/domain/change/touched-rows.ts"
import { isOfOperation } from "../../../core/domain/change/of-operation.ts"
import type { TreeId } from "../../../core/domain/ids.ts"
import type { ChangeHistory, ImportedRow, StoredChange } from "../../../core/ports/changes/change-history.ts"
import { copyOf } from "../copy.ts"
import { entityKey, type Tables } from "../tables.ts"
import { findIn } from "./records.ts"

/** Earlier changes, within a transaction. */
export const historyIn = (tables: Tables): ChangeHistory => ({
  find: (id) => findIn(tables.changes, id),
  ofProposal: async (treeId, id) =>
    tables.changes
      .rows("current", "proposalId", id)
      .filter((change) => change.treeId === treeId && isOfOperation(change))
      .toSorted((a, b) => (b.seq ?? 0) - (a.seq ?? 0))
      .map(copyOf),
  entries: async (id, after, count) =>
    tables.auditEntries.page("current", "changeId", id, { after, count }).map(copyOf),
  importedRows: async (change, kind, after, count) =>
    tables.importedRows
      .page("current", "changeId", change.id, {
        after: after === null ? null : entityKey(change.treeId, after),
        wanted: (row) => row.kind === kind && isLiveIn(tables, kind, row.id),
        count,
      })
      .map(
        ({ treeId, id }): ImportedRow => ({
          id,
          made: madeOf(tables, change, { treeId, id }),
          deletedAt: null,
          deletionId: null,
        }),
      ),
  // In memory only the entries of an import itself are derived.
  lacksImportedRows: async () => false,
  lastStep: async () => 0,
})

/** The fields of an imported row before the first later change; null if there is none. */
const madeOf = (
  tables: Tables,
  { seq }: StoredChange,
  { treeId, id }: { readonly treeId: TreeId; readonly id: string },
): ImportedRow["made"] =>
  tables.auditEntries
    .rows("current", "entity", entityKey(treeId, id))
    .filter((entry) => (entry.seq ?? 0) > (seq ?? 0))
    .toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0))[0]?.before ?? null

const isLiveIn = (tables: Tables, kind: ImportedKind, id: string): boolean => {
  const row = rowIn(tables, kind, id)
  return row !== null && (!("deletedAt" in row) || row.deletedAt === null)
}

const rowIn = (tables: Tables, kind: ImportedKind, id: string): object | null =>
  ({
    person: () => tables.persons.get("current", id),
    name: () => tables.names.get("current", id),
    relationship: () => tables.relationships.get("current", id),
    event: () => tables.events.get("current", id),
    place: () => tables.places.get("current", id),
    source: () => tables.sources.get("current", id),
    citation: () => tables.citations.get("current", id),
    association: () => tables.associations.get("current", id),
    comment: () => tables.comments.get("current", id),
    media: () => tables.media.get("current", id),
    media_link: () => tables.mediaLinks.get("current", id),
  })[kind]()
