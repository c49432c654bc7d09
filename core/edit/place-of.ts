import type { Context } from "../command.ts"
import { type Place, placeKey } from "../domain/event.ts"
import type { TreeId } from "../domain/ids.ts"

/** The tree's place of this name, made when it is the first of its key; null for a blank one. */
export const placeOf = async (
  { places, newId }: Pick<Context, "places" | "newId">,
  treeId: TreeId,
  text: string | null,
): Promise<Place | null> => {
  const name = text?.trim() ?? ""
  if (name === "") return null
  const key = placeKey(name)
  const [known] = await places.byKeys(treeId, [key])
  if (known !== undefined) return known
  const made: Place = { id: newId(), treeId, name, key }
  const [kept = made] = await places.insert([made])
  return kept
}
