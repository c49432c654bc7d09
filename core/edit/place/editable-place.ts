import * as E from "fp-ts/lib/Either.js"
import { treeOfRecord } from "../../domain/access.ts"
import { type DomainError, invalid, notFound } from "../../domain/errors.ts"
import { type ExpectedVersions, isExpected } from "../../domain/expected-versions.ts"
import type { PlaceId } from "../../domain/ids.ts"
import type { Place } from "../../domain/place/place.ts"
import type { Context } from "../../use-case/command.ts"
import { isSeen } from "./take-name.ts"

/**
 * The place if the actor may edit its tree and its version is among `ifMatch`. The tree is locked, so that no two commands
 * make a loop of places, or two places of one name.
 */
export const editablePlace = async (
  context: Context,
  id: PlaceId,
  ifMatch: ExpectedVersions,
): Promise<E.Either<DomainError, Place>> => {
  const { places, trees, actor } = context
  const known = await places.find(id)
  if (known === null) return E.left(notFound("place"))
  const access = treeOfRecord(await trees.lock(known.treeId, actor.userId), "editor", "place")
  if (E.isLeft(access)) return access
  const place = await places.find(id)
  if (place === null || !(await isSeen(context, place))) return E.left(notFound("place"))
  return isExpected(ifMatch, place.version) ? E.right(place) : E.left({ _tag: "VersionStale" })
}

/** Why this place may not be a part of its parent; null if it may. */
export const parentFault = async (
  { places }: Pick<Context, "places">,
  { id, treeId, parentId }: Pick<Place, "id" | "treeId" | "parentId">,
): Promise<DomainError | null> => {
  if (parentId === null) return null
  const parent = await places.find(parentId)
  if (parent === null || parent.treeId !== treeId || !(await isSeen({ places }, parent)))
    return invalid("parentId", "refers to no place in this tree")
  return (await places.contains(treeId, id, parentId)) ? { _tag: "PlaceCycle" } : null
}
