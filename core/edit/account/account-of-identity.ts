import * as E from "fp-ts/lib/Either.js"
import { DisplayName, Email } from "../../domain/account/account-input.ts"
import { type Identity, isSubject, type ProviderRead } from "../../domain/account/identity.ts"
import type { SignInError } from "../../domain/account/sign-in-error.ts"
import type { Language } from "../../languages/language.ts"
import type { User } from "../../domain/account/user.ts"
import type { AuditFact } from "../../domain/audit/audit.ts"
import type { NewId } from "../../ports/platform/clock.ts"
import type { EstablishedIdentity } from "../../ports/identity/identity-provider.ts"
import type { Transaction } from "../../ports/unit-of-work.ts"
import type { Settings } from "../../use-case/settings.ts"
import { acceptedFact, joinByInvitation, provesAddress, takeInvitationFor } from "../invitation/take-invitation.ts"
import { newUser, registrationRefusal } from "./new-user.ts"

/** A person who comes back from a provider. */
export interface Arrival {
  readonly provider: Pick<ProviderRead, "id" | "name">
  readonly established: EstablishedIdentity
  /** The hash of the token of an invitation. */
  readonly invitationHash: string | null
  /** The language of an account that is created. */
  readonly language: Language | null
}

/** The account of an identity, and what was done to it. */
export interface FoundAccount {
  readonly user: User
  readonly facts: readonly AuditFact[]
  /** Whether the address has to be verified by a mail. */
  readonly isUnverified: boolean
}

interface Place {
  readonly transaction: Transaction
  readonly settings: Settings
  readonly newId: NewId
  readonly now: Date
}

type Outcome = E.Either<SignInError, FoundAccount>

/**
 * The account of an identity. An unknown identity joins the account with its address, if both the provider and this
 * service have verified that address: otherwise someone who only claims an address would get the account of
 * another person, or would wait in it for that person. If the address has no account, one is created, where
 * registration allows it.
 */
export const accountOfIdentity = async (place: Place, arrival: Arrival): Promise<Outcome> => {
  const { users, identities } = place.transaction
  const { provider, established } = arrival
  if (!isSubject(established.subject)) return E.left("token_invalid")
  const known = await identities.byKey({
    provider: provider.id,
    issuer: established.issuer,
    subject: established.subject,
  })
  if (known !== null) return knownAccount(place, established, known)
  const email = addressOf(established)
  if (email === null) return E.left("email_missing")
  const holder = await users.byEmail(email)
  return holder === null ? createAccount(place, arrival, email) : joinAccount(place, arrival, holder)
}

const addressOf = ({ email }: EstablishedIdentity): string | null => {
  const read = Email.decode(email)
  return E.isRight(read) ? read.right : null
}

/** Null for a name that users could not give themselves either. */
const displayNameOf = ({ displayName }: EstablishedIdentity): string | null => {
  const read = DisplayName.decode(displayName)
  return E.isRight(read) ? read.right : null
}

/** The provider may verify the address of an account later than the account was created. */
const knownAccount = async (
  { transaction: { users }, now }: Place,
  established: EstablishedIdentity,
  { userId }: Identity,
): Promise<Outcome> => {
  const user = await users.find(userId)
  if (user === null || user.deletedAt !== null) return E.left("token_invalid")
  const verifies = user.emailVerifiedAt === null && established.emailVerified && addressOf(established) === user.email
  if (!verifies) return E.right({ user, facts: [], isUnverified: false })
  const verified = { ...user, emailVerifiedAt: now, updatedAt: now }
  await users.update(verified)
  const fact: AuditFact = { action: "user.verify_email", entityType: "user", entityId: user.id, treeId: null }
  return E.right({ user: verified, facts: [fact], isUnverified: false })
}

/** The owner of the account gets a mail, because an issuer that errs about addresses could let others in. */
const joinAccount = async (place: Place, arrival: Arrival, holder: User): Promise<Outcome> => {
  if (!arrival.established.emailVerified || holder.emailVerifiedAt === null) return E.left("email_taken")
  const { name } = arrival.provider
  await place.transaction.jobs.enqueue({ kind: "send_identity_mail", userId: holder.id, providerName: name })
  return E.right({ user: holder, facts: [await addIdentity(place, arrival, holder)], isUnverified: false })
}

const createAccount = async (place: Place, arrival: Arrival, email: string): Promise<Outcome> => {
  const { transaction, settings, newId, now } = place
  const { established, invitationHash, language } = arrival
  if (registrationRefusal(settings, { email, invitationToken: invitationHash }) !== null)
    return E.left("registration_closed")
  const id = newId<"UserId">()
  const context = { ...transaction, now }
  const taken =
    invitationHash === null
      ? null
      : await takeInvitationFor(context, { id, email }, { tokenHash: invitationHash, path: "" })
  if (taken !== null && E.isLeft(taken)) return E.left("registration_closed")
  const isVerified = established.emailVerified || (taken !== null && provesAddress(taken.right, email))
  const user = newUser(
    {
      id,
      email,
      displayName: displayNameOf(established),
      language,
      passwordHash: null,
      emailVerifiedAt: isVerified ? now : null,
    },
    now,
  )
  await transaction.users.insert([user])
  const fact: AuditFact = { action: "user.register", entityType: "user", entityId: user.id, treeId: null }
  const facts = [fact, await addIdentity(place, arrival, user)]
  if (taken !== null) {
    await joinByInvitation(context, id, taken.right)
    facts.push(acceptedFact(taken.right))
  }
  return E.right({ user, facts, isUnverified: !isVerified })
}

const addIdentity = async (
  { transaction: { identities }, newId, now }: Place,
  { provider, established: { issuer, subject } }: Arrival,
  { id: userId }: User,
): Promise<AuditFact> => {
  const identity: Identity = { id: newId(), userId, provider: provider.id, issuer, subject, createdAt: now }
  await identities.insert(identity)
  return { action: "identity.create", entityType: "identity", entityId: identity.id, treeId: null }
}
