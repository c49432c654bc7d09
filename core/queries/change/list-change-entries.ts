import * as E from "fp-ts/lib/Either.js"
import type { ChangeEntryRead, EntryRow } from "../../domain/change/change-read.ts"
import type { ChangeId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"
import { cursorOfEntry, entryFromCursor } from "../../view/entry-cursor.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { readableChange } from "../../view/readable/readable-change.ts"
import { shownEntry } from "../../view/shown-entry.ts"
import type { Role } from "../../domain/tree.ts"

export interface ListChangeEntries {
  readonly changeId: ChangeId
  readonly limit: number | null
  readonly cursor: string | null
}

const PAGE = 100

/** What a change did to each record, for editors. */
export const listChangeEntries: Query<ListChangeEntries, Listing<ChangeEntryRead>> = async (
  context,
  reader,
  { changeId, limit, cursor },
) => {
  const found = await readableChange(context, reader, changeId)
  if (E.isLeft(found)) return found
  const { change, role } = found.right
  const after = entryFromCursor(cursor)
  if (E.isLeft(after)) return after
  const size = limit ?? PAGE
  const rows = context.changes.entries(change, { after: after.right, batch: batchFor(size) })
  const { items, next } = await listingOf(rows, (row) => row, size, cursorOfEntry)
  return E.right({ items: read(items, role), next })
}

const read = async function* (
  batches: AsyncIterable<readonly EntryRow[]>,
  role: Role | null,
): AsyncGenerator<readonly ChangeEntryRead[]> {
  for await (const batch of batches)
    yield batch.map(({ entityType, entityId, before, after }) =>
      shownEntry({ entityType, entityId, before, after }, role),
    )
}
