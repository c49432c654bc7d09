import * as E from "fp-ts/lib/Either.js"
import type { PersonPair } from "../domain/duplicates/dismissal.ts"
import { type DomainError, invalid } from "../domain/errors.ts"
import type { PersonId, TreeId } from "../domain/ids.ts"
import type { Context } from "../use-case/command.ts"
import { editableTree } from "./edit.ts"

/** The ids of two live persons of the tree, the smaller one first, if the actor may edit it. Both are locked. */
export const duplicatePair = async (
  context: Context,
  treeId: TreeId,
  { personIds }: PersonPair,
): Promise<E.Either<DomainError, readonly [PersonId, PersonId]>> => {
  const access = await editableTree(context, treeId)
  if (E.isLeft(access)) return access
  const [one, other] = personIds.toSorted()
  if (one === undefined || other === undefined || one === other)
    return E.left(invalid("personIds", "must name two persons"))
  const live = new Set((await context.persons.live(treeId, [one, other])).map(({ id }) => id))
  const missing = personIds.findIndex((id) => !live.has(id))
  if (missing >= 0) return E.left(invalid(`personIds.${missing}`, "refers to no record in this tree"))
  return E.right([one, other])
}
