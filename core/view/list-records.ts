import type { Type } from "io-ts"
import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../domain/errors.ts"
import type { Viewer } from "../domain/privacy.ts"
import type { Keyset, Rows } from "../ports/rows.ts"
import { type QueryContext, type Reader, viewerOf } from "../use-case/query.ts"
import { idFromCursor } from "./cursor.ts"
import { batchFor, type Listing, listingOf } from "./listing.ts"
import { asksForDeletedOnly, type RecordsOfTree } from "./page-of-tree.ts"

/** How the records of one kind are read and shown. */
interface ListedRecords<Id extends string, Row, Read> {
  readonly id: Type<Id, unknown, unknown>
  /** The live records that the list contains, ordered by id. */
  readonly live: (viewer: Viewer, keyset: Keyset<Id>) => Rows<Row>
  /** The deleted records, ordered by id. */
  readonly deleted: (keyset: Keyset<Id>) => Rows<Row>
  /** Null for a record that the viewer does not see, or that the list does not contain. */
  readonly show: (viewer: Viewer, row: Row) => Read | null
  /** Whether the list has a filter that cannot be combined with `deleted`. */
  readonly isFiltered: boolean
}

/** A page of the records of a tree, ordered by id. Editors can list the deleted ones instead. */
export const listRecords = async <Id extends string, Row, Read extends { readonly id: Id }>(
  { trees, now }: Pick<QueryContext, "trees" | "now">,
  reader: Reader,
  page: RecordsOfTree,
  records: ListedRecords<Id, Row, Read>,
): Promise<E.Either<DomainError, Listing<Read>>> => {
  const seen = viewerOf(await trees.byId(page.treeId, reader.userId), reader, now)
  if (E.isLeft(seen)) return seen
  const viewer = seen.right
  const onlyDeleted = asksForDeletedOnly(viewer, page.deleted, records.isFiltered)
  if (E.isLeft(onlyDeleted)) return onlyDeleted
  const after = idFromCursor(records.id, page.cursor)
  if (E.isLeft(after)) return after
  const keyset = { after: after.right, batch: batchFor(page.limit) }
  const rows = onlyDeleted.right ? records.deleted(keyset) : records.live(viewer, keyset)
  return E.right(
    await listingOf(
      rows,
      (row) => records.show(viewer, row),
      page.limit,
      ({ id }) => id,
    ),
  )
}
