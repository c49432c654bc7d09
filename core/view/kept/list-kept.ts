import { type KeptRecordRead, keptRead } from "../../domain/gedcom/kept/kept-read.ts"
import type { PersonId, RecordId } from "../../domain/ids.ts"
import { inGroups } from "../../lib/in-groups.ts"
import type { KeptContents, KeptRow } from "../../ports/export-reads.ts"
import type { Rows } from "../../ports/rows.ts"
import { batchFor, type Listing, listingOf, MOST_AT_ONCE } from "../listing.ts"
import { mappedRecords } from "./mapped-records.ts"

/** Which records a page contains, ordered by id: in the order of their files. */
export interface KeptPage {
  readonly ids: readonly RecordId[]
  /** Persons who were merged into others. Their records are there although they are deleted. */
  readonly merged: ReadonlySet<PersonId>
  readonly after: RecordId | null
  readonly limit: number | null
}

/** A page of kept records as members read them. Without a limit it has at most 1,000. */
export const listKept = (tree: KeptContents, page: KeptPage): Promise<Listing<KeptRecordRead>> => {
  const most = page.limit ?? MOST_AT_ONCE
  return listingOf(
    batches(tree, page, batchFor(most)),
    (record) => record,
    most,
    ({ id }) => id,
  )
}

const batches = async function* (
  tree: KeptContents,
  { ids, merged, after }: KeptPage,
  size: number,
): Rows<KeptRecordRead> {
  const isThere = ({ isDeleted, personId }: KeptRow) => !isDeleted || (personId !== null && merged.has(personId))
  const wanted = [...new Set(ids)].sort().filter((id) => after === null || id > after)
  for (const some of inGroups(wanted, size)) {
    const read = await mappedRecords(tree, (await tree.keptBy({ ids: some })).filter(isThere))
    yield read.map(({ row, mapped }) => keptRead(row, mapped)).sort((one, other) => (one.id < other.id ? -1 : 1))
  }
}
