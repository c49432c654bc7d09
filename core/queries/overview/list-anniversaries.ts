import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { dayOf } from "../../domain/date/calendar.ts"
import { invalid } from "../../domain/errors.ts"
import {
  type Anniversary,
  type AnniversaryRow,
  type AnniversaryWindow,
  dayText,
  MOST_DAYS,
  yearsOf,
} from "../../domain/overview/anniversary.ts"
import { showToMember } from "../../domain/privacy.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"
import { anniversaryCursor, anniversaryPosition } from "../../view/anniversary-cursor.ts"
import { batchFor, type Listing, listingOf, mapListing } from "../../view/listing.ts"
import type { PageOfTree } from "../../view/page-of-tree.ts"
import { cardReads, shownCards } from "../../view/shown-cards.ts"

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
  const { trees, overview, now } = context
  const found = await trees.byId(treeId, reader.userId)
  const access = treeForRole(found, "viewer")
  if (E.isLeft(access)) return access
  const seen = viewerOf(access.right, reader, now)
  if (E.isLeft(seen)) return seen
  const viewer = seen.right
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    return E.left(invalid("days", `must be a whole number from 1 to ${MOST_DAYS}`))
  const window = { from: from ?? dayOf(now), days }
  const after = anniversaryPosition(window, cursor)
  if (E.isLeft(after)) return after
  const listing = await listingOf(
    overview.anniversaries(treeId, window, { after: after.right, batch: batchFor(limit) }),
    (row) => showToMember(viewer, row),
    limit,
    (row) => anniversaryCursor(window, row),
  )
  return E.right(
    mapListing(listing, async (rows) => {
      const ids = new Set(rows.flatMap(({ personIds }) => personIds))
      const cards = await shownCards(cardReads(context, reader), { treeId, viewer }, [...ids])
      return rows.map((row) => ({
        ...readWithoutPersons(row, window),
        persons: row.personIds.flatMap((id) => cards.get(id) ?? []),
      }))
    }),
  )
}

const readWithoutPersons = (row: AnniversaryRow, window: AnniversaryWindow): Omit<Anniversary, "persons"> => ({
  on: dayText(window.from + row.after),
  type: row.type,
  years: yearsOf(row, window),
  eventId: row.eventId,
})
