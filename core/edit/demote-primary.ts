import type { Context } from "../command.ts"
import { revised } from "../domain/lifecycle.ts"
import type { Person } from "../domain/person.ts"

/** The primary name steps back, for at no moment may a person have two: whoever calls this puts another in its place. */
export const demotePrimary = async (
  { names, now }: Pick<Context, "names" | "now">,
  { treeId, id }: Person,
): Promise<void> => {
  const primary = (await names.ofPerson(treeId, id)).find((name) => name.isPrimary)
  if (primary !== undefined) await names.update(revised(primary, { isPrimary: false }, now))
}
