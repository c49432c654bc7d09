import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { type DomainError, invalid } from "../../domain/errors.ts"
import { PersonId } from "../../domain/ids.ts"
import type { PersonRead } from "../../domain/person.ts"
import { comparableFilter, isOpen, noFilter } from "../../domain/person-list/person-filter.ts"
import {
  type PersonOrder,
  type PersonPosition,
  positionOf,
  shownOrder,
  usualOrder,
} from "../../domain/person-list/person-order.ts"
import { showPerson } from "../../domain/privacy.ts"
import { idFromCursor } from "../cursor.ts"
import { batchFor, listingOf, once } from "../listing.ts"
import { type ListFor, USUAL_LIMIT } from "./list-for.ts"
import { personCursor, personPosition } from "./person-cursor.ts"

/** All persons that the filter matches, in any order. */
export const listInOrder: ListFor = async (
  persons,
  viewer,
  { treeId, sort, filter: written = noFilter, count = false, limit, cursor },
) => {
  const most = limit ?? USUAL_LIMIT
  const order = shownOrder(viewer, sort ?? null)
  const start = startOf(order, cursor)
  if (E.isLeft(start)) return start
  const isCounted = count && viewer.role !== null
  const filter = comparableFilter(written)
  if (filter === null) return E.right({ items: once([]), next: null, ...(isCounted ? { total: 0 } : {}) })
  const keyset = { after: start.right, batch: batchFor(most) }
  const list = { viewer, order, filter }
  const rows =
    isUsual(order) && isOpen(filter)
      ? persons.ofTree(treeId, false, { ...keyset, after: keyset.after?.id ?? null })
      : persons.listed(treeId, list, keyset)
  const cursorOf = (person: PersonRead): string =>
    isUsual(order) ? person.id : personCursor(positionOf(order, person))
  const listing = await listingOf(rows, (row) => showPerson(viewer, row), most, cursorOf)
  return E.right(isCounted ? { ...listing, total: await persons.countListed(treeId, list) } : listing)
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
