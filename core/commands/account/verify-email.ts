import * as E from "fp-ts/lib/Either.js"
import { attributed, byUser, doneAll } from "../../use-case/command.ts"
import type { AuditFact } from "../../domain/audit.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { SessionId } from "../../domain/ids.ts"
import { removeIdentities } from "../../edit/account/remove-identities.ts"
import type { Reads } from "../../ports/reads.ts"
import type { AccountPorts } from "./register.ts"

export interface VerifyEmail {
  readonly token: string
  /** The session of the request, if any. It is kept if it belongs to the same account. */
  readonly sessionId: SessionId | null
  readonly requestId: string | null
}

/**
 * The recipient of a verification link verifies the address, once per link. All other sessions and the API tokens of
 * the account end.
 *
 * A request without a session of the account does not show that its sender created the account: a stranger may have
 * registered the address and waited for its owner to confirm it. So the password and the identities of the account are
 * removed, and a mail lets the owner set a new password. An account without a password is refused instead
 * (Unauthenticated), because its user might not get back in: providers often do not verify addresses.
 */
export const verifyEmail =
  (ports: AccountPorts & { readonly reads: Reads }) =>
  async ({ token, sessionId, requestId }: VerifyEmail): Promise<E.Either<DomainError, null>> => {
    const tokenHash = ports.tokens.hash(token)
    const holder = await ports.reads.users.byEmailToken(tokenHash, "verify_email", ports.now())
    if (holder === null) return E.left({ _tag: "InvalidToken" })
    return attributed(ports)(byUser(holder.id, requestId), async (transaction, now) => {
      const { users, sessions, apiTokens, emailTokens } = transaction
      const user = await users.find(holder.id)
      if (user === null || user.deletedAt !== null) return E.left({ _tag: "InvalidToken" })
      const session = sessionId === null ? null : await sessions.find(sessionId)
      const isProven = session?.userId === user.id || user.emailVerifiedAt !== null
      if (!isProven && user.passwordHash === null) return E.left({ _tag: "Unauthenticated" })
      if ((await emailTokens.take(tokenHash, "verify_email", now)) === null) return E.left({ _tag: "InvalidToken" })
      await emailTokens.removeOfUser(user.id, "verify_email")
      const verified = { ...user, emailVerifiedAt: now, updatedAt: now }
      const fact: AuditFact = { action: "user.verify_email", entityType: "user", entityId: user.id, treeId: null }
      const removed = isProven ? [] : await removeIdentities(transaction, user.id)
      await users.update(isProven ? verified : { ...verified, passwordHash: null })
      await sessions.endOfUser(user.id, sessionId)
      await apiTokens.revokeOfUser(user.id)
      if (!isProven && ports.settings.passwordSignIn)
        await transaction.jobs.enqueue({ kind: "send_password_reset_mail", email: user.email })
      return doneAll(null, [fact, ...removed])
    })
  }
