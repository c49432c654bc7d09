import { expect } from "chai"
import type { UserId } from "../../../core/domain/ids.ts"
import {
  aDeletion,
  aKeptRecord,
  aMedia,
  anAuditEntry,
  aPerson,
  aPlace,
  aProposal,
  aProposalComment,
  aTree,
  minutesLater,
} from "../../support/builders.ts"
import { newId } from "../../../adapters/uuid/new-id.ts"
import { entryBytes, rowBytes } from "../../../core/domain/change/stored-size.ts"
import { changeOf, commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** How many bytes an account stores. */
export const storedBytesContract = (store: () => StoreUnderTest): void => {
  const storedBy = async (id: UserId): Promise<number> => {
    const committed = await store().reads.trees.storedBytes(id)
    expect(await commit(store(), ({ storedBytes }) => storedBytes(id))).to.equal(committed)
    return committed
  }
  const sumOf = (rows: readonly object[]): number => rows.reduce((sum: number, row) => sum + rowBytes(row), 0)
  const deletedLongAgo = { deletedAt: minutesLater(-60 * 24 * 60), deletionId: null }

  describe("stored bytes of an account", () => {
    it("are those of the records, media and kept records of all trees that it owns", async () => {
      const { tree, owner } = await plantTree(store())
      expect(await storedBy(owner.id)).to.equal(0)
      const other = aTree({ ownerId: owner.id })
      await plant(store(), { trees: [other] })
      const pictures = [aMedia({ treeId: tree.id, size: 7 }), aMedia({ treeId: other.id, size: 20 })]
      await commit(store(), async ({ media, keptRecords }) => {
        await media.insert(pictures)
        // Letters outside of ASCII have more bytes than one.
        await keptRecords.insert([aKeptRecord({ treeId: tree.id, lines: "0 NOTE Käthe €" })])
      })
      expect(await storedBy(owner.id)).to.equal(7 + 20 + 17 + sumOf(pictures))
    })

    it("include what the transaction itself has written, and nothing of one that fails", async () => {
      const { tree, owner } = await plantTree(store())
      const [first, second] = [aMedia({ treeId: tree.id, size: 5 }), aMedia({ treeId: tree.id, size: 6 })]
      const failed = commit(store(), async ({ media, storedBytes }) => {
        await media.insert([first])
        expect(await storedBytes(owner.id)).to.equal(5 + rowBytes(first))
        await media.insert([second])
        expect(await storedBytes(owner.id)).to.equal(11 + sumOf([first, second]))
        throw new Error("changed its mind")
      })
      expect(await failed.catch((error: unknown) => String(error))).to.contain("changed its mind")
      expect(await storedBy(owner.id)).to.equal(0)
    })

    it("follow a kept record that grows, one row or many", async () => {
      const { tree, owner } = await plantTree(store())
      const records = Array.from({ length: 60 }, (_, position) =>
        aKeptRecord({ treeId: tree.id, position, lines: "0 NOTE a" }),
      )
      await commit(store(), ({ keptRecords }) => keptRecords.insert(records))
      expect(await storedBy(owner.id)).to.equal(60 * 8)
      await commit(store(), ({ keptRecords }) =>
        keptRecords.update(records.map((record) => ({ ...record, lines: `${record.lines}bc` }))),
      )
      expect(await storedBy(owner.id)).to.equal(60 * 10)
    })

    it("go with the tree to its next owner", async () => {
      const { tree, owner } = await plantTree(store())
      const { owner: next } = await plantTree(store())
      const medium = aMedia({ treeId: tree.id, size: 9 })
      await commit(store(), ({ media }) => media.insert([medium]))
      await commit(store(), ({ trees }) => trees.update({ ...tree, ownerId: next.id }))
      expect([await storedBy(owner.id), await storedBy(next.id)]).to.deep.equal([0, 9 + rowBytes(medium)])
    })

    it("stay with records that are deleted, and go when these are removed for good", async () => {
      const { tree, owner } = await plantTree(store())
      const person = aPerson({ treeId: tree.id, ...deletedLongAgo })
      const [gone, kept] = [
        aMedia({ treeId: tree.id, size: 100, ...deletedLongAgo }),
        aMedia({ treeId: tree.id, size: 10 }),
      ]
      await plant(store(), { persons: [person] })
      await commit(store(), async ({ media, keptRecords }) => {
        await media.insert([gone, kept])
        await keptRecords.insert([aKeptRecord({ treeId: tree.id, personId: person.id, lines: "0 INDI" })])
      })
      expect(await storedBy(owner.id)).to.equal(116 + sumOf([person, gone, kept]))
      await commit(store(), ({ purges }) => purges.removeExpired(tree.id, minutesLater(0), 1_000))
      expect(await storedBy(owner.id)).to.equal(10 + rowBytes(kept))
    })

    it("go with a tree that is removed, a batch at a time", async () => {
      const { tree, owner } = await plantTree(store())
      const [first, second] = [aMedia({ treeId: tree.id, size: 100 }), aMedia({ treeId: tree.id, size: 100 })]
      await commit(store(), async ({ media, keptRecords }) => {
        await media.insert([first, second])
        await keptRecords.insert([aKeptRecord({ treeId: tree.id, lines: "0 NOTE" })])
      })
      await commit(store(), ({ purges }) => purges.removeTree(tree.id, 1))
      expect(await storedBy(owner.id)).to.equal(106 + rowBytes(second))
      for (let isGone = false; !isGone; )
        ({ isGone } = await commit(store(), ({ purges }) => purges.removeTree(tree.id, 1)))
      expect(await storedBy(owner.id)).to.equal(0)
    })

    it("are counted by one transaction after another: the later one sees what the earlier one wrote", async () => {
      const { tree, owner } = await plantTree(store())
      const other = aTree({ ownerId: owner.id })
      await plant(store(), { trees: [other] })
      const pictures = [tree, other, tree, other].map(({ id: treeId }) => aMedia({ treeId, size: 1 }))
      const sums = await Promise.all(
        pictures.map((medium) =>
          commit(store(), async ({ media, storedBytes }) => {
            await media.insert([medium])
            return storedBytes(owner.id)
          }),
        ),
      )
      const each = 1 + rowBytes(aMedia({ treeId: tree.id, size: 1 }))
      expect(sums.sort((a, b) => a - b)).to.deep.equal([each, 2 * each, 3 * each, 4 * each])
    })

    it("follow a text that grows and shrinks, and a record that is deleted and restored keeps its bytes", async () => {
      const { tree, owner } = await plantTree(store())
      const person = aPerson({ treeId: tree.id, notes: "Käthe" })
      await plant(store(), { persons: [person] })
      expect(await storedBy(owner.id)).to.equal(rowBytes(person))
      const longer = { ...person, notes: "x".repeat(10_000), version: 2 }
      await commit(store(), async ({ persons }) => {
        await persons.find(person.id)
        await persons.update(longer)
      })
      expect(await storedBy(owner.id)).to.equal(rowBytes(longer))
      const shorter = { ...person, notes: null, version: 3 }
      await commit(store(), ({ persons }) => persons.updateMany([shorter]))
      expect(await storedBy(owner.id)).to.equal(rowBytes(shorter))
      const deletion = aDeletion({ treeId: tree.id })
      await commit(store(), ({ deletions }) => deletions.remove("person", [person.id], deletion))
      expect(await storedBy(owner.id)).to.equal(rowBytes(shorter))
      await commit(store(), ({ deletions }) => deletions.restore("person", [person.id], deletion))
      expect(await storedBy(owner.id)).to.equal(rowBytes(shorter))
    })

    it("count what an import inserts", async () => {
      const { tree, owner } = await plantTree(store())
      const people = Array.from({ length: 60 }, () => aPerson({ treeId: tree.id, notes: "from a file" }))
      const last = aPerson({ treeId: tree.id, notes: "from a file" })
      const place = aPlace({ treeId: tree.id, name: "Downe" })
      await commit(store(), async ({ persons, places, changes }) => {
        changes.beginImport(tree.id, newId())
        await persons.insert([...people, last])
        await places.insert([place])
        await persons.update({ ...last, notes: "from a larger file" })
      })
      expect(await storedBy(owner.id)).to.equal(sumOf([...people, last, place]) + " larger".length)
    })

    it("count proposals with their operations and comments, and the entries of changes", async () => {
      const { tree, owner } = await plantTree(store())
      const proposal = aProposal({ treeId: tree.id, proposerId: owner.id })
      const comment = aProposalComment({ treeId: tree.id, proposalId: proposal.id, authorId: owner.id })
      await commit(store(), async ({ proposals }) => {
        await proposals.insert([proposal])
        await proposals.insertComment(comment)
      })
      expect(await storedBy(owner.id)).to.equal(sumOf([proposal, comment]))
      const change = changeOf([
        anAuditEntry({ treeId: tree.id, entityId: tree.id }),
        anAuditEntry({ treeId: tree.id, entityId: owner.id, after: { notes: "ü".repeat(50) } }),
      ])
      expect(await commit(store(), ({ changes }) => changes.insert([change]))).to.equal(
        change.entries.reduce((sum, entry) => sum + entryBytes(entry), 0),
      )
      const all = sumOf([proposal, comment]) + change.entries.reduce((sum, entry) => sum + entryBytes(entry), 0)
      expect(await storedBy(owner.id)).to.equal(all)
      await commit(store(), ({ proposals }) => proposals.remove(proposal))
      expect(await storedBy(owner.id)).to.equal(all - sumOf([proposal, comment]))
    })
  })
}
