import * as E from "fp-ts/lib/Either.js"
import { idFromCursor } from "../../view/cursor.ts"
import type { CitationRead } from "../../domain/citation.ts"
import { CitationId } from "../../domain/ids.ts"
import { showCitation } from "../../domain/privacy.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { type Query, viewerOf } from "../../query.ts"
import type { PageOfTree } from "../../view/page-of-tree.ts"
import { peopleFor } from "../../view/people-for.ts"

/** Every citation of a tree whose fact concerns only people whom the reader sees in full. */
export const listCitations: Query<PageOfTree, Listing<CitationRead>> = async (
  { trees, citations, now },
  reader,
  { treeId, limit, cursor },
) => {
  const viewer = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(viewer)) return viewer
  const after = idFromCursor(CitationId, cursor)
  if (E.isLeft(after)) return after
  const rows = citations.ofTree(treeId, peopleFor(viewer.right), { after: after.right, batch: batchFor(limit) })
  return E.right(
    await listingOf(
      rows,
      (row) => showCitation(viewer.right, row),
      limit,
      ({ id }) => id,
    ),
  )
}
