import * as E from "fp-ts/lib/Either.js"
import { isReturnPath } from "../../domain/account/return-path.ts"
import { type DomainError, invalid, notFound } from "../../domain/errors.ts"
import { SIGN_IN_MS, sealSignIn } from "../../edit/account/pending-sign-in.ts"
import type { Now } from "../../ports/platform/clock.ts"
import type { IdentityProviders } from "../../ports/identity/identity-providers.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"

export interface StartSignIn {
  readonly providerId: string
  /** The address of the service to which the provider sends the browser back. */
  readonly redirectUri: string
  /** The path of the service to which the browser goes afterwards; null for the start page. */
  readonly returnTo: string | null
  /** The token of the link in an invitation. */
  readonly invitationToken: string | null
}

/** A sign-in that waits for the answer of a provider. */
export interface StartedSignIn {
  /** The address to which the browser goes. */
  readonly address: string
  /** What the browser keeps and brings back with the answer. It is a secret of this browser. */
  readonly sealed: string
}

interface Ports {
  readonly identityProviders: IdentityProviders
  readonly tokens: Tokens
  readonly now: Now
}

/** Sends a browser to a provider. Nothing is stored: the browser keeps what belongs to this sign-in. */
export const startSignIn =
  ({ identityProviders, tokens, now }: Ports) =>
  async (input: StartSignIn): Promise<E.Either<DomainError, StartedSignIn>> => {
    const provider = identityProviders.redirecting.find(({ id }) => id === input.providerId)
    if (provider === undefined) return E.left(notFound("provider"))
    const returnTo = input.returnTo ?? "/"
    if (!isReturnPath(returnTo)) return E.left(invalid("returnTo", "must be a path of this service"))
    const begun = await provider.begin(input.redirectUri)
    if (E.isLeft(begun)) return E.left({ _tag: "ProviderUnavailable" })
    const { address, pending } = begun.right
    const expiresAt = new Date(now().getTime() + SIGN_IN_MS)
    const kept = { providerId: provider.id, pending, returnTo, invitationToken: input.invitationToken, expiresAt }
    return E.right({ address, sealed: sealSignIn(tokens, provider.signingKey, kept) })
  }
