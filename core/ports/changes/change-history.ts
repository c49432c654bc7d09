import type { Change, ChangeEntry } from "../../domain/change/change.ts"
import type { ImportedKind } from "../../domain/change/touched-rows.ts"
import type { Json } from "../../codec/wire.ts"
import type { AuditEntryId, ChangeId } from "../../domain/ids.ts"

/** A change with what it got when it was stored. */
export interface StoredChange extends Change {
  /** The number in its tree, in the order of commits; null outside trees. */
  readonly seq: number | null
  readonly undoneBy: ChangeId | null
}

/** A live row that an import created. */
export interface ImportedRow {
  readonly id: string
  /** The fields of the row as the import made it, if a later change has written it; null if none has. */
  readonly made: Json
}

/** Earlier changes, for commands that build on them. */
export interface ChangeHistory {
  /** The change with this id. Takes no lock: a transaction that holds the lock of its tree reads the latest state. */
  find(id: ChangeId): Promise<StoredChange | null>
  /** At most `limit` stored entries of the change, ordered by id, after this one. */
  entries(id: ChangeId, after: AuditEntryId | null, limit: number): Promise<readonly ChangeEntry[]>
  /** At most `limit` live rows of this kind that the import created, ordered by id, after this one. */
  importedRows(
    change: StoredChange,
    kind: ImportedKind,
    after: string | null,
    limit: number,
  ): Promise<readonly ImportedRow[]>
}
