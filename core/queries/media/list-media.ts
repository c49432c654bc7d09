import * as E from "fp-ts/lib/Either.js"
import { idFromCursor } from "../../view/cursor.ts"
import { MediaId } from "../../domain/ids.ts"
import type { MediaRead } from "../../domain/evidence/media.ts"
import { showMedia } from "../../domain/privacy.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import { asksForDeletedOnly, type RecordsOfTree } from "../../view/page-of-tree.ts"
import { anyMedium, isUnused, type MediaFilter } from "../../domain/record-lists/record-filters.ts"

export interface ListMedia extends RecordsOfTree {
  readonly filter?: MediaFilter
}

/** The media of a tree that the reader may see; members see all of them. Editors can list the deleted ones. */
export const listMedia: Query<ListMedia, Listing<MediaRead>> = async (
  { trees, media, now },
  reader,
  { treeId, deleted, filter = anyMedium, limit, cursor },
) => {
  const viewer = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(viewer)) return viewer
  const gone = asksForDeletedOnly(viewer.right, deleted, !isUnused(filter))
  if (E.isLeft(gone)) return gone
  const after = idFromCursor(MediaId, cursor)
  if (E.isLeft(after)) return after
  const keyset = { after: after.right, batch: batchFor(limit) }
  const rows = gone.right ? media.deletedOf(treeId, keyset) : media.ofTree(treeId, viewer.right, keyset, filter)
  return E.right(
    await listingOf(
      rows,
      (row) => showMedia(viewer.right, row),
      limit,
      ({ id }) => id,
    ),
  )
}
