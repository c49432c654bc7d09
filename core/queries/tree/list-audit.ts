import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import type { AuditEntryRead } from "../../domain/audit/audit.ts"
import { AuditEntryId, type TreeId } from "../../domain/ids.ts"
import { idFromCursor } from "../../view/cursor.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { shownEntry } from "../../view/shown-entry.ts"
import type { Query } from "../../use-case/query.ts"

export interface ListAudit {
  readonly treeId: TreeId
  readonly entityId: string | null
  readonly actorId: string | null
  readonly limit: number | null
  readonly cursor: string | null
}

/** The audit log of the tree, newest first, for editors. */
export const listAudit: Query<ListAudit, Listing<AuditEntryRead>> = async (
  { trees },
  reader,
  { treeId, entityId, actorId, limit, cursor },
) => {
  const access = treeForRole(await trees.byId(treeId, reader.userId), "editor")
  if (E.isLeft(access)) return access
  const after = idFromCursor(AuditEntryId, cursor)
  if (E.isLeft(after)) return after
  const size = limit ?? 100
  const rows = trees.audit(treeId, { entityId, actorId }, { after: after.right, batch: batchFor(size) })
  return E.right(
    await listingOf(
      rows,
      (entry) => shownEntry(entry, access.right.role),
      size,
      (entry) => entry.id,
    ),
  )
}
