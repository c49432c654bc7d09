import * as E from "fp-ts/lib/Either.js"
import { invalid } from "../../domain/errors.ts"
import { PersonId } from "../../domain/ids.ts"
import { showPerson } from "../../domain/privacy.ts"
import { readSearchQuery } from "../../domain/search/search-query.ts"
import { idFromCursor } from "../cursor.ts"
import { batchFor, listingOf, once } from "../listing.ts"
import { searchCursor, searchKey } from "./search-cursor.ts"
import { type ListFor, USUAL_LIMIT } from "./list-for.ts"

const MOST_IDS = 1_000

/** The persons with these ids, with their names. */
export const listByIds: ListFor = async (persons, viewer, { treeId, ids, deleted }) => {
  if (ids !== null && ids.length > MOST_IDS) return E.left(invalid("ids", `must be at most ${MOST_IDS}`))
  const rows = once(await persons.byIds(treeId, ids ?? [], true, deleted))
  return E.right(
    await listingOf(
      rows,
      (row) => showPerson(viewer, row),
      null,
      ({ id }) => id,
    ),
  )
}

/** The persons that `q` finds, best first. */
export const listHits: ListFor = async (persons, viewer, { treeId, q, deleted, limit, cursor }) => {
  const most = limit ?? USUAL_LIMIT
  const after = cursor === null ? null : searchKey(cursor)
  if (cursor !== null && after === null) return E.left(invalid("cursor", "is not a cursor of this list"))
  const query = readSearchQuery(q ?? "")
  if (E.isLeft(query)) return E.left(invalid("q", query.left))
  const { words, years } = query.right
  const search = { query: query.right, scope: deleted ? ("deleted" as const) : viewer }
  const isEmpty = words.length + years.length === 0
  const rows = isEmpty ? once([]) : persons.search(treeId, search, { after, batch: batchFor(most) })
  return E.right(await listingOf(rows, (row) => showPerson(viewer, row), most, searchCursor))
}

/** The deleted persons. */
export const listDeleted: ListFor = async (persons, viewer, { treeId, limit, cursor }) => {
  const most = limit ?? USUAL_LIMIT
  const after = idFromCursor(PersonId, cursor)
  if (E.isLeft(after)) return after
  const rows = persons.ofTree(treeId, true, { after: after.right, batch: batchFor(most) })
  return E.right(
    await listingOf(
      rows,
      (row) => showPerson(viewer, row),
      most,
      ({ id }) => id,
    ),
  )
}
