import type { EventRead } from "../../domain/event.ts"
import { EventId } from "../../domain/ids.ts"
import { showEvent } from "../../domain/privacy.ts"
import { listRecords } from "../../view/list-records.ts"
import type { Listing } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"
import type { RecordsOfTree } from "../../view/page-of-tree.ts"
import { anyEvent, isUnused, type EventFilter } from "../../domain/record-lists/record-filters.ts"

export interface ListTreeEvents extends RecordsOfTree {
  readonly filter?: EventFilter
}

/** The events of a tree, if the reader sees all their persons in full. Editors can list the deleted ones. */
export const listTreeEvents: Query<ListTreeEvents, Listing<EventRead>> = (
  context,
  reader,
  { filter = anyEvent, ...page },
) =>
  listRecords(context, reader, page, {
    id: EventId,
    live: (viewer, keyset) => context.events.ofTree(page.treeId, viewer, keyset, filter),
    deleted: (keyset) => context.events.deletedOf(page.treeId, keyset),
    show: showEvent,
    isFiltered: !isUnused(filter),
  })
