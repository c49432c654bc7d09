import * as E from "fp-ts/lib/Either.js"
import { type ChangeRead, changeWithoutNames } from "../../domain/change/change-read.ts"
import { ChangeId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"
import { idFromCursor } from "../../view/cursor.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { operatorOf } from "../../view/operator.ts"
import type { ListActivity } from "../account/list-own-activity.ts"

const PAGE = 100

/** The changes without a tree, newest first, for operators: without names and without what people wrote. */
export const listInstanceActivity: Query<ListActivity, Listing<ChangeRead>> = async (
  context,
  reader,
  { limit, cursor },
) => {
  const operator = await operatorOf(context, reader)
  if (E.isLeft(operator)) return operator
  const after = idFromCursor(ChangeId, cursor)
  if (E.isLeft(after)) return after
  const size = limit ?? PAGE
  const rows = context.changes.outsideTrees({ after: after.right, batch: batchFor(size) })
  return E.right(await listingOf(rows, changeWithoutNames, size, ({ id }) => id))
}
