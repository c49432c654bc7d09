import * as E from "fp-ts/lib/Either.js"
import { attributed, byUser, done, unchanged } from "../../use-case/command.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { SessionId } from "../../domain/ids.ts"
import { type User, verifiedFact } from "../../domain/account/user.ts"
import { confirmAddress } from "../../edit/account/confirm-address.ts"
import { passwordRefusal } from "../../edit/account/sign-in-ways.ts"
import { mayMail } from "../../edit/account/mail-limit.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Transaction } from "../../ports/unit-of-work.ts"
import type { AccountPorts } from "../../edit/account/account-ports.ts"

export interface VerifyEmail {
  readonly token: string
  /** The session of the request, if any. It is kept if it belongs to the same account. */
  readonly sessionId: SessionId | null
  readonly requestId: string | null
}

/** What confirming an address did to its account. */
export interface VerifiedEmail {
  readonly passwordRemoved: boolean
}

/**
 * The recipient of a verification link verifies the address, once per link. All other sessions of the account end:
 * one may belong to a stranger who registered the address and waited for its owner to confirm it. That stranger has
 * set the password too. So it is removed, unless the recipient is signed in to the account, and a mail to the address
 * has a link for a new one. An address that is verified already proves nothing more, and nothing is removed.
 *
 * An account without a password comes from a provider that did not verify the address. It is confirmed only with a
 * session of it (otherwise Unauthenticated): a stranger could sign in at that provider with the address of somebody
 * else, and the owner of the address could not end that way in by a reset once the address counts as verified.
 */
export const verifyEmail =
  (ports: AccountPorts & { readonly reads: Reads }) =>
  async ({ token, sessionId, requestId }: VerifyEmail): Promise<E.Either<DomainError, VerifiedEmail>> => {
    const tokenHash = ports.tokens.hash(token)
    const holder = await ports.reads.users.byEmailToken(tokenHash, "verify_email", ports.now())
    if (holder === null) return E.left({ _tag: "InvalidToken" })
    const verified = await attributed(ports)(byUser(holder.id, requestId), async (transaction, now) => {
      const { users, sessions, emailTokens } = transaction
      const user = await users.find(holder.id)
      if (user === null || user.deletedAt !== null) return E.left({ _tag: "InvalidToken" })
      const session = sessionId === null ? null : await sessions.find(sessionId)
      const isOwn = session?.userId === user.id
      const isVerified = user.emailVerifiedAt !== null
      if (user.passwordHash === null && !isOwn && !isVerified) return E.left({ _tag: "Unauthenticated" })
      if ((await emailTokens.take(tokenHash, "verify_email", now)) === null) return E.left({ _tag: "InvalidToken" })
      if (isVerified) return unchanged(nothingRemoved)
      const confirmed = await confirmAddress(transaction, user, { kept: isOwn ? sessionId : null, now })
      if (isOwn) return done(nothingRemoved, verifiedFact(user))
      await removePassword(transaction, confirmed)
      if (passwordRefusal(ports) === null)
        await transaction.jobs.enqueue({ kind: "send_password_reset_mail", email: user.email })
      return done({ passwordRemoved: true }, verifiedFact(user))
    })
    // The mail counts, so that a request for another one sends none within the next minutes.
    if (E.isRight(verified) && verified.right.passwordRemoved) await mayMail(ports, "reset_password", holder.email)
    return verified
  }

const nothingRemoved: VerifiedEmail = { passwordRemoved: false }

/** Removes the password and every identity, because a stranger may have made each of them. */
const removePassword = async ({ users, identities }: Transaction, user: User): Promise<void> => {
  await users.update({ ...user, passwordHash: null })
  for (const { id } of await identities.ofUser(user.id)) await identities.remove(id)
}
