import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { hasRole } from "../../domain/access.ts"
import { type DomainError, forbidden, invalid } from "../../domain/errors.ts"
import { PersonId } from "../../domain/ids.ts"
import type { PersonRead } from "../../domain/person.ts"
import { comparableFilter, isOpen, noFilter, type PersonFilter } from "../../domain/person-list/person-filter.ts"
import { type PersonOrder, type PersonPosition, positionOf, usualOrder } from "../../domain/person-list/person-order.ts"
import { showPerson, type Viewer } from "../../domain/privacy.ts"
import { readSearchQuery } from "../../domain/search/search-query.ts"
import type { PersonReads } from "../../ports/reads.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import { idFromCursor } from "../../view/cursor.ts"
import { batchFor, type Listing, listingOf, once } from "../../view/listing.ts"
import type { PageOfTree } from "../../view/page-of-tree.ts"
import { personCursor, personPosition } from "../../view/person-cursor.ts"
import { searchCursor, searchKey } from "../../view/search-cursor.ts"

export interface ListPersons extends PageOfTree {
  readonly q: string | null
  readonly ids: readonly PersonId[] | null
  readonly deleted: boolean
  /** Null for the order of creation. */
  readonly sort?: PersonOrder | null
  readonly filter?: PersonFilter
  /** Whether members get the number of persons on all pages. */
  readonly count?: boolean
}

const USUAL_LIMIT = 100
const MOST_IDS = 1_000

/** One of the lists below, for a viewer who may read the tree. */
type ListFor = (
  persons: PersonReads,
  viewer: Viewer,
  list: ListPersons,
) => Promise<E.Either<DomainError, Listing<PersonRead>>>

/**
 * The persons of a tree: those with these ids (all of them, with names), those that `q` finds, or all that the filter
 * matches, in any order; for editors also the deleted ones.
 */
export const listPersons: Query<ListPersons, Listing<PersonRead>> = async ({ trees, persons, now }, reader, list) => {
  const seen = viewerOf(await trees.byId(list.treeId, reader.userId), reader, now)
  if (E.isLeft(seen)) return seen
  const viewer = seen.right
  const { ids, q, deleted, sort = null, filter = noFilter } = list
  if (deleted && !hasRole(viewer.role, "editor")) return E.left(forbidden("Only editors can list deleted persons."))
  const isSearch = q !== null && q.trim() !== ""
  if (ids === null && !isSearch && !deleted) return listAll(persons, viewer, list)
  if (sort !== null) return E.left(invalid("sort", "cannot be combined with ids, q or deleted"))
  const [used] = Object.entries(filter).find(([, value]) => value !== null) ?? []
  if (used !== undefined) return E.left(invalid(used, "cannot be combined with ids, q or deleted"))
  if (ids !== null) return listByIds(persons, viewer, list)
  return isSearch ? listHits(persons, viewer, list) : listDeleted(persons, viewer, list)
}

const listByIds: ListFor = async (persons, viewer, { treeId, ids, deleted }) => {
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

const listHits: ListFor = async (persons, viewer, { treeId, q, deleted, limit, cursor }) => {
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

const listDeleted: ListFor = async (persons, viewer, { treeId, limit, cursor }) => {
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

const listAll: ListFor = async (
  persons,
  viewer,
  { treeId, sort, filter: written = noFilter, count = false, limit, cursor },
) => {
  const most = limit ?? USUAL_LIMIT
  const order = sort ?? usualOrder
  const start = startOf(order, cursor)
  if (E.isLeft(start)) return start
  const filter = comparableFilter(written)
  if (filter === null)
    return E.right({ items: once([]), next: null, ...(count && viewer.role !== null ? { total: 0 } : {}) })
  const keyset = { after: start.right, batch: batchFor(most) }
  const list = { viewer, order, filter }
  const rows =
    isUsual(order) && isOpen(filter)
      ? persons.ofTree(treeId, false, { ...keyset, after: keyset.after?.id ?? null })
      : persons.listed(treeId, list, keyset)
  const cursorOf = (person: PersonRead): string =>
    isUsual(order) ? person.id : personCursor(positionOf(order, person))
  const listing = await listingOf(rows, (row) => showPerson(viewer, row), most, cursorOf)
  if (!count || viewer.role === null) return E.right(listing)
  return E.right({ ...listing, total: await persons.countListed(treeId, list) })
}

const isUsual = ({ by, isReversed }: PersonOrder): boolean =>
  by === usualOrder.by && isReversed === usualOrder.isReversed

/** Where a page starts. The cursor of the usual order is an id, as in other lists. */
const startOf = (order: PersonOrder, cursor: string | null): E.Either<DomainError, PersonPosition | null> => {
  if (cursor === null) return E.right(null)
  if (isUsual(order))
    return pipe(
      idFromCursor(PersonId, cursor),
      E.map((id) => (id === null ? null : { values: [], id })),
    )
  const position = personPosition(order, cursor)
  return position === null ? E.left(invalid("cursor", "is not a cursor of this list")) : E.right(position)
}
