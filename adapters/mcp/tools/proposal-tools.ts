import * as E from "fp-ts/lib/Either.js"
import { ListProposalsInput, ProposalInput, ProposeChangesInput } from "./input.ts"
import { pageOf, USUAL_PAGE } from "./reading.ts"
import { type Tool, tool } from "./tool.ts"

/** The tools for proposals. Only `propose_changes` writes, and nothing but a proposal. */
export const proposalTools: readonly Tool[] = [
  tool({
    name: "list_proposals",
    title: "List proposals",
    description: "Lists the proposed changes of a tree, oldest first. Operations about living people have no data.",
    scope: "read",
    input: ListProposalsInput,
    run: async (assistant, { treeId, status = null, origin = null, limit = USUAL_PAGE, cursor = null }) =>
      pageOf(await assistant.listProposals({ treeId, status, origin, limit, cursor })),
  }),
  tool({
    name: "get_proposal",
    title: "Get a proposal",
    description: "Returns a proposal: its status, its operations, and which of them a human has applied.",
    scope: "read",
    input: ProposalInput,
    run: async (assistant, input) => {
      const proposal = await assistant.getProposal(input)
      if (E.isLeft(proposal)) return proposal
      const { diff: _diff, ...read } = proposal.right
      return E.right(read)
    },
  }),
  tool({
    name: "propose_changes",
    title: "Propose changes",
    description:
      "Proposes changes to a tree. Nothing changes until a human has reviewed and applied the proposal. Give a basis " +
      "for each operation: the ids of citations, or what the change is based on in words. Say what you do not know, " +
      "and propose only what a source supports.",
    scope: "propose",
    input: ProposeChangesInput,
    run: (assistant, { treeId, summary, operations }) =>
      assistant.createProposal({
        treeId,
        summary,
        operations: operations.map(({ basis, ...operation }) => ({
          ...operation,
          basis: typeof basis === "string" ? { text: basis } : basis,
        })),
      }),
  }),
]
