import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import type { TreeId } from "../../domain/ids.ts"
import { forbidden } from "../../domain/errors.ts"
import { newLifecycle } from "../../domain/lifecycle.ts"
import { emptyTree, type Tree, type TreeCreate, type TreeRead, treeRead } from "../../domain/tree.ts"
import { actingUser } from "../../edit/account/acting-user.ts"

/** The creation is the first change of a tree. */
const FIRST_REVISION = 1

/** A user creates a tree and becomes its owner. */
export const createTree: Command<TreeCreate, TreeRead> = async (context, input) => {
  const { trees, memberships, actor, now, newId } = context
  if (actor.onlyTrees !== undefined)
    return E.left(forbidden("This API token is limited to certain trees and cannot create one."))
  const acting = await actingUser(context)
  if (E.isLeft(acting)) return acting
  const id: TreeId = newId()
  const tree: Tree = {
    id,
    name: input.name,
    description: input.description ?? null,
    visibility: input.visibility ?? "private",
    ownerId: actor.userId,
    ...emptyTree,
    ...newLifecycle(now),
  }
  await trees.insert([tree])
  await memberships.insert({ treeId: id, userId: actor.userId, role: "owner", createdAt: now })
  return done(treeRead(tree, "owner", FIRST_REVISION), {
    action: "tree.create",
    entityType: "tree",
    entityId: id,
    treeId: id,
  })
}
