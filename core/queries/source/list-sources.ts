import * as E from "fp-ts/lib/Either.js"
import { idFromCursor } from "../../view/cursor.ts"
import { SourceId } from "../../domain/ids.ts"
import { showSource } from "../../domain/privacy.ts"
import type { SourceRead } from "../../domain/source.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { type Query, viewerOf } from "../../query.ts"
import type { PageOfTree } from "../../view/page-of-tree.ts"

/** The sources of a tree that back a citation which the reader sees; members see them all. */
export const listSources: Query<PageOfTree, Listing<SourceRead>> = async (
  { trees, sources, now },
  reader,
  { treeId, limit, cursor },
) => {
  const viewer = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(viewer)) return viewer
  const after = idFromCursor(SourceId, cursor)
  if (E.isLeft(after)) return after
  const { role, year } = viewer.right
  const rows = sources.ofTree(treeId, role === null ? year : null, { after: after.right, batch: batchFor(limit) })
  return E.right(
    await listingOf(
      rows,
      (row) => showSource(viewer.right, row),
      limit,
      ({ id }) => id,
    ),
  )
}
