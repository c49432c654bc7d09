import { expect } from "chai"
import type { UserId } from "../../../core/domain/ids.ts"
import { aKeptRecord, aMedia, aPerson, aTree, minutesLater } from "../../support/builders.ts"
import { commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** How many bytes an account stores. */
export const storedBytesContract = (store: () => StoreUnderTest): void => {
  const storedBy = async (id: UserId): Promise<number> => {
    const committed = await store().reads.trees.storedBytes(id)
    expect(await commit(store(), ({ storedBytes }) => storedBytes(id))).to.equal(committed)
    return committed
  }
  const deletedLongAgo = { deletedAt: minutesLater(-60 * 24 * 60), deletionId: null }

  describe("stored bytes of an account", () => {
    it("are those of the media and kept records of all trees that it owns", async () => {
      const { tree, owner } = await plantTree(store())
      expect(await storedBy(owner.id)).to.equal(0)
      const other = aTree({ ownerId: owner.id })
      await plant(store(), { trees: [other] })
      await commit(store(), async ({ media, keptRecords }) => {
        await media.insert([aMedia({ treeId: tree.id, size: 7 }), aMedia({ treeId: other.id, size: 20 })])
        // Letters outside of ASCII have more bytes than one.
        await keptRecords.insert([aKeptRecord({ treeId: tree.id, lines: "0 NOTE Käthe €" })])
      })
      expect(await storedBy(owner.id)).to.equal(7 + 20 + 17)
    })

    it("include what the transaction itself has written, and nothing of one that fails", async () => {
      const { tree, owner } = await plantTree(store())
      const failed = commit(store(), async ({ media, storedBytes }) => {
        await media.insert([aMedia({ treeId: tree.id, size: 5 })])
        expect(await storedBytes(owner.id)).to.equal(5)
        await media.insert([aMedia({ treeId: tree.id, size: 6 })])
        expect(await storedBytes(owner.id)).to.equal(11)
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
      await commit(store(), ({ media }) => media.insert([aMedia({ treeId: tree.id, size: 9 })]))
      await commit(store(), ({ trees }) => trees.update({ ...tree, ownerId: next.id }))
      expect([await storedBy(owner.id), await storedBy(next.id)]).to.deep.equal([0, 9])
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
      expect(await storedBy(owner.id)).to.equal(116)
      await commit(store(), ({ purges }) => purges.removeExpired(tree.id, minutesLater(0), 1_000))
      expect(await storedBy(owner.id)).to.equal(10)
    })

    it("go with a tree that is removed, a batch at a time", async () => {
      const { tree, owner } = await plantTree(store())
      await commit(store(), async ({ media, keptRecords }) => {
        await media.insert([aMedia({ treeId: tree.id, size: 100 }), aMedia({ treeId: tree.id, size: 100 })])
        await keptRecords.insert([aKeptRecord({ treeId: tree.id, lines: "0 NOTE" })])
      })
      await commit(store(), ({ purges }) => purges.removeTree(tree.id, 1))
      expect(await storedBy(owner.id)).to.equal(106)
      for (let isGone = false; !isGone; )
        ({ isGone } = await commit(store(), ({ purges }) => purges.removeTree(tree.id, 1)))
      expect(await storedBy(owner.id)).to.equal(0)
    })

    it("are counted by one transaction after another: the later one sees what the earlier one wrote", async () => {
      const { tree, owner } = await plantTree(store())
      const other = aTree({ ownerId: owner.id })
      await plant(store(), { trees: [other] })
      const sums = await Promise.all(
        [tree, other, tree, other].map(({ id: treeId }) =>
          commit(store(), async ({ media, storedBytes }) => {
            await media.insert([aMedia({ treeId, size: 1 })])
            return storedBytes(owner.id)
          }),
        ),
      )
      expect(sums.sort()).to.deep.equal([1, 2, 3, 4])
    })
  })
}
