import * as E from "fp-ts/lib/Either.js"
import { idFromCursor } from "../../view/cursor.ts"
import type { CitationRead } from "../../domain/evidence/citation.ts"
import { CitationId } from "../../domain/ids.ts"
import { showCitation } from "../../domain/privacy.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import { asksForDeletedOnly, type RecordsOfTree } from "../../view/page-of-tree.ts"
import { anyCitation, isUnused, type CitationFilter } from "../../domain/record-lists/record-filters.ts"

export interface ListCitations extends RecordsOfTree {
  readonly filter?: CitationFilter
}

/**
 * The citations of a tree, if the reader sees all persons of the cited fact in full. Editors can list the deleted
 * ones.
 */
export const listCitations: Query<ListCitations, Listing<CitationRead>> = async (
  { trees, citations, now },
  reader,
  { treeId, deleted, filter = anyCitation, limit, cursor },
) => {
  const viewer = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(viewer)) return viewer
  const gone = asksForDeletedOnly(viewer.right, deleted, !isUnused(filter))
  if (E.isLeft(gone)) return gone
  const after = idFromCursor(CitationId, cursor)
  if (E.isLeft(after)) return after
  const keyset = { after: after.right, batch: batchFor(limit) }
  const rows = gone.right ? citations.deletedOf(treeId, keyset) : citations.ofTree(treeId, viewer.right, keyset, filter)
  return E.right(
    await listingOf(
      rows,
      (row) => showCitation(viewer.right, row),
      limit,
      ({ id }) => id,
    ),
  )
}
