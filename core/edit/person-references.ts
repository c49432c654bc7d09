import type { Context } from "../use-case/command.ts"
import type { AuditFact } from "../domain/audit/audit.ts"
import type { PersonId } from "../domain/ids.ts"
import type { SelfOfUser } from "../ports/unit-of-work.ts"
import { revised } from "../domain/lifecycle.ts"
import type { Tree } from "../domain/tree.ts"

type References = Pick<Context, "trees" | "users" | "now">

/**
 * Clears the home person of this locked tree and the self persons of accounts if they are among these persons, who
 * are being deleted. The cleared values are kept until another value is set. Returns the audit facts.
 */
export const clearReferences = async (
  { trees, users, now }: References,
  tree: Tree,
  ids: readonly PersonId[],
): Promise<readonly AuditFact[]> => {
  const cleared = await users.forgetSelf(ids)
  const facts = cleared.map(selfFact)
  const { homePersonId } = tree
  if (homePersonId === null || !ids.includes(homePersonId)) return facts
  const after = revised(tree, { homePersonId: null, formerHomePersonId: homePersonId }, now)
  await trees.update(after)
  return [...facts, homeFact(after)]
}

/**
 * Sets again what the deletion of these persons cleared, unless another value has been set. Returns the audit
 * facts.
 */
export const recallReferences = async (
  { trees, users, now }: References,
  tree: Tree,
  ids: readonly PersonId[],
): Promise<readonly AuditFact[]> => {
  const recalled = await users.recallSelf(ids)
  const facts = recalled.map(selfFact)
  const { homePersonId, formerHomePersonId } = tree
  if (homePersonId !== null || formerHomePersonId === null || !ids.includes(formerHomePersonId)) return facts
  const after = revised(tree, { homePersonId: formerHomePersonId, formerHomePersonId: null }, now)
  await trees.update(after)
  return [...facts, homeFact(after)]
}

/** The audit entry about another home person. */
export const homeFact = ({ id }: Tree): AuditFact => ({
  action: "tree.update",
  entityType: "tree",
  entityId: id,
  treeId: id,
})

/** An audit entry without a tree: in the log of the tree it would show which account is which person. */
export const selfFact = ({ userId }: SelfOfUser): AuditFact => ({
  action: "user.set_self_person",
  entityType: "user",
  entityId: userId,
  treeId: null,
})
