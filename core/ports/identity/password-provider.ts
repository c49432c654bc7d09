import type { User } from "../../domain/account/user.ts"
import type { IdentityProvider } from "./identity-provider.ts"

/** An address with a password, and the live account with that address. */
export interface PasswordEvidence {
  /** The normalised address. */
  readonly email: string
  readonly password: string
  /** Null if there is none. A refusal takes the same time then. */
  readonly account: Pick<User, "email" | "passwordHash" | "emailVerifiedAt" | "displayName"> | null
}

/** The provider of identities with an e-mail address and a password. */
export type PasswordProvider = IdentityProvider<PasswordEvidence>
