import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { Email } from "../../domain/account/account-input.ts"
import type { SignInError } from "../../domain/account/sign-in-error.ts"
import type { AuditFact } from "../../domain/audit/audit.ts"
import type { Attribution } from "../../domain/change/change.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { EstablishedIdentity } from "../../ports/identity/identity-provider.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import { attributed, bySystem, byUser, type Done, doneAll, type ExecutePorts } from "../../use-case/command.ts"
import type { Settings } from "../../use-case/settings.ts"
import { accountOfIdentity, type Arrival } from "./account-of-identity.ts"
import { mayMail, type MailLimitPorts } from "./mail-limit.ts"
import { openSession, type SignedIn, type SignInDetails } from "./open-session.ts"

type Ports = ExecutePorts &
  MailLimitPorts & { readonly reads: Reads; readonly tokens: Tokens; readonly settings: Settings }

/**
 * Opens a session for a person that a provider has established, in the account of that identity. A refusal is a value
 * here, because nothing is written before it.
 */
export const signInAs = async (
  ports: Ports,
  arrival: Arrival,
  details: SignInDetails,
): Promise<E.Either<DomainError, SignedIn | SignInError>> => {
  const isMailed = await mayMailTo(ports, arrival.established)
  return attributed(ports)<SignedIn | SignInError>(bySystem, async (transaction, now) => {
    const place = { transaction, settings: ports.settings, newId: ports.newId, now }
    const found = await accountOfIdentity(place, arrival)
    if (E.isLeft(found)) return E.right({ value: found.left, audit: "unchanged" })
    const { user } = found.right
    if (isMailed && found.right.isUnverified)
      await transaction.jobs.enqueue({ kind: "send_verification_mail", userId: user.id })
    const { session, signedIn } = openSession(ports, user, details, now)
    await transaction.sessions.insert(session)
    const opened: AuditFact = { action: "session.create", entityType: "session", entityId: session.id, treeId: null }
    const facts = [...found.right.facts, opened]
    return withActor(doneAll<SignedIn | SignInError>(signedIn, facts), byUser(user.id, details.requestId))
  })
}

/** The result, attributed to an actor that only the transaction has found. */
const withActor = <A>(result: E.Either<DomainError, Done<A>>, by: Attribution): E.Either<DomainError, Done<A>> =>
  pipe(
    result,
    E.map((outcome) => ({ ...outcome, by })),
  )

/** Whether a mail may verify the address, if an account is created with it. */
const mayMailTo = async (ports: Ports, { email, emailVerified }: EstablishedIdentity): Promise<boolean> => {
  const address = Email.decode(email)
  if (emailVerified || E.isLeft(address)) return false
  if ((await ports.reads.users.byEmail(address.right)) !== null) return false
  return mayMail(ports, "register", address.right)
}
