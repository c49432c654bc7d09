import type { ProposalState } from "../../../core/domain/proposal/proposal.ts"
import type { Proposals } from "../../../core/ports/unit-of-work.ts"
import { proposals, proposalStates } from "../schema.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { ROW_LOCK, firstRow, records } from "./records.ts"

const hold = `select ${columns(proposalStates, "p")} from proposals p where p.id = $1 ${ROW_LOCK}`

// The operations are left out: PostgreSQL does not copy a large value that is not written.
const advance = `update proposals
  set status = $3, reviewer_id = $4, reject_reason = $5, apply_error = $6, made = $7, version = $8, updated_at = $9,
    apply_id = $10, apply_ends_at = $11
  where tree_id = $1 and id = $2`

const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** Proposals, within a transaction. */
export const proposalStore = (connection: TransactionConnection): Proposals => ({
  ...records(connection, proposals),
  lock: async (id) => firstRow(await connection.rows<ProposalState>(hold, [id])),
  advance: async (state) => {
    const { treeId, id, status, reviewerId, rejectReason, applyError, made, version, updatedAt } = state
    await connection.run(advance, [
      treeId,
      id,
      status,
      reviewerId,
      rejectReason,
      jsonOrNull(applyError),
      jsonOrNull(made),
      version,
      updatedAt,
      state.applyId,
      state.applyEndsAt,
    ])
  },
  remove: async ({ treeId, id }) => {
    await connection.run("delete from proposals where tree_id = $1 and id = $2", [treeId, id])
  },
})
