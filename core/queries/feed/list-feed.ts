import * as E from "fp-ts/lib/Either.js"
import type { FeedItem } from "../../domain/change/feed.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { FeedReads } from "../../ports/changes/feed-reads.ts"
import type { Query } from "../../use-case/query.ts"
import { checkFeed } from "../../view/followed-feed.ts"
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
  const checked = await checkFeed(context, reader, start)
  if (E.isLeft(checked)) return checked
  return E.right({ items: itemsAfter(context.feed, start, limit ?? PAGE), next: null })
}

const itemsAfter = async function* (
  feed: FeedReads,
  { treeId, after }: { readonly treeId: TreeId; readonly after: number },
  limit: number,
): AsyncGenerator<readonly FeedItem[]> {
  let [position, left] = [after, limit]
  while (left > 0) {
    const items = await feed.after(treeId, position, left)
    const last = items.at(-1)
    if (last === undefined) return
    yield items
    position = last.seq
    left -= items.length
  }
}
