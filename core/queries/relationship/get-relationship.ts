import * as E from "fp-ts/lib/Either.js"
import type { RelationshipId } from "../../domain/ids.ts"
import type { RelationshipRead } from "../../domain/relationship.ts"
import type { Query } from "../../use-case/query.ts"
import { readableRelationship } from "../../view/readable/readable-relationship.ts"

/** One relationship. */
export const getRelationship: Query<{ readonly relationshipId: RelationshipId }, RelationshipRead> = async (
  context,
  reader,
  { relationshipId },
) => {
  const seen = await readableRelationship(context, reader, relationshipId)
  return E.isLeft(seen) ? seen : E.right(seen.right.relationship)
}
