import * as E from "fp-ts/lib/Either.js"
import { idFromCursor } from "../../view/cursor.ts"
import { SourceId } from "../../domain/ids.ts"
import { showSource } from "../../domain/privacy.ts"
import type { SourceRead } from "../../domain/evidence/source.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import { asksForDeleted, type RecordsOfTree } from "../../view/page-of-tree.ts"
import { matchesSource } from "../../domain/record-lists/record-filters.ts"

export interface ListSources extends RecordsOfTree {
  /** Words that are all in the texts of a source. */
  readonly q?: string | null
}

/**
 * The sources of a tree with a citation that the reader sees; members see all of them. Editors can list the deleted
 * ones.
 */
export const listSources: Query<ListSources, Listing<SourceRead>> = async (
  { trees, sources, now },
  reader,
  { treeId, deleted, q = null, limit, cursor },
) => {
  const viewer = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(viewer)) return viewer
  const gone = asksForDeleted(viewer.right, deleted)
  if (E.isLeft(gone)) return gone
  const after = idFromCursor(SourceId, cursor)
  if (E.isLeft(after)) return after
  const keyset = { after: after.right, batch: batchFor(limit) }
  const rows = gone.right ? sources.deletedOf(treeId, keyset) : sources.ofTree(treeId, viewer.right, keyset)
  const isWanted = matchesSource(q)
  return E.right(
    await listingOf(
      rows,
      (row) => {
        const source = showSource(viewer.right, row)
        return source !== null && isWanted(source) ? source : null
      },
      limit,
      ({ id }) => id,
    ),
  )
}
