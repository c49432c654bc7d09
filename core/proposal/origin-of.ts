import type { Actor } from "../command.ts"
import type { ProposalOrigin } from "../domain/proposal/proposal.ts"

/** The origin of what this actor proposes. It follows from the credentials alone: those that cannot write are an assistant's. */
export const originOf = ({ onlyProposes }: Pick<Actor, "onlyProposes">): ProposalOrigin =>
  onlyProposes === true ? "assistant" : "contributor"
