import type { RecordedChange } from "../../domain/change/change.ts"
import type { ImportedRows, TouchedRows } from "../../domain/change/touched-rows.ts"
import type { ChangeId, TreeId } from "../../domain/ids.ts"

/** What a transaction has written, and the changes that are made of it. The stores fill it themselves. */
export interface ChangeLog {
  /**
   * From now on, the rows that this transaction inserts into the tree belong to the import with this id. They keep
   * the id, and have no entries of their own.
   */
  beginImport(treeId: TreeId, id: ChangeId): void
  /** The rows that the transaction has written so far. */
  touched(): TouchedRows
  /** The imports that the transaction has begun. */
  imported(): readonly ImportedRows[]
  /**
   * Stores changes, at most one for each tree, and gives each change of a tree the tree's next sequence number. The
   * number stays locked until the transaction ends, so numbers follow the order of commits. This comes last. Returns the
   * bytes that their entries add to the history.
   */
  insert(changes: readonly RecordedChange[]): Promise<number>
}
