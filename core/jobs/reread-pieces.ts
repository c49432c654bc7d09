import type { AuditFact } from "../domain/audit/audit.ts"
import type { Attribution } from "../domain/change/change.ts"
import type { Job } from "../domain/job.ts"
import type { TreeId } from "../domain/ids.ts"
import type { KeptRow } from "../ports/export-reads.ts"
import type { Transaction } from "../ports/unit-of-work.ts"
import { attributed, doneAll, type ExecutePorts } from "../use-case/command.ts"

/** The number of kept records in one piece. */
const PIECE = 500

/** A job that reads the kept records of all trees again. */
type RereadKind = Extract<Job["kind"], `reread_${string}`>

/** One piece: the kept records of this tree from this position on, or those of the first tree. */
export interface RereadPiece {
  /** Null before the first tree. */
  readonly treeId: TreeId | null
  readonly from: number
  /** Whether no other tree comes after it. */
  readonly onlyTree?: boolean
}

/** The kept records of one piece, those of deleted persons and sources included. */
export interface KeptPiece {
  readonly treeId: TreeId
  readonly rows: readonly KeptRow[]
  readonly now: Date
}

/** How one kind of job reads a piece again. It returns the facts of its change; none if nothing is read in another way. */
export interface Rereading {
  readonly kind: RereadKind
  /** What the history says of the changes. */
  readonly by: Attribution
  readonly reread: (transaction: Transaction, piece: KeptPiece) => Promise<readonly AuditFact[]>
}

/**
 * Reads one piece of kept records again, and enqueues the next piece in the same transaction. So the trees are done one
 * after another, a crash repeats at most one piece, and a piece makes one change of its tree, or none.
 */
export const rereadPieces =
  (ports: ExecutePorts, { kind, by, reread }: Rereading) =>
  async ({ treeId, from, onlyTree = false }: RereadPiece): Promise<void> => {
    await attributed(ports)(by, async (transaction, now) => {
      const { keptRecords, trees, jobs, contents } = transaction
      const next = async (after: TreeId | null): Promise<void> => {
        const other = onlyTree ? null : await keptRecords.nextTree(after)
        if (other !== null) await jobs.enqueue({ kind, treeId: other, from: 0, onlyTree })
      }
      if (treeId !== null) await keptRecords.lock(treeId)
      const rows =
        treeId === null || (await trees.find(treeId)) === null ? [] : await contents(treeId).kept(from, PIECE)
      const last = rows.at(-1)
      if (treeId === null || last === undefined) {
        await next(treeId)
        return doneAll(null, [])
      }
      const facts = await reread(transaction, { treeId, rows, now })
      await jobs.enqueue({ kind, treeId, from: last.position + 1, onlyTree })
      return doneAll(null, facts)
    })
  }
