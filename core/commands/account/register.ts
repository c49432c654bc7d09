import * as E from "fp-ts/lib/Either.js"
import { attributed, byUser, done } from "../../use-case/command.ts"
import { type DomainError, faulty } from "../../domain/errors.ts"
import { passwordFault } from "../../domain/account/password.ts"
import { passwordIdentity } from "../../domain/account/identity.ts"
import type { AccountPorts } from "../../edit/account/account-ports.ts"
import { type Repeatable, storingAnswer } from "../../use-case/repeatable.ts"
import { mayMail, notMailed } from "../../edit/account/mail-limit.ts"
import {
  acceptedFact,
  type InvitationContext,
  joinByInvitation,
  provesAddress,
  type TakenInvitation,
  takeInvitationFor,
} from "../../edit/invitation/take-invitation.ts"
import type { AuditFact } from "../../domain/audit/audit.ts"
import type { UserId } from "../../domain/ids.ts"
import { newUser, registrationRefusal } from "../../edit/account/new-user.ts"
import { passwordRefusal } from "../../edit/account/sign-in-ways.ts"
import { openSession, type SignedIn, type SignInDetails } from "../../edit/account/open-session.ts"

export interface RegisterInput extends SignInDetails {
  readonly email: string
  readonly password: string
  readonly displayName?: string | null | undefined
  /** The token of the link in an invitation. */
  readonly invitationToken?: string | null | undefined
}

/**
 * Creates an account with an unused address, signs it in, and mails the link that verifies the address. The token of a
 * mailed invitation verifies it at once.
 */
export const register =
  (ports: AccountPorts) =>
  async (input: RegisterInput, repeatable?: Repeatable<SignedIn>): Promise<E.Either<DomainError, SignedIn>> => {
    const refusal = passwordRefusal(ports)
    if (refusal !== null) return E.left(refusal)
    const fault = passwordFault(input.password, input.email, "password")
    if (fault !== null) return E.left(faulty(fault))
    const closed = registrationRefusal(ports.settings, input)
    if (closed !== null) return E.left(closed)
    const isMailed = await mayMail(ports, "register", input.email)
    const passwordHash = await ports.passwords.hash(input.password)
    const id = ports.newId<"UserId">()
    const outcome = await attributed(ports)(byUser(id, input.requestId), (transaction, now) =>
      storingAnswer(repeatable, { ...transaction, now }, async () => {
        const { users, sessions, identities, jobs } = transaction
        const context = { ...transaction, now }
        const invitation = await invitationOf(ports, context, id, input)
        if (E.isLeft(invitation)) return invitation
        if ((await users.byEmail(input.email)) !== null) return E.left({ _tag: "EmailTaken" })
        const { email, displayName = null, language = null } = input
        const isProven = invitation.right !== null && provesAddress(invitation.right, email)
        const emailVerifiedAt = isProven ? now : null
        const user = newUser({ id, email, displayName, language, passwordHash, emailVerifiedAt }, now)
        await users.insert([user])
        await identities.insert(passwordIdentity(user, ports.newId(), now))
        const { session, signedIn } = openSession(ports, user, input, now)
        await sessions.insert(session)
        if (isMailed && !isProven) await jobs.enqueue({ kind: "send_verification_mail", userId: id })
        const fact: AuditFact = { action: "user.register", entityType: "user", entityId: id, treeId: null }
        if (invitation.right === null) return done(signedIn, fact)
        await joinByInvitation(context, id, invitation.right)
        return done(signedIn, fact, acceptedFact(invitation.right))
      }),
    )
    if (isMailed && E.isLeft(outcome) && outcome.left._tag === "StorageFull")
      await notMailed(ports, "register", input.email)
    return outcome
  }

/** The invitation that the new account accepts; null without one. It locks the tree, so it comes before accounts. */
const invitationOf = async (
  { tokens }: AccountPorts,
  context: InvitationContext,
  id: UserId,
  { email, invitationToken = null }: RegisterInput,
): Promise<E.Either<DomainError, TakenInvitation | null>> =>
  invitationToken === null
    ? E.right(null)
    : takeInvitationFor(context, { id, email }, { tokenHash: tokens.hash(invitationToken), path: "invitation_token" })
