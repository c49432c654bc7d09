import type { Actor } from "../use-case/command.ts"
import type { ProposalOrigin } from "../domain/proposal/proposal.ts"

/**
 * The origin of proposals of this actor. It follows from the credentials: those that cannot write belong to an
 * assistant.
 */
export const originOf = ({ onlyProposes }: Pick<Actor, "onlyProposes">): ProposalOrigin =>
  onlyProposes === true ? "assistant" : "contributor"
