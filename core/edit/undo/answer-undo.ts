import * as E from "fp-ts/lib/Either.js"
import { changeRead, type ChangeRead } from "../../domain/change/change-read.ts"
import type { ChangeUndo, WouldSet } from "../../domain/change/undo-change.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { ProposalId } from "../../domain/ids.ts"
import type { Reads } from "../../ports/reads.ts"
import type { RehearsedUnitOfWork } from "../../ports/unit-of-work.ts"
import { type Actor, type Command, type Context, execute, type ExecutePorts } from "../../use-case/command.ts"
import { type Repeatable, withAnswerOf } from "../../use-case/repeatable.ts"
import type { Undone } from "./undo-changes.ts"

export type UndoPorts = ExecutePorts & { readonly uow: RehearsedUnitOfWork; readonly reads: Pick<Reads, "changes"> }

/** The change that undoes others; for a dry run the fields that it would set. */
export type UndoResult = { readonly change: ChangeRead } | { readonly would: readonly WouldSet[] }

/**
 * Makes a command that undoes changes callable. A dry run does the same and rolls it back, so it is refused for the
 * same reasons. `proposalOf` is the proposal that the change belongs to.
 */
export const answeringUndo =
  <I extends ChangeUndo>(command: Command<I, Undone>, proposalOf: (input: I) => ProposalId | null) =>
  (ports: UndoPorts) =>
  async (actor: Actor, input: I, repeatable?: Repeatable<UndoResult>): Promise<E.Either<DomainError, UndoResult>> => {
    const { uow, reads } = ports
    if (input.dryRun === true) {
      const rehearsal = { ...ports, uow: { run: uow.rehearse } }
      const rehearsed = await execute(rehearsal)(command)(actor, input, proposalOf(input))
      return E.isLeft(rehearsed) ? rehearsed : E.right({ would: rehearsed.right.would })
    }
    const undo = withAnswerOf(command, repeatable, async (context) => ({ change: await ownChange(context) }))
    const undone = await execute(ports)(undo)(actor, input, proposalOf(input))
    if (E.isLeft(undone)) return undone
    const change = await reads.changes.byId(undone.right.changeId)
    if (change === null) throw new Error("The change that was just made is missing.")
    return E.right({ change: changeRead(change) })
  }

/** The stored change of this transaction, as its actor reads it. */
const ownChange = async ({ history, users, changeId, actor }: Context): Promise<ChangeRead> => {
  const change = await history.find(changeId)
  if (change === null) throw new Error("The change of this transaction is missing.")
  const user = await users.find(actor.userId)
  return changeRead({ ...change, actorName: user?.displayName ?? null, subject: { persons: [], title: null } })
}
