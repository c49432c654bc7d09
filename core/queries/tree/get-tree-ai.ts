import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import type { TreeId } from "../../domain/ids.ts"
import { type TreeAi, treeAi } from "../../domain/tree-ai.ts"
import type { Query } from "../../use-case/query.ts"

/** The providers that the tree uses, and the available ones, for owners. */
export const getTreeAi: Query<{ readonly treeId: TreeId }, TreeAi> = async (
  { trees, settings },
  reader,
  { treeId },
) => {
  const access = treeForRole(await trees.byId(treeId, reader.userId), "owner")
  return E.isLeft(access) ? access : E.right(treeAi(access.right.tree, settings.aiProviders))
}
