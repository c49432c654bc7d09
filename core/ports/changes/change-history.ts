import type { Change, ChangeEntry } from "../../domain/change/change.ts"
import type { DeletableKind } from "../../domain/deletion.ts"
import type { Json } from "../../codec/wire.ts"
import type { AuditEntryId, ChangeId, DeletionId, ProposalId, TreeId } from "../../domain/ids.ts"

/** A change with what it got when it was stored. */
export interface StoredChange extends Change {
  /** The number in its tree, in the order of commits; null outside trees. */
  readonly seq: number | null
  readonly undoneBy: ChangeId | null
}

/** A row that an import created, or that a change deleted or restored together with the others of its import. */
export interface ImportedRow {
  readonly id: string
  /** The fields of the row as the change left it, if a later change has written it; null if none has. */
  readonly made: Json
  readonly deletedAt: Date | null
  readonly deletionId: DeletionId | null
}

/** Earlier changes, for commands that build on them. */
export interface ChangeHistory {
  /** The change with this id. Takes no lock: a transaction that holds the lock of its tree reads the latest state. */
  find(id: ChangeId): Promise<StoredChange | null>
  /** The changes of the tree by which operations of the proposal hold that were applied, the newest first. */
  ofProposal(treeId: TreeId, id: ProposalId): Promise<readonly StoredChange[]>
  /** At most `limit` stored entries of the change, ordered by id, after this one. */
  entries(id: ChangeId, after: AuditEntryId | null, limit: number): Promise<readonly ChangeEntry[]>
  /**
   * At most `limit` rows of this kind that the change created, deleted or restored as those of an import, ordered by
   * id, after this one. Rows that are deleted now are included only if the change deleted them.
   */
  importedRows(
    change: StoredChange,
    kind: DeletableKind,
    after: string | null,
    limit: number,
  ): Promise<readonly ImportedRow[]>
  /** Whether a row that `importedRows` would return has been purged. */
  lacksImportedRows(change: StoredChange): Promise<boolean>
  /** How often rows of this import were deleted or restored together. */
  lastStep(importId: ChangeId): Promise<number>
}
