import * as E from "fp-ts/lib/Either.js"
import type { Context } from "../use-case/command.ts"
import { treeForRole } from "../domain/access.ts"
import { type DomainError, notFound } from "../domain/errors.ts"
import type { ProposalState } from "../domain/proposal/proposal.ts"

/** The found proposal if it is undecided and the actor may decide on it, as editors of its tree may. */
export const pendingProposal = async <T extends ProposalState>(
  { trees, actor }: Context,
  found: T | null,
): Promise<E.Either<DomainError, T>> => {
  if (found === null) return E.left(notFound("proposal"))
  const access = treeForRole(await trees.access(found.treeId, actor.userId), "editor")
  if (E.isLeft(access)) return access
  return found.status === "pending" ? E.right(found) : E.left({ _tag: "ProposalNotPending" })
}
