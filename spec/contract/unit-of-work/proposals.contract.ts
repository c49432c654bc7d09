import { expect } from "chai"
import { anAuditEntry, aProposal, aProposalComment, minutesLater, newId } from "../../support/builders.ts"
import { changeOf, commit, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** Proposals, and their state without the operations. */
export const proposalsContract = (store: () => StoreUnderTest): void => {
  describe("proposals", () => {
    const planted = async (overrides: Partial<Parameters<typeof aProposal>[0]> = {}) => {
      const { tree, owner } = await plantTree(store())
      const proposal = aProposal({ treeId: tree.id, proposerId: owner.id, ...overrides })
      await commit(store(), ({ proposals }) => proposals.insert([proposal]))
      return proposal
    }

    it("come back whole, their operations as they were sent", async () => {
      const proposal = await planted({
        status: "rejected",
        origin: "assistant",
        summary: "Владимир \\N \t",
        rejectReason: "",
        reviewerId: newId(),
        applyId: newId(),
        applyEndsAt: minutesLater(1),
        made: [newId<"PersonId">(), null, false, newId<"PersonId">()],
        seen: { records: { [newId()]: 3 }, vitals: { [newId()]: { [newId()]: 1 } } },
        applyError: { operation: 2, code: "not_found", detail: 'No such "person".' },
        operations: [
          {
            op: "create",
            entity: "person",
            ref: "anna",
            data: {
              names: [{ given_name: "Anna \u{1f600}" }],
              birth: { date: { year: -44 } },
              notes: null,
              is_living: true,
            },
          },
          { op: "delete", entity: "event", id: "$anna", basis: { citationIds: [newId()], text: "page 12" } },
        ],
      })
      await commit(store(), async ({ proposals }) => expect(await proposals.find(proposal.id)).to.deep.equal(proposal))
      await commit(store(), async ({ proposals }) => expect(await proposals.find(newId())).to.equal(null))
    })

    it("have a separate state, which can be written without touching the operations", async () => {
      const proposal = await planted()
      const { operations, ...state } = proposal
      const next = {
        ...state,
        status: "applied",
        made: [newId<"SourceId">()],
        reviewerId: newId<"UserId">(),
        rejectReason: "r",
        applyId: newId<"ApplyId">(),
        applyEndsAt: minutesLater(2),
        version: 2,
        updatedAt: minutesLater(1),
        applyError: { operation: 0, code: "c", detail: "d" },
      } as const
      await commit(store(), async ({ proposals }) => {
        expect(await proposals.lock(proposal.id)).to.deep.equal(state)
        await proposals.advance(next)
      })
      await commit(store(), async ({ proposals }) => {
        expect(await proposals.lock(proposal.id)).to.deep.equal(next)
        expect(await proposals.find(proposal.id)).to.deep.equal({ ...next, operations })
        await proposals.update({ ...next, applyError: null, operations: [] })
      })
      await commit(store(), async ({ proposals }) => {
        expect(await proposals.find(proposal.id)).to.deep.equal({ ...next, applyError: null, operations: [] })
        expect(await proposals.lock(newId())).to.equal(null)
      })
    })

    it("are held for one transaction at a time", async () => {
      const proposal = await planted()
      const seen: number[] = []
      const step = () =>
        commit(store(), async ({ proposals }) => {
          const state = await proposals.lock(proposal.id)
          if (state === null) throw new Error("no proposal")
          seen.push(state.version)
          await new Promise((resolve) => setTimeout(resolve, 20))
          await proposals.advance({ ...state, version: state.version + 1 })
        })
      await Promise.all([step(), step(), step()])
      expect(seen).to.deep.equal([1, 2, 3])
    })

    it("are counted while they are pending, for each account and tree alone, with those of simultaneous commands", async () => {
      const { treeId, proposerId } = await planted()
      const [other, decided] = [await planted(), await planted()]
      await commit(store(), ({ proposals }) =>
        proposals.insert([
          aProposal({ treeId, proposerId: other.proposerId }),
          aProposal({ treeId, proposerId, status: "rejected" }),
        ]),
      )
      expect(await commit(store(), ({ proposals }) => proposals.countPending(decided.treeId, proposerId))).to.equal(0)
      const counts: number[] = []
      const propose = () =>
        commit(store(), async ({ proposals }) => {
          counts.push(await proposals.countPending(treeId, proposerId))
          await new Promise((resolve) => setTimeout(resolve, 20))
          await proposals.insert([aProposal({ treeId, proposerId })])
        })
      await Promise.all([propose(), propose(), propose()])
      expect(counts).to.deep.equal([1, 2, 3])
    })

    it("know the changes by which their operations hold, until these are undone, and again when the undo is", async () => {
      const { treeId, id } = await planted()
      const ofProposal = { treeId, proposalId: id }
      const [first, edit, second, undo] = [
        changeOf([anAuditEntry(ofProposal)]),
        changeOf([anAuditEntry({ ...ofProposal, action: "proposal.edit" })]),
        changeOf([anAuditEntry({ ...ofProposal, action: "proposal.apply" })]),
        changeOf([anAuditEntry({ ...ofProposal, action: "proposal.undo" })]),
      ]
      const elsewhere = changeOf([anAuditEntry({ treeId, proposalId: newId() })])
      for (const one of [first, edit, second, elsewhere]) await commit(store(), ({ changes }) => changes.insert([one]))
      const ids = [first.change.id, second.change.id]
      const held = async () => {
        const newestFirst = await commit(store(), ({ history }) => history.ofProposal(treeId, id))
        const oldestFirst = await store().reads.proposals.changeIds(treeId, id)
        expect(newestFirst.map((change) => change.id).toReversed()).to.deep.equal(oldestFirst)
        return oldestFirst
      }
      const undoneBy = async () =>
        commit(store(), async ({ history }) => [
          (await history.find(ids[0] ?? newId()))?.undoneBy,
          (await history.find(ids[1] ?? newId()))?.undoneBy,
        ])
      expect(await held()).to.deep.equal(ids)
      expect(await commit(store(), ({ history }) => history.ofProposal(newId(), id))).to.deep.equal([])
      expect(await store().reads.proposals.changeIds(newId(), id)).to.deep.equal([])
      await commit(store(), ({ changes }) => changes.insert([{ ...undo, undone: ids }]))
      expect(await held()).to.deep.equal([])
      expect(await undoneBy()).to.deep.equal([undo.change.id, undo.change.id])
      const redo = { ...changeOf([anAuditEntry({ treeId, action: "change.undo" })]), undone: [undo.change.id] }
      await commit(store(), ({ changes }) => changes.insert([redo]))
      expect(await held()).to.deep.equal(ids)
      expect(await undoneBy()).to.deep.equal([null, null])
    })

    it("are gone once they are removed, and with their tree", async () => {
      const [removed, purged] = [await planted(), await planted()]
      for (const { id, treeId, proposerId } of [removed, removed, purged])
        await commit(store(), ({ proposals }) =>
          proposals.insertComment(aProposalComment({ treeId, proposalId: id, authorId: proposerId })),
        )
      await commit(store(), ({ proposals }) => proposals.remove(removed))
      await commit(store(), async ({ purges }) => {
        for (let isGone = false; !isGone; ) isGone = (await purges.removeTree(purged.treeId, 1)).isGone
      })
      await commit(store(), async ({ proposals }) =>
        expect([await proposals.find(removed.id), await proposals.find(purged.id)]).to.deep.equal([null, null]),
      )
      for (const { id, treeId } of [removed, purged])
        for await (const rows of store().reads.proposals.comments(treeId, id, { after: null, batch: 10 }))
          expect(rows).to.deep.equal([])
    })
  })
}
