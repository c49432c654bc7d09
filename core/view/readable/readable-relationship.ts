import * as E from "fp-ts/lib/Either.js"
import { type DomainError, notFound } from "../../domain/errors.ts"
import type { RelationshipId } from "../../domain/ids.ts"
import { showRelationship, type Viewer } from "../../domain/privacy.ts"
import type { RelationshipRead } from "../../domain/relationship.ts"
import { type QueryContext, type Reader, viewerOf } from "../../use-case/query.ts"

/** A relationship as this reader sees it, and the viewer. */
export interface ReadableRelationship {
  readonly viewer: Viewer
  readonly relationship: RelationshipRead
}

/** The live relationship with this id, unless one of its ends is hidden from the reader. */
export const readableRelationship = async (
  { relationships, now }: QueryContext,
  reader: Reader,
  id: RelationshipId,
): Promise<E.Either<DomainError, ReadableRelationship>> => {
  const row = await relationships.byId(id, reader.userId)
  if (row === null) return E.left(notFound("relationship"))
  const viewer = viewerOf(row, reader, now, "relationship")
  if (E.isLeft(viewer)) return viewer
  const relationship = showRelationship(viewer.right, row.found)
  return relationship === null ? E.left(notFound("relationship")) : E.right({ viewer: viewer.right, relationship })
}
