import type { Either } from "fp-ts/lib/Either.js"
import type { IdentityProvider } from "./identity-provider.ts"

/** What the service must know of a sign-in when the provider answers. Only the browser of that sign-in has it. */
export interface PendingSignIn {
  /** Random; the answer repeats it. */
  readonly state: string
  /** Random; the ID token repeats it. */
  readonly nonce: string
  /** The secret of PKCE (RFC 7636), whose hash the provider has. */
  readonly codeVerifier: string
  /** The address of the service to which the provider sends the browser back. */
  readonly redirectUri: string
}

/** The answer of a provider, which the browser brings, and the sign-in to which it belongs. */
export interface ProviderAnswer {
  /** The query of the address to which the browser came back, without its question mark. */
  readonly query: string
  readonly pending: PendingSignIn
}

/** A provider that asks its users on its own pages. */
export interface RedirectingProvider extends IdentityProvider<ProviderAnswer> {
  /** The address to which the browser goes, and what is needed when it comes back. */
  begin(
    redirectUri: string,
  ): Promise<Either<"provider_unavailable", { readonly address: string; readonly pending: PendingSignIn }>>
  /** The key for signatures of pending sign-ins. All processes of the service have the same. */
  readonly signingKey: string
}
