import { type FeedItem, type Follower, MOST_FEED_ENTRIES } from "../../../../core/domain/change/feed.ts"
import type { TreeId } from "../../../../core/domain/ids.ts"
import type { StoredChange } from "../../../../core/ports/changes/change-history.ts"
import type { FeedReads } from "../../../../core/ports/changes/feed-reads.ts"
import { accessIn } from "../../access.ts"
import { changeKey, isLive, type Tables } from "../../tables.ts"
import { entriesIn } from "./changes.ts"

/** The feeds of trees. */
export const feedReads = (tables: Tables): FeedReads => {
  const revisionOf = (treeId: TreeId): number => tables.treeRevisions.get("committed", treeId)?.revision ?? 0
  return {
    after: async (treeId, seq, most) => {
      const items: FeedItem[] = []
      const end = Math.min(seq + most, revisionOf(treeId))
      for (let next = seq + 1; next <= end; next++)
        for (const change of tables.changes.rows("committed", "seq", changeKey(treeId, next)))
          items.push(itemIn(tables, change, next))
      return items
    },
    revisions: async (treeIds) => new Map(treeIds.map((id) => [id, revisionOf(id)])),
    mayFollow: async (followers, now) => followers.map((follower) => mayFollow(tables, follower, now)),
  }
}

const itemIn = (tables: Tables, change: StoredChange, seq: number): FeedItem => ({
  seq,
  changeId: change.id,
  at: change.at,
  actorId: change.actorId,
  action: change.action,
  entries: entriesIn(tables, change)
    .slice(0, MOST_FEED_ENTRIES)
    .map(({ entityType, entityId, op, version }) => ({ entityType, entityId, op, version })),
  entryCount: change.entryCount,
})

const mayFollow = (tables: Tables, { treeId, userId, credential }: Follower, now: Date): boolean => {
  const row =
    credential.kind === "session"
      ? tables.sessions.get("committed", credential.id)
      : tables.apiTokens.get("committed", credential.id)
  if (row === null || row.expiresAt <= now) return false
  const account = tables.users.get("committed", row.userId)
  if (account === null || !isLive(account)) return false
  const isMember = (id: typeof userId): boolean => {
    const access = accessIn(tables, "committed", treeId, id)
    return access !== null && isLive(access.tree) && access.role !== null
  }
  return isMember(userId) && isMember(row.userId)
}
