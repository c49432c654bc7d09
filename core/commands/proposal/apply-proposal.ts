import * as E from "fp-ts/lib/Either.js"
import { type Actor, type Context, execute, type ExecutePorts } from "../../use-case/command.ts"
import { type Repeatable, withAnswerOf } from "../../use-case/repeatable.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { Proposal, ProposalRead } from "../../domain/proposal/proposal.ts"
import { applyOperation, endApply, failApply, type RunningApply } from "../../proposal/apply-operation.ts"
import { type BeginApply, beginApply } from "../../proposal/begin-apply.ts"
import type { RunOperation } from "../../proposal/record-operations.ts"
import { shownProposal } from "../../proposal/shown-proposal.ts"

export type ApplyProposal = Omit<BeginApply, "applyId">

/** What an apply needs: a transaction for each operation, and the commands that run it. */
export interface ApplyPorts extends ExecutePorts {
  readonly runOperation: RunOperation
}

type Applied = E.Either<DomainError, Proposal>

/**
 * An editor applies a proposal, or the operations of it that are chosen: one transaction for each one that has not
 * run, in order. If an operation fails, the apply stops, and ProposalFailed names the operation. Earlier operations stay
 * applied, and the next apply continues from there. Only one apply runs at a time; another one gets ProposalNotPending.
 */
export const applyProposal =
  (ports: ApplyPorts) =>
  async (actor: Actor, input: ApplyProposal, repeatable?: Repeatable<ProposalRead>): Promise<Applied> => {
    const { proposalId } = input
    const own = { ...input, applyId: ports.newId<"ApplyId">() }
    const free = () => execute(ports)(endApply)(actor, own, proposalId)
    try {
      const outcome = await applyEach(ports, actor, own, repeatable)
      if (E.isLeft(outcome)) await free()
      return outcome
    } catch (error) {
      // The original error is more important than a failure to release the proposal, which is released by itself
      // after a while.
      await free().catch(() => undefined)
      throw error
    }
  }

/** The answer is complete with the last operation. */
const answerOf = async (context: Context, proposal: Proposal): Promise<ProposalRead | null> =>
  proposal.status === "applied" ? shownProposal(context, proposal) : null

const applyEach = async (
  ports: ApplyPorts,
  actor: Actor,
  input: BeginApply,
  repeatable: Repeatable<ProposalRead> | undefined,
): Promise<Applied> => {
  const run = execute(ports)
  const applyNext = withAnswerOf(applyOperation(ports.runOperation), repeatable, answerOf)
  const { proposalId, applyId } = input
  const chosen = input.only === undefined ? null : new Set(input.only)
  const begin = withAnswerOf(beginApply, repeatable, answerOf)
  let outcome = await run(begin)(actor, input, proposalId)
  while (E.isRight(outcome) && outcome.right.status === "pending") {
    const running: RunningApply = { proposal: outcome.right, applyId, chosen }
    outcome = await run(applyNext)(actor, running, proposalId)
    if (E.isRight(outcome) || outcome.left._tag !== "ProposalFailed") continue
    const { operation, code, detail } = outcome.left
    const noted = await run(failApply)(actor, { ...running, applyError: { operation, code, detail } }, proposalId)
    if (E.isLeft(noted)) return noted
  }
  return outcome
}
