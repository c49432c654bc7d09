import * as E from "fp-ts/lib/Either.js"
import { invalid } from "../../domain/errors.ts"
import { PersonId, type TreeId } from "../../domain/ids.ts"
import { type PersonRow, showPerson, type Withheld } from "../../domain/privacy.ts"
import { readSearchQuery } from "../../domain/search/search-query.ts"
import { inGroups } from "../../lib/in-groups.ts"
import type { PersonReads } from "../../ports/reads.ts"
import type { Rows } from "../../ports/rows.ts"
import { idFromCursor } from "../cursor.ts"
import { batchFor, listingOf, once } from "../listing.ts"
import { searchCursor, searchKey } from "./search-cursor.ts"
import { type ListFor, USUAL_LIMIT } from "./list-for.ts"

const MOST_IDS = 1_000

/** The persons with these ids, with their names. */
export const listByIds: ListFor = async (persons, viewer, { treeId, ids, deleted }) => {
  if (ids !== null && ids.length > MOST_IDS) return E.left(invalid("ids", `must be at most ${MOST_IDS}`))
  const rows = namedPersons(persons, treeId, { ids: ids ?? [], deleted })
  return E.right(
    await listingOf(
      rows,
      (row) => showPerson(viewer, row),
      null,
      ({ id }) => id,
    ),
  )
}

/** The persons of a batch, each with up to `MOST_OF_A_KIND` names. */
const PERSONS_AT_ONCE = 50

/** The persons with these ids in batches, ordered by id. */
const namedPersons = async function* (
  persons: PersonReads,
  treeId: TreeId,
  { ids, deleted }: { readonly ids: readonly PersonId[]; readonly deleted: boolean },
): Rows<Withheld<PersonRow>> & AsyncGenerator<readonly Withheld<PersonRow>[]> {
  for (const some of inGroups([...new Set(ids)].sort(), PERSONS_AT_ONCE))
    yield await persons.byIds(treeId, some, true, deleted)
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
