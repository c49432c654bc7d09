import * as E from "fp-ts/lib/Either.js"
import { isOpenToAssistant } from "../../domain/access.ts"
import { TreeId } from "../../domain/ids.ts"
import { type TreeRead, treeRead } from "../../domain/tree.ts"
import type { MemberTree } from "../../ports/reads.ts"
import { idFromCursor } from "../../view/cursor.ts"
import { treesForAssistant } from "../../view/for-assistant/trees-for-assistant.ts"
import { batchFor, type Listing, listingOf, mapListing } from "../../view/listing.ts"
import type { Query, Reader } from "../../use-case/query.ts"

export interface ListTrees {
  readonly deleted: boolean
  readonly limit: number | null
  readonly cursor: string | null
}

const isListed = (row: MemberTree, { assistant, ...reader }: Reader): boolean =>
  assistant === undefined
    ? reader.onlyTrees?.includes(row.tree.id) !== false
    : isOpenToAssistant(row, { ...reader, assistant })

/** The trees in which the signed-in user has a role; with `deleted`, the trees that they own and can restore. */
export const listTrees: Query<ListTrees, Listing<TreeRead>> = async (
  { trees, persons },
  reader,
  { deleted, limit, cursor },
) => {
  const { userId, assistant } = reader
  if (userId === null) return E.left({ _tag: "Unauthenticated" })
  const after = idFromCursor(TreeId, cursor)
  if (E.isLeft(after)) return after
  const size = limit ?? 100
  const rows = trees.ofUser(userId, deleted, { after: after.right, batch: batchFor(size) })
  const listed = await listingOf(
    rows,
    (row) => (isListed(row, reader) ? row : null),
    size,
    ({ tree }) => tree.id,
  )
  const read = (some: readonly MemberTree[]) => some.map(({ tree, role, revision }) => treeRead(tree, role, revision))
  return E.right(
    mapListing(listed, async (some) => (assistant === undefined ? read(some) : treesForAssistant(persons, some))),
  )
}
