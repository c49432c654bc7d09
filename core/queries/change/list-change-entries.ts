import * as E from "fp-ts/lib/Either.js"
import type { ChangeEntryRead, EntryKey, EntryRow } from "../../domain/change/change-read.ts"
import { type DomainError, invalid } from "../../domain/errors.ts"
import { type ChangeId, RecordId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { readableChange } from "../../view/readable-change.ts"

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
  const change = await readableChange(context, reader, changeId)
  if (E.isLeft(change)) return change
  const after = keyFromCursor(cursor)
  if (E.isLeft(after)) return after
  const size = limit ?? PAGE
  const rows = context.changes.entries(change.right, { after: after.right, batch: batchFor(size) })
  const { items, next } = await listingOf(
    rows,
    (row) => row,
    size,
    ({ key: { part, id } }) => `${part}.${id}`,
  )
  return E.right({ items: read(items), next })
}

const read = async function* (batches: AsyncIterable<readonly EntryRow[]>): AsyncGenerator<readonly ChangeEntryRead[]> {
  for await (const batch of batches)
    yield batch.map(({ entityType, entityId, before, after }) => ({ entityType, entityId, before, after }))
}

const keyFromCursor = (cursor: string | null): E.Either<DomainError, EntryKey | null> => {
  if (cursor === null) return E.right(null)
  const [part = "", id = ""] = cursor.split(".", 2)
  const isKey = /^\d{1,2}$/.test(part) && RecordId.is(id)
  return isKey ? E.right({ part: Number(part), id }) : E.left(invalid("cursor", "is not a cursor of this list"))
}
