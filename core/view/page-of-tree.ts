import * as E from "fp-ts/lib/Either.js"
import { hasRole } from "../domain/access.ts"
import { type DomainError, forbidden, invalid } from "../domain/errors.ts"
import type { TreeId } from "../domain/ids.ts"
import type { Viewer } from "../domain/privacy.ts"

/** A page of a list: at most `limit` items (null for the usual number) after the cursor. */
export interface PageOfRecord {
  readonly limit: number | null
  readonly cursor: string | null
}

/** A page of a list of a tree. */
export interface PageOfTree extends PageOfRecord {
  readonly treeId: TreeId
}

/** A page of records: live ones or, with `deleted`, deleted ones, which only editors see. */
export interface RecordsOfTree extends PageOfTree {
  readonly deleted?: boolean
}

/** Whether deleted records are requested. Refused if the viewer is not an editor of the tree. */
export const asksForDeleted = ({ role }: Viewer, deleted = false): E.Either<DomainError, boolean> =>
  deleted && !hasRole(role, "editor") ? E.left(forbidden("Only editors can list deleted records.")) : E.right(deleted)

/** Whether deleted records are requested. Refused beside a filter, because deleted records are not looked up by their owners. */
export const asksForDeletedOnly = (
  viewer: Viewer,
  deleted: boolean | undefined,
  isFiltered: boolean,
): E.Either<DomainError, boolean> =>
  deleted === true && isFiltered
    ? E.left(invalid("deleted", "cannot be combined with a filter"))
    : asksForDeleted(viewer, deleted)
