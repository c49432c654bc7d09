import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { seenRows } from "../../checks/seen-rows.ts"
import { hasRole, treeForRole } from "../../domain/access.ts"
import { type DomainError, forbidden, invalid } from "../../domain/errors.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { PersonRead } from "../../domain/person.ts"
import { noFilter } from "../../domain/person-list/person-filter.ts"
import type { Viewer } from "../../domain/privacy.ts"
import { bornBetween, MOST_RECKONED } from "../../reckoning/born-between.ts"
import { type Query, type QueryContext, type Reader, viewerOf } from "../../use-case/query.ts"
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
  const among = await reckonedAmong(context, reader, viewer, list)
  if (E.isLeft(among)) return among
  const filter = { ...(list.filter ?? noFilter), among: among.right }
  const listed = await listFor(context.persons, viewer, { ...list, filter })
  return pipe(
    listed,
    E.map((listing) => mapListing(listing, (some) => withPortraits(portraitReads(context, reader), viewer, some))),
  )
}

/** The persons with a reckoned birth in the years that the list names; null if it names none, or the reader is no member. */
const reckonedAmong = async (
  { persons, trees, wholeTrees }: QueryContext,
  reader: Reader,
  viewer: Viewer,
  { treeId, q, ids, deleted, bornBetween: years = null }: ListPersons,
): Promise<E.Either<DomainError, ReadonlySet<PersonId> | null>> => {
  if (years === null) return E.right(null)
  if (ids !== null || deleted || (q !== null && q.trim() !== ""))
    return E.left(invalid("bornBetween", "cannot be combined with ids, q or deleted"))
  if (E.isLeft(treeForRole(await trees.byId(treeId, reader.userId), "viewer"))) return E.right(null)
  if ((await persons.countListed(treeId, { viewer, filter: noFilter })) > MOST_RECKONED)
    return E.left(invalid("bornBetween", `is for trees of at most ${MOST_RECKONED} persons`))
  return E.right(await bornBetween(seenRows(wholeTrees.inTree(treeId), viewer), years))
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
