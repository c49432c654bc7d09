import type { AuditFact } from "../../domain/audit.ts"
import type { UserId } from "../../domain/ids.ts"
import type { Transaction } from "../../ports/unit-of-work.ts"

/** Removes every identity of an account, and returns the audit facts. */
export const removeIdentities = async (
  { identities }: Pick<Transaction, "identities">,
  userId: UserId,
): Promise<readonly AuditFact[]> => {
  const own = await identities.ofUser(userId)
  for (const { id } of own) await identities.remove(id)
  return own.map(({ id }) => ({ action: "identity.delete", entityType: "identity", entityId: id, treeId: null }))
}
