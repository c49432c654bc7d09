import * as E from "fp-ts/lib/Either.js"
import { attributed, done } from "../../command.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { Reads } from "../../ports/reads.ts"
import type { AccountPorts } from "./register.ts"

export interface VerifyEmail {
  readonly token: string
  readonly requestId: string | null
}

/** Whoever has the link that was mailed to an address proves that address, once. */
export const verifyEmail =
  (ports: AccountPorts & { readonly reads: Reads }) =>
  async ({ token, requestId }: VerifyEmail): Promise<E.Either<DomainError, null>> => {
    const tokenHash = ports.tokens.hash(token)
    const holder = await ports.reads.users.byEmailToken(tokenHash, "verify_email", ports.now())
    if (holder === null) return E.left({ _tag: "InvalidToken" })
    return attributed(ports)(
      { actorType: "user", actorId: holder.id, requestId, proposalId: null },
      async ({ users, emailTokens }, now) => {
        const user =
          (await emailTokens.take(tokenHash, "verify_email", now)) === null ? null : await users.find(holder.id)
        if (user === null || user.deletedAt !== null) return E.left({ _tag: "InvalidToken" })
        await emailTokens.removeOfUser(user.id, "verify_email")
        await users.update({ ...user, emailVerifiedAt: now, updatedAt: now })
        return done(null, {
          action: "user.verify_email",
          entityType: "user",
          entityId: user.id,
          treeId: null,
          before: { email_verified: user.emailVerifiedAt !== null },
          after: { email_verified: true },
        })
      },
    )
  }
