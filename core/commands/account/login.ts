import * as E from "fp-ts/lib/Either.js"
import { attributed, byUser, done } from "../../use-case/command.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { Reads } from "../../ports/reads.ts"
import type { IdentityProviders } from "../../ports/identity/identity-providers.ts"
import { openSession, type SignedIn, type SignInDetails } from "../../edit/account/open-session.ts"
import type { AccountPorts } from "./register.ts"

export interface LoginInput extends SignInDetails {
  readonly email: string
  readonly password: string
}

/**
 * Opens a session with an address and a password. A wrong pair takes the same time whether or not the account
 * exists.
 */
export const login =
  (ports: AccountPorts & { readonly reads: Reads; readonly identityProviders: IdentityProviders }) =>
  async (input: LoginInput): Promise<E.Either<DomainError, SignedIn>> => {
    if (!ports.settings.passwordSignIn) return E.left({ _tag: "PasswordSignInOff" })
    const { email, password } = input
    const user = await ports.reads.users.byEmail(email)
    const identity = await ports.identityProviders.password.establish({ email, password, account: user })
    if (user === null || E.isLeft(identity)) return E.left({ _tag: "WrongCredentials" })
    return attributed(ports)(byUser(user.id, input.requestId), async ({ users, sessions }, now) => {
      const current = await users.find(user.id)
      if (current === null || current.deletedAt !== null || current.passwordHash !== user.passwordHash)
        return E.left({ _tag: "WrongCredentials" })
      const { session, signedIn } = openSession(ports, current, input, now)
      await sessions.insert(session)
      return done(signedIn, {
        action: "session.create",
        entityType: "session",
        entityId: session.id,
        treeId: null,
      })
    })
  }
