import type { Context } from "../use-case/command.ts"
import { revised } from "../domain/lifecycle.ts"
import type { Person } from "../domain/person.ts"

/**
 * Makes the primary name of a person an ordinary one, because a person must never have two. The caller must make
 * another name primary.
 */
export const demotePrimary = async (
  { names, now }: Pick<Context, "names" | "now">,
  { treeId, id }: Person,
): Promise<void> => {
  const primary = (await names.ofPerson(treeId, id)).find((name) => name.isPrimary)
  if (primary !== undefined) await names.update(revised(primary, { isPrimary: false }, now))
}
