import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { hasRole } from "../../domain/access.ts"
import { forbidden, invalid } from "../../domain/errors.ts"
import type { PersonRead } from "../../domain/person.ts"
import { noFilter } from "../../domain/person-list/person-filter.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import { type Listing, mapListing } from "../../view/listing.ts"
import { portraitReads, withPortraits } from "../../view/portraits.ts"
import { listByIds, listDeleted, listHits } from "../../view/person-list/list-chosen.ts"
import { listInOrder } from "../../view/person-list/list-in-order.ts"
import type { ListFor, ListPersons } from "../../view/person-list/list-for.ts"

/**
 * The persons of a tree: those with these ids (all of them, with names), those that `q` finds, or all that the filter
 * matches, in any order; for editors also the deleted ones.
 */
export const listPersons: Query<ListPersons, Listing<PersonRead>> = async (context, reader, list) => {
  const { trees, now } = context
  const seen = viewerOf(await trees.byId(list.treeId, reader.userId), reader, now)
  if (E.isLeft(seen)) return seen
  const viewer = seen.right
  const listed = await listFor(context.persons, viewer, list)
  return pipe(
    listed,
    E.map((listing) => mapListing(listing, (some) => withPortraits(portraitReads(context, reader), viewer, some))),
  )
}

const listFor: ListFor = async (persons, viewer, list) => {
  const { ids, q, deleted, sort = null, filter = noFilter, count = false } = list
  if (deleted && !hasRole(viewer.role, "editor")) return E.left(forbidden("Only editors can list deleted persons."))
  const isSearch = q !== null && q.trim() !== ""
  if (ids === null && !isSearch && !deleted) return listInOrder(persons, viewer, list)
  if (sort !== null) return E.left(invalid("sort", "cannot be combined with ids, q or deleted"))
  const [used] = Object.entries(filter).find(([, value]) => value !== null) ?? []
  if (used !== undefined) return E.left(invalid(used, "cannot be combined with ids, q or deleted"))
  if (count) return E.left(invalid("count", "cannot be combined with ids, q or deleted"))
  if (ids !== null) return listByIds(persons, viewer, list)
  return isSearch ? listHits(persons, viewer, list) : listDeleted(persons, viewer, list)
}
