import * as E from "fp-ts/lib/Either.js"
import type { Context } from "../command.ts"
import { type TreeAccess, treeForRole } from "../domain/access.ts"
import { type DomainError, notFound } from "../domain/errors.ts"
import type { TreeId } from "../domain/ids.ts"
import type { Lifecycle } from "../domain/lifecycle.ts"
import type { Records } from "../ports/unit-of-work.ts"

/** The tree, when the actor may edit it. */
export const editableTree = async ({ trees, actor }: Pick<Context, "trees" | "actor">, treeId: TreeId): Promise<E.Either<DomainError, TreeAccess>> =>
  treeForRole(await trees.access(treeId, actor.userId), "editor")

/** The live record of this id, held, when the actor may edit its tree and (with `ifMatch`) nobody changed it since. */
export const editable = async <T extends Lifecycle & { readonly id: string; readonly treeId: TreeId }>(
  context: Pick<Context, "trees" | "actor">,
  records: Records<T>,
  id: T["id"],
  ifMatch: number | null,
  noun: string,
): Promise<E.Either<DomainError, T>> => {
  const record = await records.find(id)
  if (record === null) return E.left(notFound(noun))
  const access = await editableTree(context, record.treeId)
  if (E.isLeft(access)) return access
  if (record.deletedAt !== null) return E.left(notFound(noun))
  return ifMatch !== null && ifMatch !== record.version ? E.left({ _tag: "VersionStale" }) : E.right(record)
}
