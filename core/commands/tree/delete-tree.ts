import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../use-case/command.ts"
import { treeForRole } from "../../domain/access.ts"
import type { TreeId } from "../../domain/ids.ts"
import { type ExpectedVersions, isExpected } from "../../domain/expected-versions.ts"

export interface DeleteTree {
  readonly treeId: TreeId
  readonly ifMatch: ExpectedVersions
}

/** An owner soft-deletes the tree. Everything in it is hidden until it is restored or purged. */
export const deleteTree: Command<DeleteTree, null> = async ({ trees, actor, now, newId }, { treeId, ifMatch }) => {
  const access = treeForRole(await trees.lock(treeId, actor.userId), "owner")
  if (E.isLeft(access)) return access
  const before = access.right.tree
  if (!isExpected(ifMatch, before.version)) return E.left({ _tag: "VersionStale" })
  const after = {
    ...before,
    deletedAt: now,
    deletionId: newId<"DeletionId">(),
    updatedAt: now,
    version: before.version + 1,
  }
  await trees.update(after)
  return done(null, {
    action: "tree.delete",
    entityType: "tree",
    entityId: treeId,
    treeId,
  })
}
