import * as t from "io-ts"
import { count } from "../../../../core/codec/count.ts"
import { instant, nullable, oneOf, type Wire, wire } from "../../../../core/codec/wire.ts"
import { actions, entityTypes } from "../../../../core/domain/audit/action.ts"
import { entryOps } from "../../../../core/domain/change/change.ts"
import type { FeedEntry, FeedItem } from "../../../../core/domain/change/feed.ts"
import { ChangeId, UserId } from "../../../../core/domain/ids.ts"

/** What a change did to one record, by ids. */
export const feedEntryReply: Wire<FeedEntry> = wire("FeedEntry", {
  entityType: oneOf(entityTypes),
  entityId: t.string,
  op: oneOf(entryOps),
  version: nullable(count),
})

/** A change in a feed. */
export const feedItemReply: Wire<FeedItem> = wire("FeedItem", {
  seq: count,
  changeId: ChangeId,
  at: instant,
  actorId: nullable(UserId),
  action: oneOf(actions),
  entries: t.readonlyArray(feedEntryReply),
  entryCount: count,
})
