import type { CitationRead } from "../../domain/evidence/citation.ts"
import { CitationId } from "../../domain/ids.ts"
import { showCitation } from "../../domain/privacy.ts"
import { listRecords } from "../../view/list-records.ts"
import type { Listing } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"
import type { RecordsOfTree } from "../../view/page-of-tree.ts"
import { anyCitation, isUnused, type CitationFilter } from "../../domain/record-lists/record-filters.ts"

export interface ListCitations extends RecordsOfTree {
  readonly filter?: CitationFilter
}

/**
 * The citations of a tree, if the reader sees all persons of the cited fact in full. Editors can list the deleted
 * ones.
 */
export const listCitations: Query<ListCitations, Listing<CitationRead>> = (
  context,
  reader,
  { filter = anyCitation, ...page },
) =>
  listRecords(context, reader, page, {
    id: CitationId,
    live: (viewer, keyset) => context.citations.ofTree(page.treeId, viewer, keyset, filter),
    deleted: (keyset) => context.citations.deletedOf(page.treeId, keyset),
    show: showCitation,
    isFiltered: !isUnused(filter),
  })
