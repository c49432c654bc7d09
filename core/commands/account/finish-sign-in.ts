import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import type { AuditFact } from "../../domain/audit/audit.ts"
import type { Attribution } from "../../domain/change/change.ts"
import { Email } from "../../domain/account/account-input.ts"
import type { SignInError } from "../../domain/account/sign-in-error.ts"
import { type DomainError, notFound } from "../../domain/errors.ts"
import { accountOfIdentity, type Arrival } from "../../edit/account/account-of-identity.ts"
import { mayMail } from "../../edit/account/mail-limit.ts"
import { openSession, type SignedIn, type SignInDetails } from "../../edit/account/open-session.ts"
import { takeSignIn } from "../../edit/account/take-sign-in.ts"
import type { EstablishedIdentity } from "../../ports/identity/identity-provider.ts"
import type { IdentityProviders } from "../../ports/identity/identity-providers.ts"
import type { Reads } from "../../ports/reads.ts"
import { attributed, bySystem, byUser, type Done, doneAll } from "../../use-case/command.ts"
import type { AccountPorts } from "./register.ts"

export interface FinishSignIn extends SignInDetails {
  readonly providerId: string
  /** What the browser kept since the start; null if it has nothing. */
  readonly sealed: string | null
  /** The answer of the provider: the query of the address, without its question mark. */
  readonly query: string
}

/** The end of a sign-in at a provider: a session, or the reason why there is none. */
export type FinishedSignIn =
  | { readonly kind: "signed in"; readonly signedIn: SignedIn; readonly returnTo: string }
  | { readonly kind: "refused"; readonly error: SignInError }

type Ports = AccountPorts & { readonly reads: Reads; readonly identityProviders: IdentityProviders }

/**
 * Opens a session for a person who comes back from a provider. The answer must belong to the sign-in that this browser
 * started, so it cannot be made to use an answer that another person got. Each sign-in counts once.
 */
export const finishSignIn =
  (ports: Ports) =>
  async (input: FinishSignIn): Promise<E.Either<DomainError, FinishedSignIn>> => {
    const provider = ports.identityProviders.redirecting.find(({ id }) => id === input.providerId)
    if (provider === undefined) return E.left(notFound("provider"))
    const kept = await takeSignIn(ports, provider, input)
    if (kept === null) return refused("state_invalid")
    const established = await provider.establish({ query: input.query, pending: kept.pending })
    if (E.isLeft(established))
      return refused(established.left === "wrong_credentials" ? "token_invalid" : established.left)
    const { invitationToken, returnTo } = kept
    const invitationHash = invitationToken === null ? null : ports.tokens.hash(invitationToken)
    const arrival = { provider, established: established.right, invitationHash }
    const signedIn = await signIn(ports, arrival, input)
    if (E.isLeft(signedIn)) return signedIn
    return typeof signedIn.right === "string"
      ? refused(signedIn.right)
      : E.right({ kind: "signed in", signedIn: signedIn.right, returnTo })
  }

const refused = (error: SignInError): E.Either<DomainError, FinishedSignIn> => E.right({ kind: "refused", error })

/** A refusal is a value here, because nothing is written before it. */
const signIn = async (
  ports: Ports,
  arrival: Arrival,
  details: SignInDetails,
): Promise<E.Either<DomainError, SignedIn | SignInError>> => {
  const isMailed = await mayMailTo(ports, arrival.established)
  return attributed(ports)<SignedIn | SignInError>(bySystem, async (transaction, now) => {
    const place = { transaction, settings: ports.settings, newId: ports.newId, now }
    const found = await accountOfIdentity(place, arrival)
    if (E.isLeft(found)) return E.right({ value: found.left, audit: "unchanged" })
    const { user } = found.right
    if (isMailed && found.right.isUnverified)
      await transaction.jobs.enqueue({ kind: "send_verification_mail", userId: user.id })
    const { session, signedIn } = openSession(ports, user, details, now)
    await transaction.sessions.insert(session)
    const opened: AuditFact = { action: "session.create", entityType: "session", entityId: session.id, treeId: null }
    const facts = [...found.right.facts, opened]
    return withActor(doneAll<SignedIn | SignInError>(signedIn, facts), byUser(user.id, details.requestId))
  })
}

/** The result, attributed to an actor that only the transaction has found. */
const withActor = <A>(result: E.Either<DomainError, Done<A>>, by: Attribution): E.Either<DomainError, Done<A>> =>
  pipe(
    result,
    E.map((outcome) => ({ ...outcome, by })),
  )

/** Whether a mail may verify the address, if an account is created with it. */
const mayMailTo = async (ports: Ports, { email, emailVerified }: EstablishedIdentity): Promise<boolean> => {
  const address = Email.decode(email)
  if (emailVerified || E.isLeft(address)) return false
  if ((await ports.reads.users.byEmail(address.right)) !== null) return false
  return mayMail(ports, "register", address.right)
}
