import type { Proposals } from "../../../core/ports/unit-of-work.ts"
import { copyOf } from "../copy.ts"
import type { Tables } from "../tables.ts"
import { insertInto, recordsOf } from "./records.ts"
import type { Write } from "./writing.ts"

export const proposalsIn = ({ proposals, proposalComments }: Tables, write: Write): Proposals => ({
  ...recordsOf(proposals, write),
  lock: async (id) => {
    const row = proposals.get("current", id)
    if (row === null) return null
    const { operations: _operations, ...state } = copyOf(row)
    return state
  },
  countPending: async (treeId, proposerId) =>
    proposals
      .rows("current", "treeId", treeId)
      .filter((one) => one.status === "pending" && one.proposerId === proposerId).length,
  advance: async (state) =>
    write(() => {
      const row = proposals.get("current", state.id)
      if (row !== null) proposals.update({ ...row, ...state })
    }),
  remove: async ({ id }) =>
    write(() => {
      for (const comment of proposalComments.rows("current", "proposalId", id)) proposalComments.remove(comment.id)
      proposals.remove(id)
    }),
  insertComment: (comment) => insertInto(proposalComments, write, [comment]),
})
