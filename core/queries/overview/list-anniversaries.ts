import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { dayOf, firstDay } from "../../domain/date/calendar.ts"
import { type DomainError, invalid } from "../../domain/errors.ts"
import { EventId, type TreeId } from "../../domain/ids.ts"
import {
  type Anniversary,
  type AnniversaryPosition,
  type AnniversaryRow,
  type AnniversaryWindow,
  dayText,
  MOST_DAYS,
  yearsOf,
} from "../../domain/overview/anniversary.ts"
import { showCard, showToMember, type Viewer } from "../../domain/privacy.ts"
import { type Query, type QueryContext, viewerOf } from "../../use-case/query.ts"
import { batchFor, type Listing, listingOf, mapListing } from "../../view/listing.ts"
import type { PageOfTree } from "../../view/page-of-tree.ts"

export interface ListAnniversaries extends PageOfTree {
  /** The Julian day number of the first day; null for today. */
  readonly from: number | null
  /** 1 to 366. */
  readonly days: number
}

/** The anniversaries of the events of a tree in the coming days, by day. Only for members. */
export const listAnniversaries: Query<ListAnniversaries, Listing<Anniversary>> = async (
  context,
  reader,
  { treeId, from, days, limit, cursor },
) => {
  const found = await context.trees.byId(treeId, reader.userId)
  const access = treeForRole(found, "viewer")
  if (E.isLeft(access)) return access
  const viewer = viewerOf(access.right, reader, context.now)
  if (E.isLeft(viewer)) return viewer
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    return E.left(invalid("days", `must be a whole number from 1 to ${MOST_DAYS}`))
  const window = { from: from ?? dayOf(context.now), days }
  const after = positionOf(window, cursor)
  if (E.isLeft(after)) return after
  const rows = context.overview.anniversaries(treeId, window, { after: after.right, batch: batchFor(limit) })
  const listing = await listingOf(
    rows,
    (row) => showToMember(viewer.right, row),
    limit,
    ({ after: days, eventId }) => `${dayText(window.from + days)}_${eventId}`,
  )
  return E.right(mapListing(listing, (some) => withCards(context, { treeId, viewer: viewer.right, window }, some)))
}

/** The position in a cursor: a day and the id of an event. */
const positionOf = (
  { from }: AnniversaryWindow,
  cursor: string | null,
): E.Either<DomainError, AnniversaryPosition | null> => {
  if (cursor === null) return E.right(null)
  const [, year, month, day, id] = /^(\d{4})-(\d\d)-(\d\d)_(.{36})$/.exec(cursor) ?? []
  return EventId.is(id)
    ? E.right({ after: firstDay("gregorian", Number(year), Number(month), Number(day)) - from, eventId: id })
    : E.left(invalid("cursor", "is not a cursor of this list"))
}

interface Listed {
  readonly treeId: TreeId
  readonly viewer: Viewer
  readonly window: AnniversaryWindow
}

const withCards = async (
  { charts }: QueryContext,
  { treeId, viewer, window }: Listed,
  rows: readonly AnniversaryRow[],
): Promise<readonly Anniversary[]> => {
  const ids = [...new Set(rows.flatMap(({ personIds }) => personIds))]
  const cards = (await charts.cards(treeId, ids)).map((row) => showCard(viewer, row)).filter((card) => card !== null)
  const byId = new Map(cards.map((card) => [card.id, card]))
  return rows.map((row) => ({
    on: dayText(window.from + row.after),
    type: row.type,
    years: yearsOf(row, window),
    eventId: row.eventId,
    persons: row.personIds.map((id) => byId.get(id)).filter((card) => card !== undefined),
  }))
}
