import * as E from "fp-ts/lib/Either.js"
import { attributed, byUser, done } from "../../use-case/command.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { SessionId } from "../../domain/ids.ts"
import type { Reads } from "../../ports/reads.ts"
import type { AccountPorts } from "./register.ts"

export interface VerifyEmail {
  readonly token: string
  /** The session of the request, if any. It is kept if it belongs to the same account. */
  readonly sessionId: SessionId | null
  readonly requestId: string | null
}

/**
 * The recipient of a verification link verifies the address, once per link. All other sessions of the account end:
 * one may belong to a stranger who registered the address and waited for its owner to confirm it.
 *
 * An account without a password comes from a provider that did not verify the address. It is confirmed only with a
 * session of it (otherwise Unauthenticated): a stranger could sign in at that provider with the address of somebody
 * else, and the owner of the address could not end that way in by a reset once the address counts as verified.
 */
export const verifyEmail =
  (ports: AccountPorts & { readonly reads: Reads }) =>
  async ({ token, sessionId, requestId }: VerifyEmail): Promise<E.Either<DomainError, null>> => {
    const tokenHash = ports.tokens.hash(token)
    const holder = await ports.reads.users.byEmailToken(tokenHash, "verify_email", ports.now())
    if (holder === null) return E.left({ _tag: "InvalidToken" })
    return attributed(ports)(byUser(holder.id, requestId), async ({ users, sessions, apiTokens, emailTokens }, now) => {
      const user = await users.find(holder.id)
      if (user === null || user.deletedAt !== null) return E.left({ _tag: "InvalidToken" })
      const session = sessionId === null ? null : await sessions.find(sessionId)
      const isOwn = session?.userId === user.id || user.emailVerifiedAt !== null
      if (user.passwordHash === null && !isOwn) return E.left({ _tag: "Unauthenticated" })
      if ((await emailTokens.take(tokenHash, "verify_email", now)) === null) return E.left({ _tag: "InvalidToken" })
      await emailTokens.removeOfUser(user.id, "verify_email")
      await users.update({ ...user, emailVerifiedAt: now, updatedAt: now })
      await sessions.endOfUser(user.id, sessionId)
      await apiTokens.revokeOfUser(user.id)
      return done(null, {
        action: "user.verify_email",
        entityType: "user",
        entityId: user.id,
        treeId: null,
      })
    })
  }
