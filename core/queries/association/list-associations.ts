import type { AssociationRead } from "../../domain/association/association.ts"
import { AssociationId } from "../../domain/ids.ts"
import { showAssociation } from "../../domain/privacy.ts"
import type { Query } from "../../use-case/query.ts"
import { listRecords } from "../../view/list-records.ts"
import type { Listing } from "../../view/listing.ts"
import type { RecordsOfTree } from "../../view/page-of-tree.ts"

/** The associations of a tree, if the reader sees all their persons in full. Editors can list the deleted ones. */
export const listAssociations: Query<RecordsOfTree, Listing<AssociationRead>> = (context, reader, page) =>
  listRecords(context, reader, page, {
    id: AssociationId,
    live: (viewer, keyset) => context.associations.ofTree(page.treeId, viewer, keyset),
    deleted: (keyset) => context.associations.deletedOf(page.treeId, keyset),
    show: showAssociation,
    isFiltered: false,
  })
