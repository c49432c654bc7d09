import * as E from "fp-ts/lib/Either.js"
import type { SignInError } from "../../domain/account/sign-in-error.ts"
import type { User } from "../../domain/account/user.ts"
import { attributed, byUser, done } from "../../use-case/command.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { IdentityRefusal } from "../../ports/identity/identity-provider.ts"
import type { Reads } from "../../ports/reads.ts"
import { openSession, type SignedIn, type SignInDetails } from "../../edit/account/open-session.ts"
import { signInAs } from "../../edit/account/sign-in-as.ts"
import type { AccountPorts } from "../../edit/account/account-ports.ts"

export interface LoginInput extends SignInDetails {
  readonly email: string
  readonly password: string
}

type Ports = AccountPorts & { readonly reads: Reads }

/**
 * Opens a session with an address and a password. A wrong pair takes the same time whether or not the account
 * exists. If another service keeps the passwords, the account is the one of the identity that it establishes.
 */
export const login =
  (ports: Ports) =>
  async (input: LoginInput): Promise<E.Either<DomainError, SignedIn>> => {
    if (!ports.settings.passwordSignIn) return E.left({ _tag: "PasswordSignInOff" })
    const { email, password } = input
    const provider = ports.identityProviders.password
    const user = await ports.reads.users.byEmail(email)
    const established = await provider.establish({ email, password, account: user })
    if (E.isLeft(established)) return E.left(refusalOf(established.left))
    if (provider.keepsPasswords) return user === null ? wrong : signInWithHash(ports, user, input)
    const signedIn = await signInAs(
      ports,
      { provider, established: established.right, invitationHash: null, language: input.language ?? null },
      input,
    )
    if (E.isLeft(signedIn)) return signedIn
    return typeof signedIn.right === "string" ? E.left(refusalOf(signedIn.right)) : E.right(signedIn.right)
  }

const wrong: E.Either<DomainError, never> = E.left({ _tag: "WrongCredentials" })

const refusalOf = (refusal: IdentityRefusal | SignInError): DomainError => {
  switch (refusal) {
    case "email_taken":
      return { _tag: "EmailTaken" }
    case "registration_closed":
      return { _tag: "RegistrationClosed" }
    case "provider_unavailable":
      return { _tag: "ProviderUnavailable" }
    default:
      return { _tag: "WrongCredentials" }
  }
}

/** Opens a session of the account, unless its password was changed since it was compared. */
const signInWithHash = (ports: Ports, user: User, input: LoginInput): Promise<E.Either<DomainError, SignedIn>> =>
  attributed(ports)(byUser(user.id, input.requestId), async ({ users, sessions }, now) => {
    const current = await users.find(user.id)
    if (current === null || current.deletedAt !== null || current.passwordHash !== user.passwordHash) return wrong
    const { session, signedIn } = openSession(ports, current, input, now)
    await sessions.insert(session)
    return done(signedIn, {
      action: "session.create",
      entityType: "session",
      entityId: session.id,
      treeId: null,
    })
  })
