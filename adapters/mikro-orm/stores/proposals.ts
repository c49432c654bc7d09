import type { ProposalState } from "../../../core/domain/proposal/proposal.ts"
import type { Proposals } from "../../../core/ports/unit-of-work.ts"
import { ProposalSchema, proposals, proposalStates } from "../entities/proposal.ts"
import { columns } from "../table.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { ROW_LOCK, firstRow, records } from "./records.ts"

const hold = `select ${columns(proposalStates, "p")} from proposals p where p.id = $1 ${ROW_LOCK}`

/** Proposals, within a transaction. */
export const proposalStore = (connection: TransactionConnection): Proposals => ({
  ...records(connection, proposals),
  lock: async (id) => firstRow(await connection.rows<ProposalState>(hold, [id])),
  // The operations are left out: PostgreSQL does not copy a large value that is not written.
  advance: (state) => connection.update(proposalStates, state),
  remove: async ({ treeId, id }) => {
    await connection.em().nativeDelete(ProposalSchema, { treeId, id })
  },
})
