import type { Place } from "../../domain/place/place.ts"
import type { PlaceId, TreeId } from "../../domain/ids.ts"
import type { Context } from "../../use-case/command.ts"

type Stores = Pick<Context, "places" | "mediaLinks">

/** Removes a place that has neither events nor parts, and the links of media to it. */
export const removePlace = async ({ places, mediaLinks }: Stores, treeId: TreeId, id: PlaceId): Promise<void> => {
  const links = await mediaLinks.ofTargets(treeId, [id])
  await mediaLinks.remove(
    treeId,
    links.map((link) => link.id),
  )
  await places.remove(treeId, id)
}

/** Removes a place without events and parts that another one replaces. The links of media to it lead to that one. */
export const replacePlace = async (
  { places, mediaLinks }: Stores,
  replaced: PlaceId,
  { treeId, id }: Pick<Place, "treeId" | "id">,
): Promise<void> => {
  const links = await mediaLinks.ofTargets(treeId, [replaced])
  await mediaLinks.updateMany(links.map((link) => ({ ...link, placeId: id })))
  await places.remove(treeId, replaced)
}
