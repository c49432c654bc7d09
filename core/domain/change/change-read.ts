import type { Json } from "../../codec/wire.ts"
import type { ChangeId, ProposalId, TreeId, UserId } from "../ids.ts"
import type { Action, EntityType } from "../audit/action.ts"
import type { Change, ChangeEntry } from "./change.ts"
import type { Via } from "../audit/via.ts"
import { type ChangeSubject, nameOf, summaryOf } from "./summary.ts"

/** A change as a store reads it. */
export interface ChangeRow extends Change {
  readonly seq: number | null
  readonly undoneBy: ChangeId | null
  readonly actorName: string | null
  readonly subject: ChangeSubject
}

/** A change as a store reads it for a list: without what only entries and the log of requests need. */
export type ListedChange = Pick<
  ChangeRow,
  | "id"
  | "seq"
  | "treeId"
  | "at"
  | "actorId"
  | "actorName"
  | "via"
  | "action"
  | "entityType"
  | "entityId"
  | "subject"
  | "reason"
  | "undoes"
  | "undoneBy"
  | "proposalId"
  | "entryCount"
>

/** The record that a change is mainly about. */
export interface SubjectRead {
  readonly type: EntityType
  readonly id: string
  /** What the record is called now. Null if it has no name of its own, or is purged. */
  readonly name: string | null
}

/** A change as editors, the caller and the operator see it. */
export interface ChangeRead {
  readonly id: ChangeId
  readonly seq: number | null
  readonly treeId: TreeId | null
  readonly at: Date
  readonly actor: { readonly id: UserId; readonly displayName: string | null } | null
  readonly via: Via
  readonly action: Action
  /** One sentence in English. */
  readonly summary: string
  /** Null outside trees, and for imports and undos, which are about many records. */
  readonly subject: SubjectRead | null
  readonly reason: string | null
  readonly undoes: ChangeId | null
  readonly undoneBy: ChangeId | null
  readonly proposalId: ProposalId | null
  readonly entryCount: number
}

/** The place of an entry among those of its change: stored entries first, then the rows of an import by kind. */
export interface EntryKey {
  readonly part: number
  readonly id: string
}

/** An entry as a store reads it. */
export interface EntryRow extends Pick<ChangeEntry, "entityType" | "entityId" | "op" | "version" | "before" | "after"> {
  readonly key: EntryKey
}

/** An entry as editors see it. */
export interface ChangeEntryRead {
  readonly entityType: EntityType
  readonly entityId: string
  readonly before: Json
  readonly after: Json
}

/** The change for readers of its tree, or for the account that it concerns. */
export const changeRead = (row: ListedChange): ChangeRead => ({
  id: row.id,
  seq: row.seq,
  treeId: row.treeId,
  at: row.at,
  actor: row.actorId === null ? null : { id: row.actorId, displayName: row.actorName },
  via: row.via,
  action: row.action,
  summary: summaryOf(row.action, row.subject),
  subject: subjectRead(row),
  reason: row.reason,
  undoes: row.undoes,
  undoneBy: row.undoneBy,
  proposalId: row.proposalId,
  entryCount: row.entryCount,
})

/** The kinds of subjects that are no record: a whole file, and another change. */
const noRecords: ReadonlySet<EntityType> = new Set(["gedcom", "change"])

const subjectRead = ({ treeId, entityType, entityId, subject }: ListedChange): SubjectRead | null =>
  treeId === null || noRecords.has(entityType)
    ? null
    : { type: entityType, id: entityId, name: nameOf(entityType, subject) }

/** The change for the operator: without names, and without what users wrote. */
export const changeWithoutNames = (row: ListedChange): ChangeRead => ({
  ...changeRead({ ...row, actorName: null, subject: { persons: [], title: null } }),
  via: { ...row.via, name: null },
  reason: null,
})
