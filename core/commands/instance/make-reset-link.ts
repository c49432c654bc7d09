import * as E from "fp-ts/lib/Either.js"
import { attributed, bySystem, done } from "../../use-case/command.ts"
import { emailTokenEnd } from "../../domain/account/email-token.ts"
import { type DomainError, notFound } from "../../domain/errors.ts"
import { passwordRefusal } from "../../edit/account/sign-in-ways.ts"
import type { AccountPorts } from "../../edit/account/account-ports.ts"

/** A link that sets a new password, once. */
export interface ResetLink {
  /** The secret of the link, for the path of `reset_password`. */
  readonly token: string
  readonly expiresAt: Date
}

/** The operator makes the link that a reset mail would contain, for a user who receives no mail. */
export const makeResetLink =
  (ports: AccountPorts) =>
  ({ email }: { readonly email: string }): Promise<E.Either<DomainError, ResetLink>> => {
    const refusal = passwordRefusal(ports)
    if (refusal !== null) return Promise.resolve(E.left(refusal))
    const token = ports.tokens.make()
    return attributed(ports)(bySystem, async ({ users, emailTokens }, now) => {
      const user = await users.byEmail(email)
      if (user === null) return E.left(notFound("account"))
      const expiresAt = emailTokenEnd("reset_password", now)
      const tokenHash = ports.tokens.hash(token)
      await emailTokens.insert({ tokenHash, purpose: "reset_password", userId: user.id, createdAt: now, expiresAt })
      return done<ResetLink>(
        { token, expiresAt },
        {
          action: "user.mail_reset_password_link",
          entityType: "user",
          entityId: user.id,
          treeId: null,
          details: { expires_at: expiresAt.toISOString() },
        },
      )
    })
  }
