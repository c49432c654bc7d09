import type { PersonId, UserId } from "./ids.ts"

export interface User {
  readonly id: UserId
  /** Lower-cased and trimmed: the form in which addresses are compared. */
  readonly email: string
  readonly displayName: string | null
  /** Null once the account is deleted: no password opens it. */
  readonly passwordHash: string | null
  readonly emailVerifiedAt: Date | null
  readonly selfPersonId: PersonId | null
  /** The person whose deletion cleared `selfPersonId`: restoring that person sets it again. Null once anything else was set. */
  readonly formerSelfPersonId: PersonId | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly deletedAt: Date | null
}

/** The caller's own record as they read it. */
export interface UserRead {
  readonly id: UserId
  readonly email: string
  readonly displayName: string | null
  readonly emailVerified: boolean
  readonly selfPersonId: PersonId | null
  readonly isInstanceOwner: boolean
  readonly createdAt: Date
}

/** The one form of an address: two spellings of it are the same account. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/** An operator: the address is declared by the environment AND proved by its holder, whatever else the settings ask. */
export const isInstanceOwner = (user: User, ownerEmails: readonly string[]): boolean =>
  user.emailVerifiedAt !== null && ownerEmails.includes(user.email)

export const userRead = (user: User, ownerEmails: readonly string[]): UserRead => ({
  id: user.id,
  email: user.email,
  displayName: user.displayName,
  emailVerified: user.emailVerifiedAt !== null,
  selfPersonId: user.selfPersonId,
  isInstanceOwner: isInstanceOwner(user, ownerEmails),
  createdAt: user.createdAt,
})
