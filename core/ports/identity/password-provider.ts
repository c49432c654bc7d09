import type { User } from "../../domain/account/user.ts"
import type { IdentityProvider } from "./identity-provider.ts"

/** An address with a password, and the live account with that address. */
export interface PasswordEvidence {
  /** The normalised address. */
  readonly email: string
  readonly password: string
  /** The account that this service has with the address; null if there is none. A refusal takes the same time then. */
  readonly account: Pick<User, "email" | "passwordHash" | "emailVerifiedAt" | "displayName"> | null
}

/** A provider that establishes people by an address and a password, here or in a directory elsewhere. */
export interface PasswordProvider extends IdentityProvider<PasswordEvidence> {
  /**
   * Whether this service keeps the passwords, as a hash in the account: then people register, and change and reset their
   * passwords here. Otherwise a sign-in makes the account of the subject and the address that the provider establishes.
   */
  readonly keepsPasswords: boolean
}
