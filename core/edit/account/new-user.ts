import type { DomainError } from "../../domain/errors.ts"
import type { User } from "../../domain/account/user.ts"
import type { Settings } from "../../use-case/settings.ts"

/** A new account with this address. */
export const newUser = (
  given: Pick<User, "id" | "email" | "displayName" | "language" | "passwordHash" | "emailVerifiedAt">,
  now: Date,
): User => ({
  ...given,
  selfPersonId: null,
  formerSelfPersonId: null,
  calendarHash: null,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
})

/**
 * Why this address may not create an account; null if it may. The addresses of operators always may. Whether an
 * invitation is valid is not checked here.
 */
export const registrationRefusal = (
  { registration, ownerEmails }: Settings,
  { email, invitationToken = null }: { readonly email: string; readonly invitationToken?: string | null | undefined },
): DomainError | null => {
  const isOpen = registration === "open" || ownerEmails.includes(email)
  const isInvited = registration === "invited" && invitationToken !== null
  return isOpen || isInvited ? null : { _tag: "RegistrationClosed" }
}
