import { MediaId } from "../../domain/ids.ts"
import type { MediaRead } from "../../domain/evidence/media.ts"
import { showMedia, showMediaOfPlace } from "../../domain/privacy.ts"
import { listRecords } from "../../view/list-records.ts"
import type { Listing } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"
import type { RecordsOfTree } from "../../view/page-of-tree.ts"
import { anyMedium, isUnused, type MediaFilter } from "../../domain/record-lists/record-filters.ts"

export interface ListMedia extends RecordsOfTree {
  readonly filter?: MediaFilter
}

/** The media of a tree that the reader may see; members see all of them. Editors can list the deleted ones. */
export const listMedia: Query<ListMedia, Listing<MediaRead>> = (context, reader, { filter = anyMedium, ...page }) =>
  listRecords(context, reader, page, {
    id: MediaId,
    live: (viewer, keyset) => context.media.ofTree(page.treeId, viewer, keyset, filter),
    deleted: (keyset) => context.media.deletedOf(page.treeId, keyset),
    show: filter.placeId === null ? showMedia : showMediaOfPlace,
    isFiltered: !isUnused(filter),
  })
