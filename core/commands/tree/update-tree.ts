import * as E from "fp-ts/lib/Either.js"
import { type Command, done, unchanged } from "../../use-case/command.ts"
import { treeForRole } from "../../domain/access.ts"
import { invalid } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import { type Tree, type TreeUpdate, type TreeRead, treeRead } from "../../domain/tree.ts"
import { type ExpectedVersions, isExpected } from "../../domain/expected-versions.ts"

export interface UpdateTree extends TreeUpdate {
  readonly treeId: TreeId
  readonly ifMatch: ExpectedVersions
}

/** An editor changes the tree's name, description, visibility or home person. */
export const updateTree: Command<UpdateTree, TreeRead> = async (
  { trees, persons, actor, now },
  { treeId, ifMatch, ...changes },
) => {
  const access = treeForRole(await trees.lock(treeId, actor.userId), "editor")
  if (E.isLeft(access)) return access
  const { tree: before, role } = access.right
  if (!isExpected(ifMatch, before.version)) return E.left({ _tag: "VersionStale" })
  if (changes.homePersonId != null && (await persons.live(treeId, [changes.homePersonId])).length === 0) {
    return E.left(invalid("homePersonId", "must be a person of this tree"))
  }
  const setsHome = changes.homePersonId !== undefined && changes.homePersonId !== before.homePersonId
  const after = revised<Tree>(before, setsHome ? { ...changes, formerHomePersonId: null } : changes, now)
  const read = (revision: number): TreeRead => treeRead(after, role ?? "editor", revision)
  if (after === before) return unchanged(read(await trees.revision(treeId)))
  await trees.update(after)
  return done(read((await trees.revision(treeId)) + 1), {
    action: "tree.update",
    entityType: "tree",
    entityId: treeId,
    treeId,
  })
}
