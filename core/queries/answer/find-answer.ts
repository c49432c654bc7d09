import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import type { StoredAnswer } from "../../domain/account/stored-answer.ts"
import type { Role } from "../../domain/tree.ts"
import type { Query } from "../../use-case/query.ts"

export interface FindAnswer {
  readonly id: string
  /** The role that the request requires in the tree from which the answer comes. */
  readonly least: Role
}

/**
 * The stored answer to a repeated request; null if there is none. A reader who has lost the right to the request
 * does not get it.
 */
export const findAnswer: Query<FindAnswer, StoredAnswer | null> = async (
  { answers, trees, now },
  { userId },
  { id, least },
) => {
  const stored = await answers.byId(id, now)
  if (stored === null || stored.treeId === null) return E.right(stored)
  const access = treeForRole(await trees.byId(stored.treeId, userId), least)
  return E.isLeft(access) ? access : E.right(stored)
}
