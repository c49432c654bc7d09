import * as E from "fp-ts/lib/Either.js"
import { type Actor, execute, type ExecutePorts } from "../../command.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { Proposal } from "../../domain/proposal/proposal.ts"
import { applyOperation, failApply } from "../../proposal/apply-operation.ts"
import { type BeginApply, beginApply } from "../../proposal/begin-apply.ts"

/**
 * An editor applies a proposal: a process over `execute`, one transaction for each operation that is left, in order. One that fails
 * stops it, and ProposalFailed tells which; what went before stays, and the next apply goes on from there. Of two who
 * apply at once one goes on, and the other is told ProposalNotPending.
 */
export const applyProposal =
  (ports: ExecutePorts) =>
  async (actor: Actor, input: BeginApply): Promise<E.Either<DomainError, Proposal>> => {
    const run = execute(ports)
    const { proposalId } = input
    let outcome = await run(beginApply)(actor, input, proposalId)
    while (E.isRight(outcome) && outcome.right.status === "pending") {
      const proposal: Proposal = outcome.right
      outcome = await run(applyOperation)(actor, proposal, proposalId)
      if (E.isRight(outcome) || outcome.left._tag !== "ProposalFailed") continue
      const { operation, code, detail } = outcome.left
      const noted = await run(failApply)(actor, { proposal, applyError: { operation, code, detail } }, proposalId)
      if (E.isLeft(noted)) return noted
    }
    return outcome
  }
