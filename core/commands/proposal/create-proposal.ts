import * as E from "fp-ts/lib/Either.js"
import { type Command, type Context, done } from "../../use-case/command.ts"
import { viewerOf } from "../../use-case/query.ts"
import { readerOf } from "../../use-case/reader-of.ts"
import { treeForProposals } from "../../domain/access.ts"
import type { Viewer } from "../../domain/privacy.ts"
import { seenCitations } from "../../view/for-assistant/known-records.ts"
import { invalid } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { newProposal } from "../../domain/proposal/new-proposal.ts"
import { MOST_PENDING, type Proposal, type ProposalCreate } from "../../domain/proposal/proposal.ts"
import { recommenderFault } from "../../domain/proposal/recommended.ts"
import { originOf } from "../../proposal/origin-of.ts"
import { examineOperations } from "../../proposal/examine-operations.ts"
import { wellFormed } from "../../proposal/well-formed.ts"
import { proposalFact } from "../../proposal/proposal-fact.ts"

export interface CreateProposal extends ProposalCreate {
  readonly treeId: TreeId
}

/**
 * A member proposes changes. They are checked as far as possible without applying them, and only the proposal is
 * stored, with the versions of the records that it names.
 */
export const createProposal: Command<CreateProposal, Proposal> = async (
  context,
  { treeId, operations, summary = null, origin: claimed },
) => {
  const { trees, proposals, actor, now, newId } = context
  const found = await trees.access(treeId, actor.userId)
  const access = treeForProposals(found, actor, "tree")
  if (E.isLeft(access)) return access
  const notRecommended = recommenderFault(actor.assistant, operations)
  if (notRecommended !== null) return E.left(notRecommended)
  const origin = originOf(actor)
  if (claimed === "assistant" && origin !== "assistant")
    return E.left(invalid("origin", "must be contributor, because the credentials are not those of an assistant"))
  if ((await proposals.countPending(treeId, actor.userId)) >= MOST_PENDING) return E.left({ _tag: "TooManyPending" })
  const checked = await wellFormed(operations)
  if (E.isLeft(checked)) return checked
  const viewer = viewerOf(access.right, readerOf(actor, "member"), now)
  if (E.isLeft(viewer)) return viewer
  const citations =
    actor.assistant === undefined ? null : await citationsSeen(context, viewer.right, { treeId, operations })
  const seen = await examineOperations(context, { treeId, role: access.right.role, citations }, operations)
  if (E.isLeft(seen)) return seen
  const proposal = newProposal(
    { id: newId(), treeId, origin, summary, operations, seen: seen.right, proposerId: actor.userId },
    now,
  )
  await proposals.insert([proposal])
  return done(proposal, proposalFact("create", proposal))
}

/** Those of the citations of these operations that an assistant sees. */
const citationsSeen = async (
  { reading }: Context,
  viewer: Viewer,
  { treeId, operations }: Pick<CreateProposal, "treeId" | "operations">,
): Promise<ReadonlySet<string>> => {
  const based = operations.flatMap(({ basis }) => basis?.citationIds ?? [])
  return new Set(based.length === 0 ? [] : await seenCitations(reading(), { treeId, viewer }, based))
}
