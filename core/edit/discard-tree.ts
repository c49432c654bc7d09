import type { AuditFact } from "../domain/audit.ts"
import type { Tree } from "../domain/tree.ts"
import type { Transaction } from "../ports/unit-of-work.ts"
import { toJson } from "../codec/wire.ts"

/**
 * Makes a deleted tree, which the transaction holds, nobody's: from now on no one can see or restore it, and a job removes what is in
 * it. Answers the fact for the audit log.
 */
export const discardTree = async ({ memberships, jobs }: Transaction, tree: Tree): Promise<AuditFact> => {
  for (const { userId } of await memberships.ofTree(tree.id)) await memberships.remove(tree.id, userId)
  await jobs.enqueue({ kind: "purge_tree", treeId: tree.id })
  return {
    action: "tree.purge",
    entityType: "tree",
    entityId: tree.id,
    treeId: null,
    before: toJson({ ...tree }),
    after: null,
  }
}
