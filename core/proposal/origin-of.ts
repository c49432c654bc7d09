import type { Actor } from "../use-case/command.ts"
import type { ProposalOrigin } from "../domain/proposal/proposal.ts"

/** The origin of proposals of this actor. It follows from the credentials. */
export const originOf = ({ assistant }: Pick<Actor, "assistant">): ProposalOrigin =>
  assistant === undefined ? "contributor" : "assistant"
