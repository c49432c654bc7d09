import * as E from "fp-ts/lib/Either.js"
import { TreeId } from "../../domain/ids.ts"
import { showPublicTree } from "../../domain/privacy.ts"
import { searchWords } from "../../domain/name-text/search-text.ts"
import type { PublicTreeRead } from "../../domain/tree.ts"
import { idFromCursor } from "../../view/cursor.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"

export interface ListPublicTrees {
  readonly q: string | null
  readonly limit: number | null
  readonly cursor: string | null
}

/**
 * The directory: public trees, and for signed-in users also the trees that are visible to all members of the site.
 */
export const listPublicTrees: Query<ListPublicTrees, Listing<PublicTreeRead>> = async (
  { trees, now },
  { userId },
  { q, limit, cursor },
) => {
  const after = idFromCursor(TreeId, cursor)
  if (E.isLeft(after)) return after
  const size = limit ?? 100
  const year = now.getUTCFullYear()
  const rows = trees.directory(userId, q === null ? [] : searchWords(q), { after: after.right, batch: batchFor(size) })
  return E.right(
    await listingOf(
      rows,
      (row) => showPublicTree(row, { userId, role: row.role, year }, row.home),
      size,
      (tree) => tree.id,
    ),
  )
}
