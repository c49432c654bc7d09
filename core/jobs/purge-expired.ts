import * as E from "fp-ts/lib/Either.js"
import { attributed, bySystem, type Done, doneAll, type ExecutePorts, unchanged } from "../use-case/command.ts"
import { discardTree } from "../edit/discard-tree.ts"
import type { AuditFact } from "../domain/audit/audit.ts"
import { actionOf } from "../domain/audit/action.ts"
import type { DomainError } from "../domain/errors.ts"
import { MediaId, type TreeId, type UserId } from "../domain/ids.ts"
import { MOST_IN_A_JOB } from "../domain/job.ts"
import type { Transaction } from "../ports/unit-of-work.ts"

const DAY_MS = 86_400_000

export interface PurgePorts extends ExecutePorts {
  /** The number of days in which deleted records can be restored. */
  readonly recoveryDays: number
}

/** One batch, in its own transaction. Returns the id of the last processed item, or null when nothing was left. */
type Batch<Last> = (
  transaction: Transaction,
  before: Date,
  after: Last | null,
) => Promise<E.Either<DomainError, Done<Last | null>>>

/**
 * Permanently removes what was deleted before the recovery window: trees, then single records, then accounts, each
 * after its last tree. Also removes what has expired: sessions, API tokens, invitations, mailed links, stored answers
 * and deliveries of webhooks.
 */
export const purgeExpired = (ports: PurgePorts) => async (): Promise<void> => {
  const now = ports.now()
  const before = new Date(now.getTime() - ports.recoveryDays * DAY_MS)
  await repeat(ports, before, discardExpired)
  await repeat(ports, before, removeExpired)
  await repeat(ports, before, removeUsers)
  await ports.uow.run(async ({ purges }) => E.right(await purges.removeEnded(now)))
}

const repeat = async <Last>(ports: PurgePorts, before: Date, batch: Batch<Last>): Promise<void> => {
  let last: Last | null = null
  do {
    const outcome: E.Either<DomainError, Last | null> = await attributed(ports)(bySystem, (transaction) =>
      batch(transaction, before, last),
    )
    last = E.isRight(outcome) ? outcome.right : null
  } while (last !== null)
}

/** Discards one tree. A concurrent restore either locks the tree first or does not find it. */
const discardExpired: Batch<TreeId> = async (transaction, before, after) => {
  const { purges, trees, memberships, jobs } = transaction
  const id = await purges.expiredTree(before, after)
  const tree = id === null ? null : await trees.find(id)
  if (tree === null || tree.deletedAt === null || tree.deletedAt >= before) return unchanged(id)
  if ((await memberships.ofTree(tree.id)).length > 0) return doneAll(id, await discardTree(transaction, tree))
  // The tree was discarded long ago, so its job must have failed.
  await jobs.enqueue({ kind: "purge_tree", treeId: tree.id })
  return unchanged(id)
}

/** Removes some records of one tree, until it has none left. */
const removeExpired: Batch<TreeId> = async ({ purges, trees, jobs }, before) => {
  const treeId = await purges.treeWithExpired(before)
  const tree = treeId === null ? null : await trees.find(treeId)
  if (treeId === null || tree === null) return unchanged(treeId)
  const removed = await purges.removeExpired(treeId, before, MOST_IN_A_JOB)
  const mediaIds = removed.flatMap(({ kind, id }) => (kind === "media" && MediaId.is(id) ? [id] : []))
  if (mediaIds.length > 0) await jobs.enqueue({ kind: "remove_blobs", treeId, mediaIds })
  const facts = removed.map(
    ({ kind, id }): AuditFact => ({
      action: actionOf(kind, "purge"),
      entityType: kind,
      entityId: id,
      treeId,
    }),
  )
  return doneAll(treeId, facts)
}

/** Removes some accounts. Their actions stay in the log, under their ids. */
const removeUsers: Batch<UserId> = async ({ purges }, before) => {
  const removed = await purges.removeUsers(before, MOST_IN_A_JOB)
  const facts = removed.map(
    (id): AuditFact => ({
      action: "user.purge",
      entityType: "user",
      entityId: id,
      treeId: null,
    }),
  )
  return doneAll(removed.at(-1) ?? null, facts)
}
