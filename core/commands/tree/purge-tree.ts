import * as E from "fp-ts/lib/Either.js"
import { type Command, doneAll } from "../../use-case/command.ts"
import { hasRole, treeForRole } from "../../domain/access.ts"
import { invalid, notFound } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { discardTree } from "../../edit/discard-tree.ts"

export interface PurgeTree {
  readonly treeId: TreeId
  /** The name of the tree, retyped. */
  readonly name: string
}

/** An owner who retypes its name permanently removes a deleted tree. */
export const purgeTree: Command<PurgeTree, null> = async (context, { treeId, name }) => {
  const access = await context.trees.lock(treeId, context.actor.userId)
  if (access === null || access.tree.deletedAt === null) {
    const live = treeForRole(access, "owner")
    return E.isLeft(live) ? live : E.left({ _tag: "TreeNotDeleted" })
  }
  if (!hasRole(access.role, "owner")) return E.left(notFound("tree"))
  if (name !== access.tree.name) return E.left(invalid("name", "must be the name of the tree"))
  return doneAll(null, await discardTree(context, access.tree))
}
