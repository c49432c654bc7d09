import * as E from "fp-ts/lib/Either.js"
import { idFromCursor } from "../../view/cursor.ts"
import { MediaId } from "../../domain/ids.ts"
import type { MediaRead } from "../../domain/media.ts"
import { showMedia } from "../../domain/privacy.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { type Query, viewerOf } from "../../query.ts"
import type { PageOfTree } from "../../view/page-of-tree.ts"

/** The media of a tree that the reader sees; members see them all. */
export const listMedia: Query<PageOfTree, Listing<MediaRead>> = async (
  { trees, media, now },
  reader,
  { treeId, limit, cursor },
) => {
  const viewer = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(viewer)) return viewer
  const after = idFromCursor(MediaId, cursor)
  if (E.isLeft(after)) return after
  const { role, year } = viewer.right
  const rows = media.ofTree(treeId, role === null ? year : null, { after: after.right, batch: batchFor(limit) })
  return E.right(
    await listingOf(
      rows,
      (row) => showMedia(viewer.right, row),
      limit,
      ({ id }) => id,
    ),
  )
}
