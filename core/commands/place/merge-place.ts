import * as E from "fp-ts/lib/Either.js"
import { type DomainError, invalid } from "../../domain/errors.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { PlaceId } from "../../domain/ids.ts"
import { filledFrom, type MergePlaceInput, type Place, type PlaceRead, placeRead } from "../../domain/place/place.ts"
import { refreshAfterRename } from "../../edit/place/after-rename.ts"
import { editablePlace } from "../../edit/place/editable-place.ts"
import { replacePlace } from "../../edit/place/remove-place.ts"
import { isSeen } from "../../edit/place/take-name.ts"
import { type Command, type Context, done } from "../../use-case/command.ts"

export interface MergePlace extends MergePlaceInput {
  readonly placeId: PlaceId
  readonly ifMatch: ExpectedVersions
}

/** An editor merges another place of the tree into this one, which gets its events and parts, and its values where it has none. */
export const mergePlace: Command<MergePlace, PlaceRead> = async (context, { placeId, fromId, ifMatch }) => {
  const { places, events, now } = context
  const found = await editablePlace(context, placeId, ifMatch)
  if (E.isLeft(found)) return found
  const kept = found.right
  const { treeId } = kept
  const from = await places.find(fromId)
  if (from === null || from.treeId !== treeId || !(await isSeen(context, from)))
    return E.left(invalid("fromId", "refers to no place in this tree"))
  const refusal = await refusalOf(context, kept, from)
  if (refusal !== null) return E.left(refusal)
  // The place gets events, so it is another version even if none of its fields changes.
  const after: Place = { ...kept, ...filledFrom(kept, from), version: kept.version + 1, updatedAt: now }
  await places.updateMany([after])
  await events.movePlace(treeId, fromId, placeId, now)
  await places.moveParts(treeId, fromId, placeId, now)
  await replacePlace(context, fromId, kept)
  await refreshAfterRename(context, from, after)
  const { events: eventCount } = await places.use(treeId, placeId)
  return done(placeRead({ ...after, eventCount }), {
    action: "place.merge",
    entityType: "place",
    entityId: placeId,
    treeId,
  })
}

/** Why these two places may not be one; null if they may. */
const refusalOf = async ({ places }: Context, kept: Place, from: Place): Promise<DomainError | null> => {
  if (from.id === kept.id) return invalid("fromId", "is the place itself")
  if (await places.contains(kept.treeId, from.id, kept.id)) return { _tag: "PlaceCycle" }
  return (await places.shareParts(kept.treeId, from.id, kept.id)) ? { _tag: "PlaceExists" } : null
}
