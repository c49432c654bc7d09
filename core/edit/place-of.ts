import type { Context } from "../use-case/command.ts"
import { type Place, placeKey } from "../domain/event.ts"
import type { TreeId } from "../domain/ids.ts"

/** The place of the tree with this name, created if it is new; null for a blank name. */
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
