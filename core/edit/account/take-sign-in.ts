import { isReturnPath } from "../../domain/account/return-path.ts"
import type { Now } from "../../ports/platform/clock.ts"
import type { RedirectingProvider } from "../../ports/identity/redirecting-provider.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import type { Tries } from "../../ports/tries.ts"
import { type KeptSignIn, openSignIn, SIGN_IN_MS } from "./pending-sign-in.ts"

interface SignInPorts {
  readonly tokens: Tokens
  readonly tries: Tries
  readonly now: Now
}

/** What a browser brings back from a provider. */
interface BroughtBack {
  readonly sealed: string | null
  readonly query: string
}

/**
 * Uses up the sign-in to which the answer of a provider belongs. Null if this browser has not started it, or has used
 * it before.
 */
export const takeSignIn = async (
  { tokens, tries, now }: SignInPorts,
  provider: RedirectingProvider,
  { sealed, query }: BroughtBack,
): Promise<KeptSignIn | null> => {
  const at = now()
  const kept = sealed === null ? null : openSignIn(tokens, provider, sealed, at)
  if (kept === null || !isReturnPath(kept.returnTo)) return null
  const { state } = kept.pending
  const states = new URLSearchParams(query).getAll("state")
  if (state === "" || states.length !== 1 || states[0] !== state) return null
  return (await tries.count(`sign-in ${provider.id} ${state}`, at, SIGN_IN_MS)).count === 1 ? kept : null
}
