import * as E from "fp-ts/lib/Either.js"
import { attributed, bySystem, done, unchanged } from "../../use-case/command.ts"
import { type DomainError, notFound } from "../../domain/errors.ts"
import type { AccountPorts } from "../../edit/account/account-ports.ts"

/** The operator states that an address belongs to its account, for example where no mail can be sent. */
export const verifyUser =
  (ports: AccountPorts) =>
  ({ email }: { readonly email: string }): Promise<E.Either<DomainError, null>> =>
    attributed(ports)(bySystem, async ({ users, emailTokens }, now) => {
      const user = await users.byEmail(email)
      if (user === null) return E.left(notFound("account"))
      if (user.emailVerifiedAt !== null) return unchanged(null)
      await emailTokens.removeOfUser(user.id, "verify_email")
      await users.update({ ...user, emailVerifiedAt: now, updatedAt: now })
      return done(null, { action: "user.verify_email", entityType: "user", entityId: user.id, treeId: null })
    })
