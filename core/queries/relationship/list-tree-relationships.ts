import * as E from "fp-ts/lib/Either.js"
import { idFromCursor } from "../../view/cursor.ts"
import { RelationshipId } from "../../domain/ids.ts"
import { showRelationship } from "../../domain/privacy.ts"
import type { RelationshipRead } from "../../domain/relationship.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import { asksForDeleted, type RecordsOfTree } from "../../view/page-of-tree.ts"

/** The relationships of a tree with no end hidden from the reader. Editors can list the deleted ones. */
export const listTreeRelationships: Query<RecordsOfTree, Listing<RelationshipRead>> = async (
  { trees, relationships, now },
  reader,
  { treeId, deleted, limit, cursor },
) => {
  const viewer = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(viewer)) return viewer
  const gone = asksForDeleted(viewer.right, deleted)
  if (E.isLeft(gone)) return gone
  const after = idFromCursor(RelationshipId, cursor)
  if (E.isLeft(after)) return after
  const keyset = { after: after.right, batch: batchFor(limit) }
  const rows = gone.right ? relationships.deletedOf(treeId, keyset) : relationships.ofTree(treeId, viewer.right, keyset)
  return E.right(
    await listingOf(
      rows,
      (row) => showRelationship(viewer.right, row),
      limit,
      ({ id }) => id,
    ),
  )
}
