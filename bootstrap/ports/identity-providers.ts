import { PASSWORD_PROVIDER } from "../../core/domain/account/identity.ts"
import type { IdentityProviders } from "../../core/ports/identity/identity-providers.ts"
import type { PasswordProvider } from "../../core/ports/identity/password-provider.ts"
import type { RedirectingProvider } from "../../core/ports/identity/redirecting-provider.ts"

/** The identity providers of a program that runs the service itself. */
export interface OwnIdentityProviders {
  /** Takes the place of the passwords that the service keeps. */
  readonly password?: PasswordProvider
  /** Are offered after those of the settings. */
  readonly redirecting?: readonly RedirectingProvider[]
}

/** The providers of the service with those of the program. Throws if two have one id, because identities are known by it. */
export const withOwnProviders = (
  { password, redirecting }: IdentityProviders,
  own: OwnIdentityProviders,
): IdentityProviders => {
  const all = { password: own.password ?? password, redirecting: [...redirecting, ...(own.redirecting ?? [])] }
  const ids = [all.password, ...all.redirecting].map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  if (twice !== undefined) throw new Error(`Two identity providers have the id ${twice}.`)
  const isOwn = all.password.id === PASSWORD_PROVIDER
  if (all.password.keepsPasswords !== isOwn || all.redirecting.some(({ id }) => id === PASSWORD_PROVIDER))
    throw new Error(
      `The id ${PASSWORD_PROVIDER} belongs to the provider that keeps the passwords here, and to no other.`,
    )
  return all
}
