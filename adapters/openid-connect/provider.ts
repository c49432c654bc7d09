import { hkdfSync } from "node:crypto"
import * as E from "fp-ts/lib/Either.js"
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  fetchUserInfo,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client"
import type { EstablishedIdentity, IdentityRefusal } from "../../core/ports/identity/identity-provider.ts"
import type {
  PendingSignIn,
  ProviderAnswer,
  RedirectingProvider,
} from "../../core/ports/identity/redirecting-provider.ts"
import { describeFailure, refusalOf } from "./failures.ts"
import { issuerOf, type OpenIdClient } from "./issuer.ts"

/** An OpenID provider, as the operator has configured it. */
export interface OpenIdSettings extends OpenIdClient {
  readonly id: string
  readonly name: string
  readonly scopes: readonly string[]
  /** How long an answer of the issuer may take; 10 seconds if absent. */
  readonly patienceSeconds?: number
}

const PATIENCE_SECONDS = 10

/**
 * Sign-in at an OpenID provider: the authorization code flow with PKCE (OpenID Connect Core 1.0, section 3.1). The
 * issuer is first contacted when somebody signs in. `warn` gets the reason of each failure, for the operator.
 */
export const openIdProvider = (settings: OpenIdSettings, warn: (message: string) => void): RedirectingProvider => {
  const { id, name, scopes, patienceSeconds = PATIENCE_SECONDS } = settings
  const configuration = issuerOf({ ...settings, patienceSeconds })
  const failed = (error: unknown): IdentityRefusal => {
    const refusal = refusalOf(error)
    if (refusal !== "access_denied") warn(`A sign-in at the provider ${id} failed: ${describeFailure(error)}.`)
    return refusal
  }
  return {
    id,
    kind: "oidc",
    name,
    signingKey: signingKeyOf(settings),
    begin: async (redirectUri) => {
      try {
        return E.right(await begin(await configuration(), redirectUri, scopes))
      } catch (error) {
        failed(error)
        return E.left("provider_unavailable")
      }
    },
    establish: async (answer) => {
      try {
        const issuer = await configuration()
        return isFromOther(issuer, answer) ? E.left("state_invalid") : E.right(await established(issuer, answer))
      } catch (error) {
        return E.left(failed(error))
      }
    },
  }
}

/** The secret of the client is the same in all processes of the service, and known to nobody else but the issuer. */
const signingKeyOf = ({ clientSecret, issuer, clientId }: OpenIdSettings): string =>
  Buffer.from(hkdfSync("sha256", clientSecret, `${issuer} ${clientId}`, "stemma pending sign-in", 32)).toString(
    "base64url",
  )

const begin = async (
  configuration: Configuration,
  redirectUri: string,
  scopes: readonly string[],
): Promise<{ readonly address: string; readonly pending: PendingSignIn }> => {
  const pending = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier(), redirectUri }
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: scopes.join(" "),
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await calculatePKCECodeChallenge(pending.codeVerifier),
    code_challenge_method: "S256",
  })
  return { address: address.href, pending }
}

/** Whether the answer names another issuer (RFC 9207): one that got the browser by a mix-up. */
const isFromOther = (configuration: Configuration, { query }: ProviderAnswer): boolean => {
  const issuers = new URLSearchParams(query).getAll("iss")
  return issuers.some((issuer) => issuer !== configuration.serverMetadata().issuer)
}

const established = async (
  configuration: Configuration,
  { query, pending: { state, nonce, codeVerifier, redirectUri } }: ProviderAnswer,
): Promise<EstablishedIdentity> => {
  const tokens = await authorizationCodeGrant(configuration, new URL(`${redirectUri}?${query}`), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error("The token endpoint answered without an ID token.")
  return identityOf(claims, await profileOf(configuration, claims, tokens.access_token))
}

type Profile = Readonly<Record<string, unknown>>

/**
 * What the issuer says about the user: in the ID token or, where that has no address, at the endpoint for it. The two
 * are never mixed: whether an address is verified is said by the answer that has the address.
 */
const profileOf = async (configuration: Configuration, claims: IDToken, accessToken: string): Promise<Profile> => {
  const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined
  return claims.email !== undefined || !hasMore ? claims : fetchUserInfo(configuration, accessToken, claims.sub)
}

const identityOf = ({ iss, sub }: IDToken, { email, email_verified, name }: Profile): EstablishedIdentity => ({
  issuer: iss,
  subject: sub,
  email: textOrNull(email),
  // Some issuers write the truth value as a text.
  emailVerified: email_verified === true || email_verified === "true",
  displayName: textOrNull(name),
})

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null)
