import type { ProposalId } from "../../../core/domain/ids.ts"
import type { Proposal } from "../../../core/domain/proposal/proposal.ts"
import type { Proposals } from "../../../core/ports/unit-of-work.ts"
import { proposalComments, proposals, proposalStates } from "../entities/proposal.ts"
import { recordedTable } from "../recorded-table.ts"
import type { Recorder } from "../recorder.ts"
import type { TransactionConnection } from "../transaction-connection.ts"
import { records } from "./records.ts"
import { columnsOf } from "../statements/columns-of.ts"
import { compiled, db, literal } from "../statements/compiled.ts"
import { statement } from "../statements/registry.ts"

const findProposal = compiled<{ readonly id: ProposalId }>("stores/proposals findProposal")((p) =>
  db.selectFrom("proposals as x").select(columnsOf(proposals, "x")).where("x.id", "=", p("id")).forNoKeyUpdate(),
)

const hold = compiled<{ readonly id: ProposalId }>("stores/proposals hold")((p) =>
  db.selectFrom("proposals as x").select(columnsOf(proposalStates, "x")).where("x.id", "=", p("id")).forNoKeyUpdate(),
)

const lockPending = statement(
  "stores/proposals lockPending",
  "select pg_advisory_xact_lock(hashtextextended('stemma.pending_proposals ' || $1 || ' ' || $2, 0))",
)

const countPending = compiled<Pick<Proposal, "treeId" | "proposerId">>("stores/proposals countPending")((p) =>
  db
    .selectFrom("proposals as x")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("x.tree_id", "=", p("treeId"))
    .where("x.proposer_id", "=", p("proposerId"))
    .where("x.status", "=", literal("pending")),
)

const remove = compiled<Pick<Proposal, "treeId" | "id">>("stores/proposals remove")((p) =>
  db
    .deleteFrom("proposals as x")
    .where("x.tree_id", "=", p("treeId"))
    .where("x.id", "=", p("id"))
    .returning(columnsOf(proposals, "x")),
)

const removeComments = compiled<Pick<Proposal, "treeId" | "id">>("stores/proposals removeComments")((p) =>
  db
    .deleteFrom("proposal_comments as x")
    .where("x.tree_id", "=", p("treeId"))
    .where("x.proposal_id", "=", p("id"))
    .returning(columnsOf(proposalComments, "x")),
)

/** Proposals, within a transaction. */
export const proposalStore = (connection: TransactionConnection, recorder: Recorder): Proposals => {
  const recorded = recordedTable(connection, recorder, { kind: "proposal", table: proposals })
  const comments = recordedTable(connection, recorder, { kind: "proposal_comment", table: proposalComments })
  const states = recordedTable(connection, recorder, { kind: "proposal", table: proposalStates })
  return {
    ...records(findProposal, recorded),
    lock: (id) => hold.first(connection, { id }),
    countPending: async (treeId, proposerId) => {
      await connection.run(lockPending, [treeId, proposerId])
      return (await countPending.first(connection, { treeId, proposerId }))?.count ?? 0
    },
    // The operations are left out: PostgreSQL does not copy a large value that is not written.
    advance: (state) => states.update(state),
    remove: async ({ treeId, id }) => {
      await comments.remove(removeComments, { treeId, id })
      await recorded.remove(remove, { treeId, id })
    },
    insertComment: (comment) => comments.insert([comment]),
  }
}
