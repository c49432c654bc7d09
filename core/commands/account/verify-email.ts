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
 */
export const verifyEmail =
  (ports: AccountPorts & { readonly reads: Reads }) =>
  async ({ token, sessionId, requestId }: VerifyEmail): Promise<E.Either<DomainError, null>> => {
    const tokenHash = ports.tokens.hash(token)
    const holder = await ports.reads.users.byEmailToken(tokenHash, "verify_email", ports.now())
    if (holder === null) return E.left({ _tag: "InvalidToken" })
    return attributed(ports)(byUser(holder.id, requestId), async ({ users, sessions, apiTokens, emailTokens }, now) => {
      const user =
        (await emailTokens.take(tokenHash, "verify_email", now)) === null ? null : await users.find(holder.id)
      if (user === null || user.deletedAt !== null) return E.left({ _tag: "InvalidToken" })
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
