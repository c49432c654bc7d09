import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../use-case/command.ts"
import { hasRole, treeForRole } from "../../domain/access.ts"
import { notFound } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { type TreeRead, treeRead } from "../../domain/tree.ts"
import { actingUser } from "../../edit/account/acting-user.ts"

/** An owner restores a deleted tree. A tree that is not deleted stays as it is. */
export const restoreTree: Command<{ readonly treeId: TreeId }, TreeRead> = async (context, { treeId }) => {
  const { trees, actor, now } = context
  const access = await trees.lock(treeId, actor.userId)
  if (access === null || access.tree.deletedAt === null) {
    const live = treeForRole(access, "owner")
    return E.isLeft(live) ? live : unchanged(treeRead(live.right.tree, "owner", await trees.revision(treeId)))
  }
  if (!hasRole(access.role, "owner")) return E.left(notFound("tree"))
  const acting = await actingUser(context)
  if (E.isLeft(acting)) return acting
  const before = access.tree
  const after = { ...before, deletedAt: null, deletionId: null, updatedAt: now, version: before.version + 1 }
  await trees.update(after)
  return done(treeRead(after, "owner", (await trees.revision(treeId)) + 1), {
    action: "tree.restore",
    entityType: "tree",
    entityId: treeId,
    treeId,
  })
}
