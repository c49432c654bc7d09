import { isLongerThan } from "../../codec/code-points.ts"
import type { IdentityId, UserId } from "../ids.ts"
import type { User } from "./user.ts"

/** The provider of the passwords that this service keeps. No other provider can have this id. */
export const PASSWORD_PROVIDER = "password"

/** How a provider establishes who someone is. */
export const providerKinds = ["password", "oidc"] as const
export type ProviderKind = (typeof providerKinds)[number]

/** A provider as people choose it to sign in. */
export interface ProviderRead {
  readonly id: string
  readonly kind: ProviderKind
  readonly name: string
}

/** A way to sign in to an account. An account with a password has an identity of the provider `password`. */
export interface Identity {
  readonly id: IdentityId
  readonly userId: UserId
  /** The id of the provider in the settings. */
  readonly provider: string
  /** The issuer behind the provider; null for a password. Another issuer can use the same subjects for other people. */
  readonly issuer: string | null
  /** The user at the provider: the e-mail address for a password, `sub` for OpenID Connect. */
  readonly subject: string
  readonly createdAt: Date
}

/** The longest subject, in characters, as OpenID Connect Core 1.0 has it. */
const MOST_SUBJECT = 255

/** Whether a text can identify someone. Texts that look alike, or that the store changes, would join two people. */
export const isSubject = (subject: string): boolean =>
  subject !== "" && !isLongerThan(subject, MOST_SUBJECT) && subject.isWellFormed() && !/\p{Cc}/u.test(subject)

/** What identifies someone at a provider. An identity of one account cannot belong to another. */
export type IdentityKey = Pick<Identity, "provider" | "issuer" | "subject">

/** An identity as its account sees it. */
export type IdentityRead = Pick<Identity, "id" | "provider" | "subject">

export const identityRead = ({ id, provider, subject }: Identity): IdentityRead => ({ id, provider, subject })

/** The identity of an account with a password. */
export const passwordIdentity = (
  { id: userId, email }: Pick<User, "id" | "email">,
  id: IdentityId,
  now: Date,
): Identity => ({ id, userId, provider: PASSWORD_PROVIDER, issuer: null, subject: email, createdAt: now })
