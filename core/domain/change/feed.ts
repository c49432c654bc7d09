import type { ChangeId, SessionId, TreeId, UserId, ApiTokenId } from "../ids.ts"
import type { Action, EntityType } from "../audit/action.ts"
import type { EntryOp } from "./change.ts"

/** The most entries of one feed item. The others have pages of their own. */
export const MOST_FEED_ENTRIES = 1_000

/** What a change did to one record, without any data of the record. */
export interface FeedEntry {
  readonly entityType: EntityType
  readonly entityId: string
  readonly op: EntryOp
  /** The version of the record after the change; null if it has no versions or is gone. */
  readonly version: number | null
}

/** A change as the followers of a tree get it: ids only. */
export interface FeedItem {
  readonly seq: number
  readonly changeId: ChangeId
  readonly at: Date
  readonly actorId: UserId | null
  readonly action: Action
  /** The first `MOST_FEED_ENTRIES` entries. */
  readonly entries: readonly FeedEntry[]
  /** The number of all entries. */
  readonly entryCount: number
}

/** The credentials of a stream: a session or an API token. */
export type Credential =
  | { readonly kind: "session"; readonly id: SessionId }
  | { readonly kind: "token"; readonly id: ApiTokenId }

/** Who follows a tree, and by which credentials. */
export interface Follower {
  readonly treeId: TreeId
  /** The member that the follower reads as. */
  readonly userId: UserId
  readonly credential: Credential
}
