import * as E from "fp-ts/lib/Either.js"
import { hasRole } from "../domain/access.ts"
import { type DomainError, forbidden } from "../domain/errors.ts"
import type { TreeId } from "../domain/ids.ts"
import type { Viewer } from "../domain/privacy.ts"

/** Which part of a tree's list is asked for: at most `limit` items (null: all) from after the cursor. */
export interface PageOfTree {
  readonly treeId: TreeId
  readonly limit: number | null
  readonly cursor: string | null
}

/** The same of records, live unless `deleted` asks for the deleted ones, which only editors see. */
export interface RecordsOfTree extends PageOfTree {
  readonly deleted?: boolean
}

/** Whether deleted records are asked for; refused to those who do not edit the tree. */
export const asksForDeleted = ({ role }: Viewer, deleted = false): E.Either<DomainError, boolean> =>
  deleted && !hasRole(role, "editor") ? E.left(forbidden("Only editors see deleted records.")) : E.right(deleted)
