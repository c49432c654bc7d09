import type { ChangeRow, ListedChange, EntryKey, EntryRow } from "../../domain/change/change-read.ts"
import type { ChangeId, PersonId, TreeId, UserId } from "../../domain/ids.ts"
import type { Keyset, Rows } from "../rows.ts"

/** Which changes of a tree are listed; null for all. */
export interface ChangeFilter {
  readonly entityId: string | null
  readonly actorId: UserId | null
  readonly action: string | null
  /** Those from this time on. */
  readonly from: Date | null
  /** Those before this time. */
  readonly to: Date | null
}

export interface ChangeReads {
  byId(id: ChangeId): Promise<ChangeRow | null>
  /** The changes of a tree, newest first, after this sequence number. A change has a record if it has an entry about it. */
  ofTree(treeId: TreeId, filter: ChangeFilter, keyset: Keyset<number>): Rows<ChangeRow>
  /** The changes of a person and of the records that belong to the person, newest first, after this sequence number. */
  ofPerson(treeId: TreeId, personId: PersonId, keyset: Keyset<number>): Rows<ListedChange>
  /** The changes outside trees that concern this account, newest first. */
  ofAccount(userId: UserId, keyset: Keyset<ChangeId>): Rows<ListedChange>
  /** The changes without a tree, newest first. */
  outsideTrees(keyset: Keyset<ChangeId>): Rows<ListedChange>
  /**
   * The entries of a change in the order of their keys. Those of the rows that an import created are derived: `after`
   * is the row as the import made it.
   */
  entries(change: ChangeRow, keyset: Keyset<EntryKey>): Rows<EntryRow>
}
