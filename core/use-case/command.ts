import * as E from "fp-ts/lib/Either.js"
import type { TokenAi } from "../domain/account/token-ai.ts"
import type { AuditFact } from "../domain/audit/audit.ts"
import type { Attribution } from "../domain/change/change.ts"
import { type Via, viaSystem } from "../domain/audit/via.ts"
import { changesOf } from "../domain/change/changes-of.ts"
import type { DomainError } from "../domain/errors.ts"
import type { ChangeId, ProposalId, SessionId, TreeId, UserId } from "../domain/ids.ts"
import type { NewId, Now } from "../ports/platform/clock.ts"
import type { Transaction, UnitOfWork } from "../ports/unit-of-work.ts"

/** The signed-in user of a request. */
export interface Actor {
  readonly userId: UserId
  /** Null if the user acts by an API token. */
  readonly sessionId: SessionId | null
  readonly requestId: string | null
  /** By which credentials the actor acts, if that is known better than the id of the session. */
  readonly via?: Via
  /** Why the actor makes the change, as the request says. */
  readonly reason?: string
  /** The trees to which an API token is limited; absent if it is not. */
  readonly onlyTrees?: readonly TreeId[]
  /** Set if an assistant acts for the user, whatever the transport. It can propose and comment, and nothing else. */
  readonly assistant?: TokenAi
}

/** A user who has signed in, rather than a program with an API token. */
export interface SessionActor extends Actor {
  readonly sessionId: SessionId
}

/** For work that the service does by itself. */
export const bySystem: Attribution = {
  actorType: "system",
  actorId: null,
  via: viaSystem,
  requestId: null,
  reason: null,
  proposalId: null,
}

/** For what a user does before a sign-in, with a password or a mailed link. */
export const byUser = (actorId: UserId, requestId: string | null): Attribution => ({
  actorType: "user",
  actorId,
  via: { kind: "session", id: null, name: null },
  requestId,
  reason: null,
  proposalId: null,
})

/** By which credentials an actor acts: a session by default. Those of an assistant name its provider. */
export const viaOf = ({ sessionId, assistant, via = { kind: "session", id: sessionId, name: null } }: Actor): Via =>
  assistant === undefined ? via : { ...via, kind: "assistant", name: assistant.provider ?? via.name }

const byActor = (actor: Actor, proposalId: ProposalId | null): Attribution => ({
  actorType: "user",
  actorId: actor.userId,
  via: viaOf(actor),
  requestId: actor.requestId,
  reason: actor.reason ?? null,
  proposalId,
})

/** The result of a command: its value, and the facts for the audit log. */
export interface Done<A> {
  readonly value: A
  readonly audit: readonly [AuditFact, ...AuditFact[]] | "unchanged"
  /** The changes of a tree that the command undoes. */
  readonly undoes?: readonly ChangeId[]
  /** Who acts, if only the command finds that out. */
  readonly by?: Attribution
  /** Runs in the same transaction when its change is stored, for an answer that contains the change. */
  readonly afterwards?: () => Promise<void>
}

/** What a command works with: the stores of its transaction, the time, new ids and the actor. */
export type Context = Transaction & {
  readonly actor: Actor
  readonly now: Date
  readonly newId: NewId
  /** The id of the change that the command makes: of the change with its first fact, if it makes several. */
  readonly changeId: ChangeId
}

/** A use case that writes. A Left refuses and undoes everything. */
export type Command<I, A> = (context: Context, input: I) => Promise<E.Either<DomainError, Done<A>>>

/** The result of a command with these facts. */
export const done = <A>(value: A, ...audit: readonly [AuditFact, ...AuditFact[]]): E.Either<DomainError, Done<A>> =>
  E.right({ value, audit })

/**
 * The result of a command with a list of facts. As arguments of `done`, a long list would overflow the stack. No
 * facts mean that nothing changed.
 */
export const doneAll = <A>(value: A, facts: readonly AuditFact[]): E.Either<DomainError, Done<A>> => {
  const [first, ...rest] = facts
  return first === undefined ? unchanged(value) : E.right({ value, audit: [first, ...rest] })
}

/** The result of a command that found nothing to change, so there is no audit fact. */
export const unchanged = <A>(value: A): E.Either<DomainError, Done<A>> => E.right({ value, audit: "unchanged" })

export interface ExecutePorts {
  readonly uow: UnitOfWork
  readonly now: Now
  readonly newId: NewId
}

/** Runs work and stores the change that it makes, with an entry for every row that it touches, in one transaction. */
export const attributed =
  ({ uow, now, newId }: ExecutePorts) =>
  <A>(
    by: Attribution,
    work: (transaction: Transaction, now: Date, changeId: ChangeId) => Promise<E.Either<DomainError, Done<A>>>,
  ) =>
    uow.run(async (transaction) => {
      const at = now()
      const id = newId<"ChangeId">()
      const outcome = await work(transaction, at, id)
      if (E.isLeft(outcome)) return outcome
      const { value, audit, undoes = [], by: found = by, afterwards } = outcome.right
      const { changes } = transaction
      const facts = audit === "unchanged" ? [] : audit
      const made = changesOf(
        { id, facts, touched: changes.touched(), imported: changes.imported(), by: found, at, undoes },
        { newId: () => newId(), newChangeId: () => newId() },
      )
      if (made.length > 0) await changes.insert(made)
      await afterwards?.()
      return E.right(value)
    }, by.actorId)

/** Makes a command callable for an actor. */
export const execute =
  (ports: ExecutePorts) =>
  <I, A>(command: Command<I, A>) =>
  (actor: Actor, input: I, proposalId: ProposalId | null = null): Promise<E.Either<DomainError, A>> =>
    attributed(ports)(byActor(actor, proposalId), (transaction, now, changeId) =>
      command({ ...transaction, actor, now, newId: ports.newId, changeId }, input),
    )
