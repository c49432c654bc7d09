import type { DomainError } from "../../domain/errors.ts"
import type { Place } from "../../domain/place/place.ts"
import { replacePlace } from "./remove-place.ts"
import type { Context } from "../../use-case/command.ts"

/**
 * Frees the name of this place within its parent. Null if it is free now. A place with the name that no reader sees gives
 * way: its events, which are all deleted, get this place, which has the same text.
 */
export const takeName = async (
  context: Pick<Context, "places" | "events" | "mediaLinks" | "now">,
  place: Place,
): Promise<DomainError | null> => {
  const { places, events, now } = context
  const { id, treeId, parentId, key } = place
  const other = await places.within(treeId, parentId, key)
  if (other === null || other.id === id) return null
  if (await isSeen({ places }, other)) return { _tag: "PlaceExists" }
  await events.movePlace(treeId, other.id, id, now)
  await replacePlace(context, other.id, place)
  return null
}

/** Whether readers see the place: an editor made it, or it has an event or a part. */
export const isSeen = async (
  { places }: Pick<Context, "places">,
  { id, treeId, listedAlone }: Place,
): Promise<boolean> => {
  if (listedAlone) return true
  const { events, isParent } = await places.use(treeId, id)
  return events > 0 || isParent
}
