import * as E from "fp-ts/lib/Either.js"
import { idFromCursor } from "../../view/cursor.ts"
import { RelationshipId } from "../../domain/ids.ts"
import { showRelationship } from "../../domain/privacy.ts"
import type { RelationshipRead } from "../../domain/relationship.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { type Query, viewerOf } from "../../query.ts"
import type { PageOfTree } from "../../view/page-of-tree.ts"
import { peopleFor } from "../../view/people-for.ts"

/** Every relationship of a tree of whose ends the reader sees anything. */
export const listTreeRelationships: Query<PageOfTree, Listing<RelationshipRead>> = async (
  { trees, relationships, now },
  reader,
  { treeId, limit, cursor },
) => {
  const viewer = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(viewer)) return viewer
  const after = idFromCursor(RelationshipId, cursor)
  if (E.isLeft(after)) return after
  const rows = relationships.ofTree(treeId, peopleFor(viewer.right), { after: after.right, batch: batchFor(limit) })
  return E.right(
    await listingOf(
      rows,
      (row) => showRelationship(viewer.right, row),
      limit,
      ({ id }) => id,
    ),
  )
}
