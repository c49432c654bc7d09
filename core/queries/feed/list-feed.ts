import * as E from "fp-ts/lib/Either.js"
import type { FeedItem } from "../../domain/change/feed.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { FeedReads } from "../../ports/changes/feed-reads.ts"
import type { Query } from "../../use-case/query.ts"
import { endOfFeed } from "../../view/followed-feed.ts"
import type { Listing } from "../../view/listing.ts"

export interface ListFeed {
  readonly treeId: TreeId
  /** The last sequence number that the reader knows; null for none. */
  readonly after: number | null
  readonly limit: number | null
}

const PAGE = 100

/** The changes of a tree, oldest first, for members: ids only. */
export const listFeed: Query<ListFeed, Listing<FeedItem>> = async (context, reader, { treeId, after, limit }) => {
  const start = { treeId, after: after ?? 0 }
  const end = await endOfFeed(context, reader, start)
  if (E.isLeft(end)) return end
  const upTo = Math.min(end.right, start.after + (limit ?? PAGE))
  return E.right({ items: itemsBetween(context.feed, start, upTo), next: null })
}

/** The items after one sequence number, up to another one. The numbers of a tree have no gaps. */
const itemsBetween = async function* (
  feed: FeedReads,
  { treeId, after }: { readonly treeId: TreeId; readonly after: number },
  upTo: number,
): AsyncGenerator<readonly FeedItem[]> {
  for (let position = after; position < upTo; ) {
    const items = await feed.after(treeId, position, upTo - position)
    const last = items.at(-1)
    if (last === undefined) return
    yield items
    position = last.seq
  }
}
