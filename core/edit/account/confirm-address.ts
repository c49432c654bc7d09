import type { User } from "../../domain/account/user.ts"
import type { SessionId } from "../../domain/ids.ts"
import type { Transaction } from "../../ports/unit-of-work.ts"

/**
 * Verifies the address of an account, because its user has brought a token that was mailed there. All sessions but the
 * kept one end, and so do the API tokens and the other mailed links for this. Returns the account.
 */
export const confirmAddress = async (
  { users, sessions, apiTokens, emailTokens }: Pick<Transaction, "users" | "sessions" | "apiTokens" | "emailTokens">,
  user: User,
  { kept, now }: { readonly kept: SessionId | null; readonly now: Date },
): Promise<User> => {
  const verified = { ...user, emailVerifiedAt: now, updatedAt: now }
  await users.update(verified)
  await emailTokens.removeOfUser(user.id, "verify_email")
  await sessions.endOfUser(user.id, kept)
  await apiTokens.revokeOfUser(user.id)
  return verified
}
