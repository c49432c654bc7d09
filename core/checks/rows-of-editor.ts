import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../domain/access.ts"
import { type DomainError, forbidden } from "../domain/errors.ts"
import type { TreeId } from "../domain/ids.ts"
import type { Viewer } from "../domain/privacy.ts"
import type { MemberAccess, TreeSnapshot } from "../ports/export-reads.ts"
import { type QueryContext, type Reader, viewerOf } from "../use-case/query.ts"
import { seenRows } from "./seen-rows.ts"

/** What an editor, or the assistant of one, may read of a whole tree. */
export interface RowsOfEditor {
  readonly access: MemberAccess
  readonly viewer: Viewer
  /** The rows that this reader sees. */
  readonly seen: (tree: TreeSnapshot) => TreeSnapshot
}

/** The rows of a tree for a reader who is an editor. An assistant of an editor gets the rows that it sees in full. */
export const rowsOfEditor = async (
  { trees, now }: QueryContext,
  reader: Reader,
  treeId: TreeId,
): Promise<E.Either<DomainError, RowsOfEditor>> => {
  const access = await trees.byId(treeId, reader.userId)
  const assistant = reader.assistant === undefined ? null : viewerOf(access, reader, now)
  if (assistant !== null && E.isLeft(assistant)) return assistant
  const found = treeForRole(access, "editor")
  if (E.isLeft(found)) return found
  const { tree, role } = found.right
  if (role === null) return E.left(forbidden("This requires the role editor."))
  const viewer = assistant?.right ?? { userId: reader.userId, role, year: now.getUTCFullYear() }
  return E.right({ access: { tree, role }, viewer, seen: (rows) => seenRows(rows, viewer) })
}
