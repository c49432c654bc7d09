import type { User } from "./user.ts"

/**
 * What an account may do by its address. `unverified`: only its own affairs, until the address is verified. `claimed`:
 * it got in only because its address is that of an operator, so until it proves the address it may do nothing but
 * that, and leave.
 */
export type Standing = "full" | "unverified" | "claimed"

interface AddressRules {
  readonly registration: "open" | "invited" | "closed"
  readonly requireEmailVerification: boolean
  readonly ownerEmails: readonly string[]
}

/** What an account with this address may do under these settings. */
export const standingOf = (
  { email, emailVerifiedAt }: Pick<User, "email" | "emailVerifiedAt">,
  { registration, requireEmailVerification, ownerEmails }: AddressRules,
): Standing => {
  if (emailVerifiedAt !== null) return "full"
  if (registration !== "open" && ownerEmails.includes(email)) return "claimed"
  return requireEmailVerification ? "unverified" : "full"
}
