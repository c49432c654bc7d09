import type { Either } from "fp-ts/lib/Either.js"
import type { IdentityKey, ProviderRead } from "../../domain/account/identity.ts"
import type { SignInError } from "../../domain/account/sign-in-error.ts"

/** Who someone is, as a provider has established it. */
export interface EstablishedIdentity extends Omit<IdentityKey, "provider"> {
  /** As the provider states it, not normalised; null if it states none. */
  readonly email: string | null
  /** Whether the provider asserts that the address belongs to the user. */
  readonly emailVerified: boolean
  readonly displayName: string | null
}

/** Why the evidence does not establish anybody. */
export type IdentityRefusal = "wrong_credentials" | Exclude<SignInError, `email_${string}` | "registration_closed">

/**
 * Establishes who someone is. `Evidence` is what that person presents: an address with a password, or the answer of an
 * OpenID provider.
 */
export interface IdentityProvider<Evidence> extends ProviderRead {
  /**
   * The person of this evidence. The same person always has the same subject, and no other person has it. Evidence that
   * is wrong is refused, whatever it contains; nothing is thrown.
   */
  establish(evidence: Evidence): Promise<Either<IdentityRefusal, EstablishedIdentity>>
}
