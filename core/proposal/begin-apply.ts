import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../command.ts"
import type { ProposalId } from "../domain/ids.ts"
import { advanced, type Proposal, type ProposalApply } from "../domain/proposal/proposal.ts"
import { pendingProposal } from "./pending-proposal.ts"
import { proposalFact } from "./proposal-fact.ts"
import { wellFormed } from "./well-formed.ts"

export interface BeginApply extends ProposalApply {
  readonly proposalId: ProposalId
  readonly ifMatch: number | null
}

/** An editor takes a pending proposal up; operations that they edited stand from now on in place of those that are left. */
export const beginApply: Command<BeginApply, Proposal> = async (context, { proposalId, operations, ifMatch }) => {
  const { proposals, now } = context
  const found = await pendingProposal(context, await proposals.find(proposalId))
  if (E.isLeft(found)) return found
  const before = found.right
  if (ifMatch !== null && ifMatch !== before.version) return E.left({ _tag: "VersionStale" })
  if (operations === undefined) return unchanged(before)
  const applied = before.operations.slice(0, before.made.length)
  const checked = wellFormed(operations, applied)
  if (E.isLeft(checked)) return checked
  const after = advanced(before, { operations: [...applied, ...checked.right] }, now)
  await proposals.update(after)
  return done(after, proposalFact("edit", before, after))
}
