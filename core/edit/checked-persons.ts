import * as E from "fp-ts/lib/Either.js"
import type { CheckDismissal } from "../domain/checks/dismissal.ts"
import { type DomainError, invalid } from "../domain/errors.ts"
import type { PersonId, TreeId } from "../domain/ids.ts"
import type { Context } from "../use-case/command.ts"
import { editableTree } from "./edit.ts"

/** The ids of the live persons of a finding, in their order, if the actor may edit the tree. All are locked. */
export const checkedPersons = async (
  context: Context,
  treeId: TreeId,
  { personIds }: Pick<CheckDismissal, "personIds">,
): Promise<E.Either<DomainError, readonly PersonId[]>> => {
  const access = await editableTree(context, treeId)
  if (E.isLeft(access)) return access
  const ids = [...new Set(personIds)].sort()
  if (ids.length === 0) return E.left(invalid("personIds", "must name at least one person"))
  const live = new Set((await context.persons.live(treeId, ids)).map(({ id }) => id))
  const missing = personIds.findIndex((id) => !live.has(id))
  if (missing >= 0) return E.left(invalid(`personIds.${missing}`, "refers to no record in this tree"))
  return E.right(ids)
}
