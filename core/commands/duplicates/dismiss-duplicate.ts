import * as E from "fp-ts/lib/Either.js"
import { distinct, hasMostDismissed, MOST_DISMISSED, type PersonPair } from "../../domain/duplicates/dismissal.ts"
import { invalid, notFound } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { duplicatePair } from "../../edit/duplicate-pair.ts"
import { type Command, done, unchanged } from "../../use-case/command.ts"

export interface DismissDuplicate extends PersonPair {
  readonly treeId: TreeId
}

/** An editor says that two persons are not the same. They are no duplicates any more. */
export const dismissDuplicate: Command<DismissDuplicate, null> = async (context, { treeId, ...pair }) => {
  const { persons } = context
  const found = await duplicatePair(context, treeId, pair)
  if (E.isLeft(found)) return found
  const [id, other] = found.right
  const before = await persons.find(id)
  if (before === null) return E.left(notFound("person"))
  const after = distinct(before, other)
  if (after === before) return unchanged(null)
  if (hasMostDismissed(before))
    return E.left(invalid("personIds", `may not add to a person who has ${MOST_DISMISSED} dismissed pairs`))
  await persons.update(after)
  return done(null, { action: "duplicate.dismiss", entityType: "person", entityId: id, treeId })
}
