import * as E from "fp-ts/lib/Either.js"
import type { TreeId } from "../domain/ids.ts"
import { MOST_IN_A_JOB } from "../domain/job.ts"
import type { Transaction, UnitOfWork } from "../ports/unit-of-work.ts"

/**
 * Removes everything that a discarded tree owns, one batch per transaction. Separate jobs remove the blobs of its
 * media.
 */
export const emptyTree =
  ({ uow }: { readonly uow: UnitOfWork }) =>
  async (treeId: TreeId): Promise<void> => {
    for (;;) {
      const isGone = await uow.run(async (transaction) =>
        E.right((await isDiscarded(transaction, treeId)) ? await removeSome(transaction, treeId) : true),
      )
      if (E.isLeft(isGone) || isGone.right) return
    }
  }

/** A tree with members must not be emptied, whatever a job says. */
const isDiscarded = async ({ trees, memberships }: Transaction, treeId: TreeId): Promise<boolean> => {
  const tree = await trees.find(treeId)
  return tree !== null && tree.deletedAt !== null && (await memberships.ofTree(treeId)).length === 0
}

const removeSome = async ({ purges, jobs }: Transaction, treeId: TreeId): Promise<boolean> => {
  const { mediaIds, isGone } = await purges.removeTree(treeId, MOST_IN_A_JOB)
  if (mediaIds.length > 0) await jobs.enqueue({ kind: "remove_blobs", treeId, mediaIds })
  return isGone
}
