import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { notFound } from "../../domain/errors.ts"
import type { TreeId, UserId } from "../../domain/ids.ts"
import type { Member } from "../../domain/tree.ts"
import type { Query } from "../../use-case/query.ts"

/** One member of a tree, for members. */
export const getMember: Query<{ readonly treeId: TreeId; readonly userId: UserId }, Member> = async (
  { trees },
  reader,
  { treeId, userId },
) => {
  const access = treeForRole(await trees.byId(treeId, reader.userId), "viewer")
  if (E.isLeft(access)) return access
  const member = await trees.member(treeId, userId)
  return member === null ? E.left(notFound("member")) : E.right(member)
}
