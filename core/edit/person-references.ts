import type { Context } from "../use-case/command.ts"
import type { AuditFact } from "../domain/audit.ts"
import type { PersonId } from "../domain/ids.ts"
import { revised } from "../domain/lifecycle.ts"
import type { Tree } from "../domain/tree.ts"
import { toJson } from "../codec/wire.ts"

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
  const facts = cleared.map(({ userId, personId }) => selfFact(userId, personId, null))
  const { homePersonId } = tree
  if (homePersonId === null || !ids.includes(homePersonId)) return facts
  const after = revised(tree, { homePersonId: null, formerHomePersonId: homePersonId }, now)
  await trees.update(after)
  return [...facts, homeFact(tree, after)]
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
  const facts = recalled.map(({ userId, personId }) => selfFact(userId, null, personId))
  const { homePersonId, formerHomePersonId } = tree
  if (homePersonId !== null || formerHomePersonId === null || !ids.includes(formerHomePersonId)) return facts
  const after = revised(tree, { homePersonId: formerHomePersonId, formerHomePersonId: null }, now)
  await trees.update(after)
  return [...facts, homeFact(tree, after)]
}

const homeFact = (before: Tree, after: Tree): AuditFact => ({
  action: "tree.update",
  entityType: "tree",
  entityId: after.id,
  treeId: after.id,
  before: toJson({ ...before }),
  after: toJson({ ...after }),
})

/** An audit entry without a tree: in the log of the tree it would show which account is which person. */
const selfFact = (userId: string, before: PersonId | null, after: PersonId | null): AuditFact => ({
  action: "user.set_self_person",
  entityType: "user",
  entityId: userId,
  treeId: null,
  before: { self_person_id: before },
  after: { self_person_id: after },
})
