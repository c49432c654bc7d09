import * as E from "fp-ts/lib/Either.js"
import { attributed, byUser, done } from "../../use-case/command.ts"
import { type DomainError, faulty } from "../../domain/errors.ts"
import { passwordFault } from "../../domain/account/password.ts"
import { type Identity, PASSWORD_PROVIDER, passwordIdentity } from "../../domain/account/identity.ts"
import type { User } from "../../domain/account/user.ts"
import { passwordRefusal } from "../../edit/account/sign-in-ways.ts"
import type { Transaction } from "../../ports/unit-of-work.ts"
import type { Reads } from "../../ports/reads.ts"
import type { AccountPorts } from "../../edit/account/account-ports.ts"

export interface ConfirmPasswordReset {
  readonly token: string
  readonly newPassword: string
  readonly requestId: string | null
}

/**
 * The recipient of a reset link sets a new password, once per link. All sessions end, and all other mailed links of
 * the account stop working. Because the link came by mail, it also verifies the address. An account without a
 * password has one from then on.
 */
export const confirmPasswordReset =
  (ports: AccountPorts & { readonly reads: Reads }) =>
  async ({ token, newPassword, requestId }: ConfirmPasswordReset): Promise<E.Either<DomainError, null>> => {
    const refusal = passwordRefusal(ports)
    if (refusal !== null) return E.left(refusal)
    const tokenHash = ports.tokens.hash(token)
    const holder = await ports.reads.users.byEmailToken(tokenHash, "reset_password", ports.now())
    if (holder === null) return E.left({ _tag: "InvalidToken" })
    const fault = passwordFault(newPassword, holder.email, "newPassword")
    if (fault !== null) return E.left(faulty(fault))
    const passwordHash = await ports.passwords.hash(newPassword)
    return attributed(ports)(byUser(holder.id, requestId), async (transaction, now) => {
      const { users, sessions, apiTokens, emailTokens } = transaction
      const user =
        (await emailTokens.take(tokenHash, "reset_password", now)) === null ? null : await users.find(holder.id)
      if (user === null || user.deletedAt !== null) return E.left({ _tag: "InvalidToken" })
      await settleIdentities(transaction, user, passwordIdentity(user, ports.newId(), now))
      await users.update({ ...user, passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now, updatedAt: now })
      await emailTokens.removeOfUser(user.id, "reset_password")
      await emailTokens.removeOfUser(user.id, "verify_email")
      await sessions.endOfUser(user.id, null)
      await apiTokens.revokeOfUser(user.id)
      return done(null, {
        action: "user.reset_password",
        entityType: "user",
        entityId: user.id,
        treeId: null,
      })
    })
  }

/**
 * Adds the identity of the password if the account has none. While the address was unverified, somebody else may have
 * created the account with an identity that claims the address: those identities are removed.
 */
const settleIdentities = async (
  { identities }: Pick<Transaction, "identities">,
  { id, emailVerifiedAt }: User,
  ofPassword: Identity,
): Promise<void> => {
  const own = await identities.ofUser(id)
  if (emailVerifiedAt === null)
    for (const identity of own) if (identity.provider !== PASSWORD_PROVIDER) await identities.remove(identity.id)
  if (!own.some(({ provider }) => provider === PASSWORD_PROVIDER)) await identities.insert(ofPassword)
}
