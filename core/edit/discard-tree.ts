import type { AuditFact } from "../domain/audit/audit.ts"
import type { Tree } from "../domain/tree.ts"
import { selfFact } from "./person-references.ts"
import type { Transaction } from "../ports/unit-of-work.ts"

/**
 * Ends the access of every member to a deleted tree that the transaction has locked, clears the self persons of
 * accounts that are in it, and enqueues the job that removes its content. After that no one can read or restore the
 * tree. Returns the facts for the audit log, without the tree's data.
 */
export const discardTree = async (
  { memberships, users, jobs }: Transaction,
  tree: Tree,
): Promise<readonly AuditFact[]> => {
  const cleared = await users.forgetSelfIn(tree.id)
  for (const { userId } of await memberships.ofTree(tree.id)) await memberships.remove(tree.id, userId)
  await jobs.enqueue({ kind: "purge_tree", treeId: tree.id })
  const fact: AuditFact = { action: "tree.purge", entityType: "tree", entityId: tree.id, treeId: tree.id }
  return [fact, ...cleared.map(selfFact)]
}
