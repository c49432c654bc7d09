import type { TokenAi } from "../account/token-ai.ts"
import type { DomainError } from "../errors.ts"
import type { Operation, ProposedEntity } from "./operation.ts"

/** What a recommender may propose beside merges: how persons are connected, and nothing about them. */
const recommended: ReadonlySet<ProposedEntity> = new Set(["relationship", "association"])

/** The refusal of operations that this assistant may not propose; null if it may propose all of them. */
export const recommenderFault = (
  assistant: TokenAi | undefined,
  operations: readonly Operation[],
): DomainError | null => {
  if (assistant?.role !== "recommender") return null
  const index = operations.findIndex(({ op, entity }) => op !== "merge" && !recommended.has(entity))
  return index === -1
    ? null
    : {
        _tag: "ScopeMissing",
        scope: "propose",
        detail:
          "A recommender proposes only relationships, associations and merges. " +
          `The operation ${index} is about a ${operations[index]?.entity}.`,
      }
}
