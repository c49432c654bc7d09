import * as E from "fp-ts/lib/Either.js"
import type { AuditEntry, AuditFact } from "./domain/audit.ts"
import type { DomainError } from "./domain/errors.ts"
import type { ProposalId, SessionId, UserId } from "./domain/ids.ts"
import type { NewId, Now } from "./ports/clock.ts"
import type { Transaction, UnitOfWork } from "./ports/unit-of-work.ts"

/** Who is signed in and asks for something. */
export interface Actor {
  readonly userId: UserId
  readonly sessionId: SessionId
  readonly requestId: string | null
  /** Set where the credentials allow to propose but not to write, as those of an assistant do. */
  readonly onlyProposes?: true
}

/** On whose account a command is written down: the actor's, or nobody's yet (before sign-in) or the system's. */
export interface Attribution {
  readonly actorType: "user" | "system"
  readonly actorId: UserId | null
  readonly requestId: string | null
  readonly proposalId: ProposalId | null
}

/** What the service does by itself. */
export const bySystem: Attribution = { actorType: "system", actorId: null, requestId: null, proposalId: null }

/** What a command leaves behind: its answer, and the facts for the audit log. */
export interface Done<A> {
  readonly value: A
  readonly audit: readonly [AuditFact, ...AuditFact[]] | "unchanged"
}

/** All that a command works with: the transaction's stores, the moment, ids, and the actor. */
export type Context = Transaction & {
  readonly actor: Actor
  readonly now: Date
  readonly newId: NewId
}

/** A use case that writes. A Left refuses and undoes everything. */
export type Command<I, A> = (context: Context, input: I) => Promise<E.Either<DomainError, Done<A>>>

/** The command did this. */
export const done = <A>(value: A, ...audit: readonly [AuditFact, ...AuditFact[]]): E.Either<DomainError, Done<A>> =>
  E.right({ value, audit })

/** The command did all of this, as many facts as there are: as arguments of `done` a long list overflows the stack. No fact: nothing changed. */
export const doneAll = <A>(value: A, facts: readonly AuditFact[]): E.Either<DomainError, Done<A>> => {
  const [first, ...rest] = facts
  return first === undefined ? unchanged(value) : E.right({ value, audit: [first, ...rest] })
}

/** The command found nothing to change, so there is nothing to write down. */
export const unchanged = <A>(value: A): E.Either<DomainError, Done<A>> => E.right({ value, audit: "unchanged" })

export interface ExecutePorts {
  readonly uow: UnitOfWork
  readonly now: Now
  readonly newId: NewId
}

/** Runs a piece of work and its audit entries in one transaction: both are kept, or neither. */
export const attributed =
  ({ uow, now, newId }: ExecutePorts) =>
  <A>(by: Attribution, work: (transaction: Transaction, now: Date) => Promise<E.Either<DomainError, Done<A>>>) =>
    uow.run(async (transaction) => {
      const at = now()
      const outcome = await work(transaction, at)
      if (E.isLeft(outcome)) return outcome
      const { value, audit } = outcome.right
      if (audit !== "unchanged") {
        await transaction.auditLog.insert(audit.map((fact): AuditEntry => ({ ...fact, ...by, id: newId(), at })))
      }
      return E.right(value)
    })

/** Makes a command callable by an actor. */
export const execute =
  (ports: ExecutePorts) =>
  <I, A>(command: Command<I, A>) =>
  (actor: Actor, input: I, proposalId: ProposalId | null = null): Promise<E.Either<DomainError, A>> =>
    attributed(ports)(
      { actorType: "user", actorId: actor.userId, requestId: actor.requestId, proposalId },
      (transaction, now) => command({ ...transaction, actor, now, newId: ports.newId }, input),
    )
