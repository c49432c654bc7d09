import * as E from "fp-ts/lib/Either.js"
import type { Context } from "../use-case/command.ts"
import { type DeletableKind, type OwnerColumn, ownersOf } from "../domain/deletion.ts"
import { type DomainError, notFound } from "../domain/errors.ts"
import type { TreeId } from "../domain/ids.ts"
import type { Lifecycle } from "../domain/lifecycle.ts"
import type { Records } from "../ports/unit-of-work.ts"
import { editableTreeOf } from "./edit.ts"
import type { Edited, Noun } from "./edited-record.ts"

/** A record with a known deletion. */
export type Deleted<T> = T & { readonly deletionId: NonNullable<Lifecycle["deletionId"]> }

/**
 * The deleted record with this id if the actor may edit its tree and all its owners exist. The tree, the record and
 * its owners are locked in this order, so that no owner is deleted and no relationship is added meanwhile.
 */
export const restorable = async <N extends Noun>(
  context: Context,
  records: Records<Edited[N]>,
  id: Edited[N]["id"],
  noun: N,
): Promise<E.Either<DomainError, Deleted<Edited[N]>>> => {
  const { trees, deletions, actor } = context
  const treeId = await deletions.treeOf(noun, id)
  if (treeId !== null) await trees.lock(treeId, actor.userId)
  const record = await records.find(id)
  if (record === null) return E.left(notFound(noun))
  const access = await editableTreeOf(context, record, noun)
  if (E.isLeft(access)) return access
  const { deletionId } = record
  if (deletionId === null) return E.left({ _tag: "NotDeleted" })
  const owner = await missingOwner(context, noun, record)
  return owner === null
    ? E.right({ ...record, deletionId })
    : E.left({ _tag: "OwnerDeleted", detail: `Restore the ${owner} first.` })
}

/** Restores the record with everything that was deleted with it, and returns the restored record. */
export const restoreWithDependents = async <N extends Noun>(
  { deletions, now }: Context,
  records: Records<Edited[N]>,
  record: Deleted<Edited[N]>,
  noun: N,
): Promise<Edited[N]> => {
  const { id, treeId, deletionId } = record
  await deletions.restore(noun, [id], { id: deletionId, treeId, at: now })
  return (await records.find(id)) ?? record
}

/** The kind of an owner of this record that does not exist; null if all exist. */
const missingOwner = async (
  { deletions }: Context,
  kind: DeletableKind,
  { treeId, ...record }: { readonly treeId: TreeId } & { readonly [Column in OwnerColumn]?: string | null },
): Promise<DeletableKind | null> => {
  for (const { owner, column } of ownersOf(kind)) {
    const id = record[column] ?? null
    if (id !== null && !(await deletions.isLive(owner, treeId, id))) return owner
  }
  return null
}
