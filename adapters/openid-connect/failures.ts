import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client"
import type { IdentityRefusal } from "../../core/ports/identity/identity-provider.ts"

/** What the library calls an ID token that does not hold, or that no key of the issuer has signed. */
const WRONG_TOKEN: ReadonlySet<string> = new Set([
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_MISSING_SERVER_METADATA",
  "OAUTH_UNSUPPORTED_OPERATION",
  "OAUTH_PARSE_ERROR",
])

const NO_ANSWER: ReadonlySet<string> = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT"])

/** The refusal for what a sign-in at an issuer threw. */
export const refusalOf = (error: unknown): IdentityRefusal => {
  if (error instanceof AuthorizationResponseError) return refusalOfAnswer(error.error)
  if (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError)
    return error.status >= 500 ? "provider_unavailable" : "provider_error"
  if (error instanceof ClientError) {
    if (NO_ANSWER.has(error.code ?? "") || statusOf(error.cause) >= 500) return "provider_unavailable"
    return WRONG_TOKEN.has(error.code ?? "") ? "token_invalid" : "provider_error"
  }
  // `fetch` throws it if there is no connection.
  return error instanceof TypeError ? "provider_unavailable" : "provider_error"
}

/** What the issuer answered in place of a code (RFC 6749, section 4.1.2.1). */
const refusalOfAnswer = (error: string): IdentityRefusal => {
  if (error === "access_denied") return "access_denied"
  return error === "temporarily_unavailable" ? "provider_unavailable" : "provider_error"
}

const statusOf = (cause: unknown): number => (cause instanceof Response ? cause.status : 0)

/** The most characters of an error code in the log. Browsers bring it, with any content. */
const MOST_SHOWN = 100

/** The failure in one line for the log, without codes and tokens. */
export const describeFailure = (error: unknown): string => {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return error.error.slice(0, MOST_SHOWN)
  if (!(error instanceof Error)) return "an unknown failure"
  const code = error instanceof ClientError && error.code !== undefined ? ` (${error.code})` : ""
  return `${error.message}${code}${reasonOf(error.cause)}`
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? `: ${cause.message}` : "")
