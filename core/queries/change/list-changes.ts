import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { type ChangeRead, changeRead } from "../../domain/change/change-read.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { ChangeFilter } from "../../ports/changes/change-reads.ts"
import type { Query } from "../../use-case/query.ts"
import { numberFromCursor } from "../../view/cursor.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"

export interface ListChanges extends ChangeFilter {
  readonly treeId: TreeId
  readonly limit: number | null
  readonly cursor: string | null
}

const PAGE = 100

/** The changes of a tree, newest first, for editors. */
export const listChanges: Query<ListChanges, Listing<ChangeRead>> = async (
  { trees, changes },
  reader,
  { treeId, limit, cursor, ...filter },
) => {
  const access = treeForRole(await trees.byId(treeId, reader.userId), "editor")
  if (E.isLeft(access)) return access
  const after = numberFromCursor(cursor)
  if (E.isLeft(after)) return after
  const size = limit ?? PAGE
  const rows = changes.ofTree(treeId, filter, { after: after.right, batch: batchFor(size) })
  return E.right(await listingOf(rows, changeRead, size, ({ seq }) => String(seq)))
}
