import * as E from "fp-ts/lib/Either.js"
import { TreeId } from "../../domain/ids.ts"
import { type TreeRead, treeRead } from "../../domain/tree.ts"
import { idFromCursor } from "../../view/cursor.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"

export interface ListTrees {
  readonly deleted: boolean
  readonly limit: number | null
  readonly cursor: string | null
}

/** The trees in which the signed-in user has a role; with `deleted`, the trees that they own and can restore. */
export const listTrees: Query<ListTrees, Listing<TreeRead>> = async (
  { trees },
  { userId, onlyTrees, isAssistant },
  { deleted, limit, cursor },
) => {
  if (userId === null) return E.left({ _tag: "Unauthenticated" })
  const after = idFromCursor(TreeId, cursor)
  if (E.isLeft(after)) return after
  const size = limit ?? 100
  const rows = trees.ofUser(userId, deleted, { after: after.right, batch: batchFor(size) })
  return E.right(
    await listingOf(
      rows,
      ({ tree, role, revision }) => {
        const isLeftOut =
          onlyTrees?.includes(tree.id) === false || (isAssistant === true && tree.aiMemberProvider === null)
        return isLeftOut ? null : treeRead(tree, role, revision)
      },
      size,
      (tree) => tree.id,
    ),
  )
}
