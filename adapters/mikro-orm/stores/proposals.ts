import type { ProposalState } from "../../../core/domain/proposal/proposal.ts"
import type { Proposals } from "../../../core/ports/unit-of-work.ts"
import { proposalComments, proposals, proposalStates } from "../entities/proposal.ts"
import { recordedTable, removing } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { ROW_LOCK, firstRow, records } from "./records.ts"

const hold = `select ${columns(proposalStates, "p")} from proposals p where p.id = $1 ${ROW_LOCK}`

const lockPending = "select pg_advisory_xact_lock(hashtextextended('stemma.pending_proposals ' || $1 || ' ' || $2, 0))"

const countPending = `select count(*)::int as "count" from proposals p
  where p.tree_id = $1 and p.proposer_id = $2 and p.status = 'pending'`

const remove = removing(proposals, "x.tree_id = $1 and x.id = $2")

const removeComments = removing(proposalComments, "x.tree_id = $1 and x.proposal_id = $2")

/** Proposals, within a transaction. */
export const proposalStore = (connection: TransactionConnection, recorder: Recorder): Proposals => {
  const recorded = recordedTable(connection, recorder, { kind: "proposal", table: proposals })
  const comments = recordedTable(connection, recorder, { kind: "proposal_comment", table: proposalComments })
  const states = recordedTable(connection, recorder, { kind: "proposal", table: proposalStates })
  return {
    ...records(proposals, recorded),
    lock: async (id) => firstRow(await connection.rows<ProposalState>(hold, [id])),
    countPending: async (treeId, proposerId) => {
      await connection.run(lockPending, [treeId, proposerId])
      return firstRow(await connection.rows<{ readonly count: number }>(countPending, [treeId, proposerId]))?.count ?? 0
    },
    // The operations are left out: PostgreSQL does not copy a large value that is not written.
    advance: (state) => states.update(state),
    remove: async ({ treeId, id }) => {
      await comments.remove(removeComments, [treeId, id])
      await recorded.remove(remove, [treeId, id])
    },
    insertComment: (comment) => comments.insert([comment]),
  }
}
