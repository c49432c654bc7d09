import * as E from "fp-ts/lib/Either.js"
import type { EventRead } from "../../domain/event.ts"
import type { PersonId } from "../../domain/ids.ts"
import { eventPosition } from "../../domain/large-record/record-order.ts"
import { showEvent } from "../../domain/privacy.ts"
import { batchFor, type Listing, listingOf, MOST_AT_ONCE } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"
import type { PageOfRecord } from "../../view/page-of-tree.ts"
import { readablePerson } from "../../view/readable/readable-person.ts"
import { eventCursor, eventFromCursor } from "../../view/record-cursors.ts"

export interface ListPersonEvents extends Partial<PageOfRecord> {
  readonly personId: PersonId
}

/** The events of a person and of their partnerships, by date, then by id. */
export const listPersonEvents: Query<ListPersonEvents, Listing<EventRead>> = async (
  context,
  reader,
  { personId, limit, cursor = null },
) => {
  const seen = await readablePerson(context, reader, personId)
  if (E.isLeft(seen)) return seen
  const { viewer, person } = seen.right
  const after = eventFromCursor(cursor)
  if (E.isLeft(after)) return after
  const most = limit ?? MOST_AT_ONCE
  const rows = context.events.ofPerson(person.treeId, personId, viewer, {
    after: after.right,
    batch: Math.min(FIRST_BATCH, batchFor(most)),
  })
  return E.right(
    await listingOf(
      rows,
      (row) => showEvent(viewer, row),
      most,
      (event) => eventCursor(eventPosition(event)),
    ),
  )
}

/** Most persons have fewer events. The batches after the first one are larger. */
const FIRST_BATCH = 251
