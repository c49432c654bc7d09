import * as E from "fp-ts/lib/Either.js"
import { attributed, byUser, done } from "../../use-case/command.ts"
import { type DomainError, faulty } from "../../domain/errors.ts"
import { passwordFault } from "../../domain/account/password.ts"
import type { Reads } from "../../ports/reads.ts"
import type { AccountPorts } from "./register.ts"

export interface ConfirmPasswordReset {
  readonly token: string
  readonly newPassword: string
  readonly requestId: string | null
}

/**
 * The recipient of a reset link sets a new password, once per link. All sessions end, and all other mailed links of
 * the account stop working. Because the link came by mail, it also verifies the address.
 */
export const confirmPasswordReset =
  (ports: AccountPorts & { readonly reads: Reads }) =>
  async ({ token, newPassword, requestId }: ConfirmPasswordReset): Promise<E.Either<DomainError, null>> => {
    const tokenHash = ports.tokens.hash(token)
    const holder = await ports.reads.users.byEmailToken(tokenHash, "reset_password", ports.now())
    if (holder === null) return E.left({ _tag: "InvalidToken" })
    const fault = passwordFault(newPassword, holder.email, "newPassword")
    if (fault !== null) return E.left(faulty(fault))
    const passwordHash = await ports.passwords.hash(newPassword)
    return attributed(ports)(byUser(holder.id, requestId), async ({ users, sessions, apiTokens, emailTokens }, now) => {
      const user =
        (await emailTokens.take(tokenHash, "reset_password", now)) === null ? null : await users.find(holder.id)
      if (user === null || user.deletedAt !== null) return E.left({ _tag: "InvalidToken" })
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
