import type { Context } from "../../use-case/command.ts"
import type { TreeId } from "../../domain/ids.ts"
import { type Place, placeKey, placeOfEvent } from "../../domain/place/place.ts"

/** The place of the tree with this name, created if it is new; null for a blank name. */
export const placeOf = async (
  { places, newId, now }: Pick<Context, "places" | "newId" | "now">,
  treeId: TreeId,
  text: string | null,
): Promise<Place | null> => {
  const name = text?.trim() ?? ""
  if (name === "") return null
  const key = placeKey(name)
  const [known] = await places.byKeys(treeId, [key])
  if (known !== undefined) return known
  const made = placeOfEvent({ id: newId(), treeId, name }, now)
  const [kept = made] = await places.insert([made])
  return kept
}
