import * as E from "fp-ts/lib/Either.js"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { PlaceId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import { type Place, withoutRecord } from "../../domain/place/place.ts"
import { editablePlace } from "../../edit/place/editable-place.ts"
import { removePlace, replacePlace } from "../../edit/place/remove-place.ts"
import { type Command, type Context, done } from "../../use-case/command.ts"

export interface DeletePlace {
  readonly placeId: PlaceId
  readonly ifMatch: ExpectedVersions
}

/** An editor deletes a place that has neither events nor parts. */
export const deletePlace: Command<DeletePlace, null> = async (context, { placeId, ifMatch }) => {
  const found = await editablePlace(context, placeId, ifMatch)
  if (E.isLeft(found)) return found
  const place = found.right
  const { events, isParent, isFree } = await context.places.use(place.treeId, placeId)
  if (events > 0 || isParent) return E.left({ _tag: "PlaceInUse" })
  if (isFree) await removePlace(context, place.treeId, placeId)
  else await leaveText(context, place)
  return done(null, { action: "place.delete", entityType: "place", entityId: placeId, treeId: place.treeId })
}

/** Keeps only the text of a place, for its deleted events, which may be restored. It has no parent, so that this one is free. */
const leaveText = async (context: Context, place: Place): Promise<void> => {
  const { places, events, now } = context
  const { id, treeId, key } = place
  const other = await places.within(treeId, null, key)
  if (other === null || other.id === id) return places.updateMany([revised<Place>(place, withoutRecord, now)])
  await events.movePlace(treeId, id, other.id, now)
  await replacePlace(context, id, other)
}
