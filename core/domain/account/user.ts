import type { AuditFact } from "../audit/audit.ts"
import type { Language } from "../../languages/language.ts"
import type { PersonId, UserId } from "../ids.ts"

export interface User {
  readonly id: UserId
  /** Trimmed and in lower case, the form in which addresses are compared. */
  readonly email: string
  readonly displayName: string | null
  /** The language of mails to the account; null for English. */
  readonly language: Language | null
  /** Null once the account is deleted. No password matches then. */
  readonly passwordHash: string | null
  readonly emailVerifiedAt: Date | null
  readonly selfPersonId: PersonId | null
  /**
   * The self person before a deletion of that person cleared `selfPersonId`. Restoring the person sets it again.
   * Null once another value was set.
   */
  readonly formerSelfPersonId: PersonId | null
  /** The SHA-256 of the token in the address of the user's calendar, in hex; null without one. */
  readonly calendarHash: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly deletedAt: Date | null
}

/** The caller's own account. */
export interface UserRead {
  readonly id: UserId
  readonly email: string
  readonly displayName: string | null
  readonly language: Language | null
  readonly emailVerified: boolean
  readonly selfPersonId: PersonId | null
  readonly isInstanceOwner: boolean
  readonly createdAt: Date
}

/** The normalised form of an address. Two spellings of one address are the same account. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/**
 * Whether the user is an operator: the address is listed in the settings and verified, whatever the other settings
 * require.
 */
export const isInstanceOwner = (user: User, ownerEmails: readonly string[]): boolean =>
  user.emailVerifiedAt !== null && ownerEmails.includes(user.email)

/** The fact that the address of an account was verified. */
export const verifiedFact = ({ id }: Pick<User, "id">): AuditFact => ({
  action: "user.verify_email",
  entityType: "user",
  entityId: id,
  treeId: null,
})

export const userRead = (user: User, ownerEmails: readonly string[]): UserRead => ({
  id: user.id,
  email: user.email,
  displayName: user.displayName,
  language: user.language,
  emailVerified: user.emailVerifiedAt !== null,
  selfPersonId: user.selfPersonId,
  isInstanceOwner: isInstanceOwner(user, ownerEmails),
  createdAt: user.createdAt,
})
