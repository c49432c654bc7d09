import * as E from "fp-ts/lib/Either.js"
import type { SignInError } from "../../domain/account/sign-in-error.ts"
import { type DomainError, notFound } from "../../domain/errors.ts"
import type { SignedIn, SignInDetails } from "../../edit/account/open-session.ts"
import { signInAs } from "../../edit/account/sign-in-as.ts"
import { takeSignIn } from "../../edit/account/take-sign-in.ts"
import type { Reads } from "../../ports/reads.ts"
import type { AccountPorts } from "../../edit/account/account-ports.ts"

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

type Ports = AccountPorts & { readonly reads: Reads }

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
    const arrival = { provider, established: established.right, invitationHash, language: input.language ?? null }
    const signedIn = await signInAs(ports, arrival, input)
    if (E.isLeft(signedIn)) return signedIn
    return typeof signedIn.right === "string"
      ? refused(signedIn.right)
      : E.right({ kind: "signed in", signedIn: signedIn.right, returnTo })
  }

const refused = (error: SignInError): E.Either<DomainError, FinishedSignIn> => E.right({ kind: "refused", error })
