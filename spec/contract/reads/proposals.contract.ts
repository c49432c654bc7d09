import { expect } from "chai"
import type { ProposalCommentId, ProposalId, TreeId } from "../../../core/domain/ids.ts"
import { showToMember } from "../../../core/domain/privacy.ts"
import type { ProposedEntity } from "../../../core/domain/proposal/operation.ts"
import type { ProposalFilter } from "../../../core/ports/reads.ts"
import { proposalOrigins, type ProposalStatus, proposalStatuses } from "../../../core/domain/proposal/proposal.ts"
import {
  aCitation,
  aDeletion,
  aName,
  anAssociation,
  anEvent,
  aPerson,
  aPlace,
  aProposal,
  aProposalComment,
  aRelationship,
  aSource,
  aUser,
  newId,
} from "../../support/builders.ts"
import { commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"

/** Proposals, and the records that they are about. */
export const proposalReadsContract = (store: () => StoreUnderTest): void => {
  describe("proposals", () => {
    const propose = async (...statuses: readonly ProposalStatus[]) => {
      const { tree, owner } = await plantTree(store())
      const reviewer = aUser({ displayName: null })
      await plant(store(), { users: [reviewer] })
      const proposals = statuses.map((status) =>
        aProposal({
          treeId: tree.id,
          proposerId: owner.id,
          status,
          reviewerId: status === "pending" ? null : reviewer.id,
        }),
      )
      await commit(store(), (transaction) => transaction.proposals.insert(proposals.toReversed()))
      return { tree, owner, reviewer, proposals }
    }

    it("are read by id with their people, for members alone", async () => {
      const {
        tree,
        owner,
        reviewer,
        proposals: [pending, applied],
      } = await propose("pending", "applied")
      if (pending === undefined || applied === undefined) throw new Error("no proposals")
      const reads = store().reads.proposals
      const read = await reads.byId(applied.id, owner.id)
      expect(read?.tree.deletedAt).to.equal(tree.deletedAt)
      expect(read?.role).to.equal("owner")
      expect(read === null ? null : showToMember(outsider, read.found)).to.equal(null)
      expect(read === null ? null : showToMember(member, read.found)).to.deep.equal({
        ...applied,
        proposer: { id: owner.id, displayName: owner.displayName },
        reviewer: { id: reviewer.id, displayName: null },
      })
      const open = await reads.byId(pending.id, null)
      expect([open?.role, open === null ? null : showToMember(member, open.found)?.reviewer]).to.deep.equal([
        null,
        null,
      ])
      expect(await reads.byId(newId(), owner.id)).to.equal(null)
    })

    const all: ProposalFilter = { status: null, origin: null }

    /** The ids of a tree's proposals, portion by portion; the last one says that it is. */
    const portions = async (
      treeId: TreeId,
      filter: ProposalFilter,
      most: number,
      weight: number,
    ): Promise<readonly (readonly string[])[]> => {
      const found: (readonly ProposalId[])[] = []
      for (;;) {
        const { rows, isLast } = await store().reads.proposals.ofTree(treeId, filter, {
          after: found.at(-1)?.at(-1) ?? null,
          most,
          weight,
        })
        found.push(rows.map((sealed) => showToMember(member, sealed)?.id ?? expect.fail("withheld")))
        expect(rows.map((sealed) => showToMember(outsider, sealed))).to.deep.equal(rows.map(() => null))
        if (isLast) return found
        expect(rows).to.not.deep.equal([])
      }
    }

    it("of a tree come by id, portion by portion, all or those of one status", async () => {
      const { tree, proposals } = await propose("pending", "applied", "pending", "rejected", "pending")
      await propose("pending")
      for (const status of [null, "pending", "applied", "rejected"] as const) {
        const ids = proposals.filter((proposal) => status === null || proposal.status === status).map(({ id }) => id)
        for (const most of [1, 2, 5, 9]) {
          const found = await portions(tree.id, { ...all, status }, most, 1_000_000)
          expect(found.flat()).to.deep.equal(ids)
          expect(found).to.have.length(Math.ceil(ids.length / most))
        }
      }
      expect(await portions(newId(), all, 10, 1_000_000)).to.deep.equal([[]])
    })

    it("of a tree come by origin too, and are counted by status and origin", async () => {
      const { tree, owner } = await plantTree(store())
      await propose("pending")
      const made = proposalStatuses.flatMap((status, index) =>
        proposalOrigins.flatMap((origin, at) =>
          Array.from({ length: 1 + index + 2 * at }, () =>
            aProposal({ treeId: tree.id, proposerId: owner.id, status, origin }),
          ),
        ),
      )
      const proposals = made.filter(({ status, origin }) => status !== "rejected" || origin !== "assistant")
      await commit(store(), (transaction) => transaction.proposals.insert(proposals))
      for (const status of [null, ...proposalStatuses])
        for (const origin of [null, ...proposalOrigins]) {
          const ids = proposals
            .filter((row) => (status ?? row.status) === row.status && (origin ?? row.origin) === row.origin)
            .map(({ id }) => id)
          expect((await portions(tree.id, { status, origin }, 2, 1_000_000)).flat()).to.deep.equal(ids)
        }
      const counts = (await store().reads.proposals.counts(tree.id)).filter(({ count }) => count > 0)
      expect(counts).to.have.deep.members([
        { status: "pending", origin: "assistant", count: 1 },
        { status: "pending", origin: "contributor", count: 3 },
        { status: "applied", origin: "assistant", count: 2 },
        { status: "applied", origin: "contributor", count: 4 },
        { status: "rejected", origin: "contributor", count: 5 },
      ])
      expect((await store().reads.proposals.counts(newId())).filter(({ count }) => count > 0)).to.deep.equal([])
    })

    it("have comments, which come by id with their authors, for members alone", async () => {
      const {
        tree,
        owner,
        proposals: [first, second],
      } = await propose("pending", "pending")
      if (first === undefined || second === undefined) throw new Error("no proposals")
      const comment = (proposalId: ProposalId, authorId = owner.id) =>
        aProposalComment({ treeId: tree.id, proposalId, authorId })
      const comments = [comment(first.id), comment(first.id, newId()), comment(first.id)]
      await commit(store(), async (transaction) => {
        for (const one of [...comments.toReversed(), comment(second.id)]) await transaction.proposals.insertComment(one)
      })
      const read = async (after: ProposalCommentId | null, treeId = tree.id) => {
        const found = []
        for await (const rows of store().reads.proposals.comments(treeId, first.id, { after, batch: 2 }))
          found.push(...rows)
        return found
      }
      const rows = await read(null)
      expect(rows.map((row) => showToMember(outsider, row))).to.deep.equal([null, null, null])
      expect(rows.map((row) => showToMember(member, row))).to.deep.equal(
        comments.map((one) => ({
          ...one,
          author: one.authorId === owner.id ? { id: owner.id, displayName: owner.displayName } : null,
        })),
      )
      expect((await read(comments[0]?.id ?? null)).map((row) => showToMember(member, row)?.id)).to.deep.equal(
        comments.slice(1).map(({ id }) => id),
      )
      expect(await read(null, newId())).to.deep.equal([])
    })

    it("of a tree come fewer at a time when they are heavy, and never none", async () => {
      const { tree, owner } = await plantTree(store())
      const weighing = (letters: number) =>
        aProposal({
          treeId: tree.id,
          proposerId: owner.id,
          operations: [{ op: "create", entity: "source", data: { title: "x".repeat(letters) } }],
        })
      const proposals = [100, 100, 5_000, 100, 400, 400, 400].map(weighing)
      await commit(store(), (transaction) => transaction.proposals.insert(proposals))
      const ids = proposals.map(({ id }) => id)
      expect(await portions(tree.id, all, 10, 1_000)).to.deep.equal([ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)])
      expect(await portions(tree.id, { ...all, status: "pending" }, 2, 1_000)).to.deep.equal([
        ids.slice(0, 2),
        ids.slice(2, 3),
        ids.slice(3, 5),
        ids.slice(5),
      ])
      expect(await portions(tree.id, all, 10, 1)).to.deep.equal(ids.map((id) => [id]))
    })

    it("find the live records of their tree that they are about, whatever they are, each once and by id", async () => {
      const { tree } = await plantTree(store())
      const elsewhere = await plantTree(store())
      const treeId = tree.id
      const [anna, ruth, gone, far] = [
        aPerson({ treeId }),
        aPerson({ treeId }),
        aPerson({ treeId }),
        aPerson({ treeId: elsewhere.tree.id }),
      ]
      const name = aName({ treeId, personId: anna.id })
      const edge = aRelationship({ treeId, type: "partnership", fromPersonId: anna.id, toPersonId: ruth.id })
      const place = aPlace({ treeId, name: "Down" })
      const [birth, wedding, burial, census, bornGone] = [
        anEvent({ treeId, personId: anna.id, type: "birth", placeId: place.id }),
        anEvent({ treeId, relationshipId: edge.id, type: "marriage" }),
        anEvent({ treeId, personId: anna.id, type: "burial" }),
        anEvent({ treeId, personId: anna.id, type: "census" }),
        anEvent({ treeId, personId: gone.id, type: "birth" }),
      ]
      const source = aSource({ treeId })
      const citation = aCitation({ treeId, sourceId: source.id, nameId: name.id })
      const godparent = anAssociation({ treeId, personId: anna.id, associateId: ruth.id })
      await plant(store(), {
        persons: [anna, ruth, gone, far],
        names: [name],
        relationships: [edge],
        places: [place],
        events: [birth, wedding, burial, census, bornGone],
        sources: [source],
        citations: [citation],
        associations: [godparent],
      })
      await commit(store(), ({ deletions }) => deletions.remove("person", [gone.id], aDeletion({ treeId })))
      const records = async (ids: Partial<Record<ProposedEntity, readonly string[]>>) => {
        const none = { person: [], name: [], event: [], relationship: [], source: [], citation: [], association: [] }
        return showToMember(member, await store().reads.proposals.records(treeId, { ...none, ...ids }))
      }
      const nothing = newId<"PersonId">()
      expect(
        await records({
          person: [ruth.id, anna.id, anna.id, gone.id, far.id, nothing, birth.id],
          name: [name.id],
          event: [wedding.id, birth.id],
          relationship: [edge.id],
          source: [source.id],
          citation: [citation.id],
          association: [godparent.id],
        }),
      ).to.deep.equal({
        person: [anna, ruth],
        name: [name],
        event: [
          { ...birth, place: "Down" },
          { ...wedding, place: null },
        ],
        relationship: [edge],
        source: [source],
        citation: [citation],
        association: [godparent],
        vitals: [
          { ...birth, place: "Down" },
          { ...burial, place: null },
        ],
      })
      expect(await records({})).to.deep.equal({
        person: [],
        name: [],
        event: [],
        relationship: [],
        source: [],
        citation: [],
        association: [],
        vitals: [],
      })
    })
  })
}
