import { RelationshipId } from "../../domain/ids.ts"
import { showRelationship } from "../../domain/privacy.ts"
import type { RelationshipRead } from "../../domain/relationship.ts"
import { listRecords } from "../../view/list-records.ts"
import type { Listing } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"
import type { RecordsOfTree } from "../../view/page-of-tree.ts"

/** The relationships of a tree with no end hidden from the reader. Editors can list the deleted ones. */
export const listTreeRelationships: Query<RecordsOfTree, Listing<RelationshipRead>> = (context, reader, page) =>
  listRecords(context, reader, page, {
    id: RelationshipId,
    live: (viewer, keyset) => context.relationships.ofTree(page.treeId, viewer, keyset),
    deleted: (keyset) => context.relationships.deletedOf(page.treeId, keyset),
    show: showRelationship,
    isFiltered: false,
  })
