import * as E from "fp-ts/lib/Either.js"
import { idFromCursor } from "../../view/cursor.ts"
import { hasRole } from "../../domain/access.ts"
import { forbidden, invalid } from "../../domain/errors.ts"
import { PersonId } from "../../domain/ids.ts"
import type { PersonRead } from "../../domain/person.ts"
import { type PersonRow, showPerson, type Withheld } from "../../domain/privacy.ts"
import { readSearchQuery } from "../../domain/search/search-query.ts"
import { batchFor, type Listing, listingOf, once } from "../../view/listing.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import type { PageOfTree } from "../../view/page-of-tree.ts"
import { searchCursor, searchKey } from "../../view/search-cursor.ts"

export interface ListPersons extends PageOfTree {
  readonly q: string | null
  readonly ids: readonly PersonId[] | null
  readonly deleted: boolean
}

const USUAL_LIMIT = 100
const MOST_IDS = 1_000

/**
 * The persons of a tree: those with these ids (all of them, with names), those that `q` finds, or all; for editors
 * also the deleted ones.
 */
export const listPersons: Query<ListPersons, Listing<PersonRead>> = async (
  { trees, persons, now },
  reader,
  { treeId, q, ids, deleted, limit, cursor },
) => {
  const seen = viewerOf(await trees.byId(treeId, reader.userId), reader, now)
  if (E.isLeft(seen)) return seen
  const viewer = seen.right
  if (deleted && !hasRole(viewer.role, "editor")) return E.left(forbidden("Only editors can list deleted persons."))
  const show = (row: Withheld<PersonRow>): PersonRead | null => showPerson(viewer, row)
  const most = limit ?? USUAL_LIMIT

  if (ids !== null) {
    if (ids.length > MOST_IDS) return E.left(invalid("ids", `must be at most ${MOST_IDS}`))
    return E.right(await listingOf(once(await persons.byIds(treeId, ids, true, deleted)), show, null, ({ id }) => id))
  }
  if (q !== null && q.trim() !== "") {
    const after = cursor === null ? null : searchKey(cursor)
    if (cursor !== null && after === null) return E.left(invalid("cursor", "is not a cursor of this list"))
    const query = readSearchQuery(q)
    if (E.isLeft(query)) return E.left(invalid("q", query.left))
    const { words, years } = query.right
    if (words.length + years.length === 0) return E.right(await listingOf(once([]), show, most, searchCursor))
    const search = { query: query.right, scope: deleted ? ("deleted" as const) : viewer }
    const rows = persons.search(treeId, search, { after, batch: batchFor(most) })
    return E.right(await listingOf(rows, show, most, searchCursor))
  }
  const after = idFromCursor(PersonId, cursor)
  if (E.isLeft(after)) return after
  const rows = persons.ofTree(treeId, deleted, { after: after.right, batch: batchFor(most) })
  return E.right(await listingOf(rows, show, most, ({ id }) => id))
}
