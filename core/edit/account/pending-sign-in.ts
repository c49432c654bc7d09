import type { PendingSignIn } from "../../ports/identity/redirecting-provider.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"

/** How long a user may take at the provider. */
export const SIGN_IN_SECONDS = 600
export const SIGN_IN_MS = SIGN_IN_SECONDS * 1_000

/** A sign-in that waits for the answer of a provider, as the browser keeps it. */
export interface KeptSignIn {
  readonly providerId: string
  readonly pending: PendingSignIn
  /** The path of the service to which the browser goes afterwards. */
  readonly returnTo: string
  readonly invitationToken: string | null
  readonly expiresAt: Date
}

/** The sign-in as a text for a cookie, with a signature. The key is needed to change it or to make another. */
export const sealSignIn = (tokens: Tokens, key: string, kept: KeptSignIn): string => {
  const { providerId, pending, returnTo, invitationToken, expiresAt } = kept
  const fields = new URLSearchParams({
    ...pending,
    providerId,
    returnTo,
    expiresAt: String(expiresAt.getTime()),
    ...(invitationToken === null ? {} : { invitationToken }),
  }).toString()
  return `${fields}.${tokens.sign(key, fields)}`
}

/** The sign-in of such a text; null if the key has not signed it, if it belongs to another provider, or if it has expired. */
export const openSignIn = (
  tokens: Tokens,
  { id, signingKey }: { readonly id: string; readonly signingKey: string },
  sealed: string,
  now: Date,
): KeptSignIn | null => {
  const end = sealed.lastIndexOf(".")
  const fields = sealed.slice(0, Math.max(0, end))
  if (!tokens.isSigned(signingKey, fields, sealed.slice(end + 1))) return null
  const values = new URLSearchParams(fields)
  const textOf = (name: string): string => values.get(name) ?? ""
  const expiresAt = new Date(Number(textOf("expiresAt")))
  if (textOf("providerId") !== id || !(expiresAt > now)) return null
  return {
    providerId: id,
    pending: {
      state: textOf("state"),
      nonce: textOf("nonce"),
      codeVerifier: textOf("codeVerifier"),
      redirectUri: textOf("redirectUri"),
    },
    returnTo: textOf("returnTo"),
    invitationToken: values.get("invitationToken"),
    expiresAt,
  }
}
