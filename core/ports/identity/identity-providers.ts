import type { PasswordProvider } from "./password-provider.ts"
import type { RedirectingProvider } from "./redirecting-provider.ts"

/** The configured providers. */
export interface IdentityProviders {
  readonly password: PasswordProvider
  /** With unique ids, in the order of the settings. */
  readonly redirecting: readonly RedirectingProvider[]
}
