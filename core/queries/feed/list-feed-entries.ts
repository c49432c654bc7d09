import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import type { ChangeRow, EntryRow } from "../../domain/change/change-read.ts"
import type { FeedEntry } from "../../domain/change/feed.ts"
import { type DomainError, notFound } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { ChangeReads } from "../../ports/changes/change-reads.ts"
import type { Query } from "../../use-case/query.ts"
import { cursorOfEntry, entryFromCursor } from "../../view/entry-cursor.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"

export interface ListFeedEntries {
  readonly treeId: TreeId
  readonly seq: number
  readonly limit: number | null
  readonly cursor: string | null
}

const PAGE = 1_000

/** What a change did to each record, for members: ids only. */
export const listFeedEntries: Query<ListFeedEntries, Listing<FeedEntry>> = async (
  { trees, changes },
  reader,
  { treeId, seq, limit, cursor },
) => {
  const access = treeForRole(await trees.byId(treeId, reader.userId), "viewer")
  if (E.isLeft(access)) return access
  const change = await changeAt(changes, treeId, seq)
  if (E.isLeft(change)) return change
  const after = entryFromCursor(cursor)
  if (E.isLeft(after)) return after
  const size = limit ?? PAGE
  const rows = changes.entries(change.right, { after: after.right, batch: batchFor(size) })
  const { items, next } = await listingOf(rows, (row) => row, size, cursorOfEntry)
  return E.right({ items: idsOnly(items), next })
}

const noFilter = { entityId: null, actorId: null, action: null, from: null, to: null }

const changeAt = async (
  changes: ChangeReads,
  treeId: TreeId,
  seq: number,
): Promise<E.Either<DomainError, ChangeRow>> => {
  for await (const [change] of changes.ofTree(treeId, noFilter, { after: seq + 1, batch: 1 }))
    return change?.seq === seq ? E.right(change) : E.left(notFound("change"))
  return E.left(notFound("change"))
}

const idsOnly = async function* (batches: AsyncIterable<readonly EntryRow[]>): AsyncGenerator<readonly FeedEntry[]> {
  for await (const batch of batches)
    yield batch.map(({ entityType, entityId, op, version }) => ({ entityType, entityId, op, version }))
}
