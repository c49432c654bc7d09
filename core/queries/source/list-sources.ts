import { SourceId } from "../../domain/ids.ts"
import { showSource } from "../../domain/privacy.ts"
import type { SourceRead } from "../../domain/evidence/source.ts"
import { listRecords } from "../../view/list-records.ts"
import type { Listing } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"
import type { RecordsOfTree } from "../../view/page-of-tree.ts"
import { matchesSource } from "../../domain/record-lists/record-filters.ts"

export interface ListSources extends RecordsOfTree {
  /** Words that are all in the texts of a source. */
  readonly q?: string | null
}

/**
 * The sources of a tree with a citation that the reader sees; members see all of them. Editors can list the deleted
 * ones.
 */
export const listSources: Query<ListSources, Listing<SourceRead>> = (context, reader, { q = null, ...page }) => {
  const isWanted = matchesSource(q)
  return listRecords(context, reader, page, {
    id: SourceId,
    live: (viewer, keyset) => context.sources.ofTree(page.treeId, viewer, keyset),
    deleted: (keyset) => context.sources.deletedOf(page.treeId, keyset),
    show: (viewer, row) => {
      const source = showSource(viewer, row)
      return source !== null && isWanted(source) ? source : null
    },
    isFiltered: false,
  })
}
