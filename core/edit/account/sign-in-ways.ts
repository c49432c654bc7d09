import type { Identity } from "../../domain/account/identity.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { IdentityProviders } from "../../ports/identity/identity-providers.ts"
import type { Settings } from "../../use-case/settings.ts"

/** What decides by which identities people can sign in at present. */
export interface SignInWays {
  readonly identityProviders: IdentityProviders
  readonly settings: Settings
}

/** Why there are no passwords to set here; null if there are. A provider elsewhere keeps its passwords itself. */
export const passwordRefusal = ({ identityProviders, settings }: SignInWays): DomainError | null => {
  if (!settings.passwordSignIn) return { _tag: "PasswordSignInOff" }
  return identityProviders.password.keepsPasswords ? null : { _tag: "NotLocal" }
}

/** The providers that people can choose at present, in the order in which they are offered. */
export const offeredProviders = ({ identityProviders: { password, redirecting }, settings }: SignInWays) =>
  settings.passwordSignIn ? [password, ...redirecting] : redirecting

/** Whether the identity is a way to sign in at present: its provider may have been removed from the settings. */
export const isUsable = (ways: SignInWays, { provider }: Identity): boolean =>
  offeredProviders(ways).some(({ id }) => id === provider)
