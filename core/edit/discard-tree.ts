import type { AuditFact } from "../domain/audit.ts"
import type { Tree } from "../domain/tree.ts"
import type { Transaction } from "../ports/unit-of-work.ts"

/**
 * Ends the access of every member to a deleted tree that the transaction has locked, and enqueues the job that
 * removes its content. After that no one can read or restore the tree. Returns the fact for the audit log, without
 * the tree's data.
 */
export const discardTree = async ({ memberships, jobs }: Transaction, tree: Tree): Promise<AuditFact> => {
  for (const { userId } of await memberships.ofTree(tree.id)) await memberships.remove(tree.id, userId)
  await jobs.enqueue({ kind: "purge_tree", treeId: tree.id })
  return {
    action: "tree.purge",
    entityType: "tree",
    entityId: tree.id,
    treeId: tree.id,
  }
}
