import * as E from "fp-ts/lib/Either.js"
import { treeOfRecord } from "../../domain/access.ts"
import type { ChangeRow } from "../../domain/change/change-read.ts"
import { type DomainError, notFound } from "../../domain/errors.ts"
import type { ChangeId } from "../../domain/ids.ts"
import type { Role } from "../../domain/tree.ts"
import type { QueryContext, Reader } from "../../use-case/query.ts"

/** The change of a tree with this id, if the reader is an editor of the tree, and the role of the reader. */
export const readableChange = async (
  { changes, trees }: QueryContext,
  reader: Reader,
  id: ChangeId,
): Promise<E.Either<DomainError, { readonly change: ChangeRow; readonly role: Role | null }>> => {
  const change = await changes.byId(id)
  if (change === null || change.treeId === null) return E.left(notFound("change"))
  const access = treeOfRecord(await trees.byId(change.treeId, reader.userId), "editor", "change")
  return E.isLeft(access) ? access : E.right({ change, role: access.right.role })
}
