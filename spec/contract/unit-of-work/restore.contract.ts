import { expect } from "chai"
import type { DeletableKind, Deletion } from "../../../core/domain/deletion.ts"
import type { Transaction } from "../../../core/ports/unit-of-work.ts"
import { aDeletion, minutesLater, newId } from "../../support/builders.ts"
import { type CitedFamily, plantCitedFamily } from "../../support/cited-family.ts"
import { commit, type StoreUnderTest } from "../../support/store.ts"

type Row = keyof ReturnType<CitedFamily["lifecycles"]>

/** A restore brings back exactly the rows of one deletion, once all their owners exist. */
export const restoreContract = (store: () => StoreUnderTest): void => {
  const at = minutesLater(9)

  const deletionOf = async (
    transaction: Transaction,
    family: CitedFamily,
    row: Row,
  ): Promise<string | null | undefined> => (await family.lifecycles(transaction)[row]())?.deletionId

  const deletedIn = async (transaction: Transaction, family: CitedFamily): Promise<readonly string[]> => {
    const deleted: string[] = []
    for (const [row, find] of Object.entries(family.lifecycles(transaction)))
      if ((await find())?.deletedAt !== null) deleted.push(row)
    return deleted
  }

  const deletions = (family: CitedFamily): readonly [Deletion, Deletion] => [
    aDeletion({ treeId: family.treeId, at: minutesLater(1) }),
    aDeletion({ treeId: family.treeId, at: minutesLater(2) }),
  ]

  describe("a restore", () => {
    it("brings back the person and all that went along", async () => {
      const family = await plantCitedFamily(store())
      const [deletion] = deletions(family)
      await commit(store(), ({ deletions }) => deletions.remove("person", [family.husband.id], deletion))
      await commit(store(), ({ deletions }) => deletions.restore("person", [family.husband.id], { ...deletion, at }))
      await commit(store(), async (transaction) => {
        expect(await deletedIn(transaction, family)).to.deep.equal([])
        expect(await transaction.persons.find(family.husband.id)).to.deep.equal({
          ...family.husband,
          updatedAt: at,
          version: 3,
        })
        expect(await transaction.deletions.personsOf(family.treeId, deletion.id)).to.deep.equal([])
      })
    })

    it("leaves alone what was deleted before, with what went along with that", async () => {
      const family = await plantCitedFamily(store())
      const [earlier, deletion] = deletions(family)
      await commit(store(), async (transaction) => {
        await transaction.deletions.remove("event", [family.wedding.id], earlier)
        await transaction.deletions.remove("person", [family.husband.id], deletion)
        await transaction.deletions.restore("person", [family.husband.id], { ...deletion, at })
        expect(await deletedIn(transaction, family)).to.have.members(["wedding", "citationOfWedding"])
      })
    })

    it("of one end passes an edge, with its events and citations, to the deletion of the other", async () => {
      const family = await plantCitedFamily(store())
      const [first, second] = deletions(family)
      const ofPartnership: readonly Row[] = ["partnership", "wedding", "citationOfPartnership", "citationOfWedding"]
      await commit(store(), async (transaction) => {
        await transaction.deletions.remove("person", [family.husband.id], first)
        await transaction.deletions.remove("person", [family.wife.id], second)
        await transaction.deletions.restore("person", [family.husband.id], { ...first, at })
        expect(await deletedIn(transaction, family)).to.have.members([
          ...ofPartnership,
          "wife",
          "wifeBirth",
          "motherhood",
          "citationOfWife",
        ])
        for (const row of ofPartnership) {
          expect(await deletionOf(transaction, family, row), row).to.equal(second.id)
          expect((await family.lifecycles(transaction)[row]())?.deletedAt, row).to.deep.equal(second.at)
        }
      })
      await commit(store(), async (transaction) => {
        await transaction.deletions.restore("person", [family.wife.id], { ...second, at })
        expect(await deletedIn(transaction, family)).to.deep.equal([])
      })
    })

    it("of the other end first needs no passing on: the edge waits for its own deletion", async () => {
      const family = await plantCitedFamily(store())
      const [first, second] = deletions(family)
      await commit(store(), async (transaction) => {
        await transaction.deletions.remove("person", [family.husband.id], first)
        await transaction.deletions.remove("person", [family.wife.id], second)
        await transaction.deletions.restore("person", [family.wife.id], { ...second, at })
        expect(await deletionOf(transaction, family, "partnership")).to.equal(first.id)
        expect(await deletionOf(transaction, family, "motherhood")).to.equal(null)
        await transaction.deletions.restore("person", [family.husband.id], { ...first, at })
        expect(await deletedIn(transaction, family)).to.deep.equal([])
      })
    })

    it("passes a citation to the deletion of its source", async () => {
      const family = await plantCitedFamily(store())
      const [first, second] = deletions(family)
      await commit(store(), async (transaction) => {
        await transaction.deletions.remove("person", [family.husband.id], first)
        await transaction.deletions.remove("source", [family.source.id], second)
        await transaction.deletions.restore("person", [family.husband.id], { ...first, at })
        const stillDeleted: readonly Row[] = [
          "citationOfPerson",
          "citationOfName",
          "citationOfBirth",
          "citationOfPartnership",
          "citationOfWedding",
        ]
        expect(await deletedIn(transaction, family)).to.have.members(["source", ...stillDeleted])
        for (const row of stillDeleted) expect(await deletionOf(transaction, family, row), row).to.equal(second.id)
      })
    })

    it("of one person out of many leaves the rest, and the edges between them wait", async () => {
      const family = await plantCitedFamily(store())
      const [deletion] = deletions(family)
      const { husband, wife, child, treeId } = family
      await commit(store(), async (transaction) => {
        await transaction.deletions.remove("person", [husband.id, wife.id, child.id], deletion)
        await transaction.deletions.restore("person", [husband.id], { ...deletion, at })
        expect(await transaction.deletions.personsOf(treeId, deletion.id)).to.have.members([wife.id, child.id])
        for (const row of ["partnership", "wedding", "parenthood"] as const)
          expect(await deletionOf(transaction, family, row)).to.equal(deletion.id)
        expect(await deletionOf(transaction, family, "name")).to.equal(null)
        await transaction.deletions.restore("person", [wife.id], { ...deletion, at })
        expect(await deletedIn(transaction, family)).to.have.members(["child", "parenthood", "motherhood"])
        await transaction.deletions.restore("person", [child.id], { ...deletion, at })
        expect(await deletedIn(transaction, family)).to.deep.equal([])
      })
    })

    it("of the whole deletion brings everyone and every edge back at once", async () => {
      const family = await plantCitedFamily(store())
      const [deletion] = deletions(family)
      await commit(store(), ({ deletions }) =>
        deletions.remove("person", [family.husband.id, family.wife.id, family.child.id], deletion),
      )
      await commit(store(), async (transaction) => {
        const ids = await transaction.deletions.personsOf(family.treeId, deletion.id)
        await transaction.deletions.restore("person", ids, { ...deletion, at })
        expect(await deletedIn(transaction, family)).to.deep.equal([])
      })
    })

    const wholes: readonly (readonly [DeletableKind, (family: CitedFamily) => string])[] = [
      ["name", ({ name }) => name.id],
      ["event", ({ birth }) => birth.id],
      ["relationship", ({ partnership }) => partnership.id],
      ["source", ({ source }) => source.id],
      ["citation", ({ citationOfPerson }) => citationOfPerson.id],
    ]
    for (const [kind, idIn] of wholes) {
      it(`of a ${kind} brings back all that its deletion took, and nothing of another tree`, async () => {
        const family = await plantCitedFamily(store())
        const elsewhere = await plantCitedFamily(store())
        const [deletion] = deletions(family)
        const id = idIn(family)
        await commit(store(), async (transaction) => {
          await transaction.deletions.remove(kind, [id], deletion)
          const gone = await deletedIn(transaction, family)
          expect(gone).to.not.deep.equal([])
          await transaction.deletions.restore(kind, [id], { ...deletion, treeId: elsewhere.treeId, at })
          await transaction.deletions.restore(kind, [id], { ...deletion, id: newId(), at })
          expect(await deletedIn(transaction, family)).to.deep.equal(gone)
          await transaction.deletions.restore(kind, [id], { ...deletion, at })
          expect(await deletedIn(transaction, family)).to.deep.equal([])
        })
      })
    }

    it("of a record with a deleted owner leaves it to the deletion of the owner", async () => {
      const family = await plantCitedFamily(store())
      const [first, second] = deletions(family)
      await commit(store(), async (transaction) => {
        await transaction.deletions.remove("event", [family.birth.id], first)
        await transaction.deletions.remove("person", [family.husband.id], second)
        await transaction.deletions.restore("event", [family.birth.id], { ...first, at })
        expect(await deletionOf(transaction, family, "birth")).to.equal(second.id)
        expect(await deletionOf(transaction, family, "citationOfBirth")).to.equal(second.id)
        await transaction.deletions.restore("person", [family.husband.id], { ...second, at })
        expect(await deletedIn(transaction, family)).to.deep.equal([])
      })
    })

    it("knows what is live in a tree, and what is not", async () => {
      const family = await plantCitedFamily(store())
      const elsewhere = await plantCitedFamily(store())
      const [deletion] = deletions(family)
      await commit(store(), async (transaction) => {
        const isLive = (kind: DeletableKind, id: string, treeId = family.treeId) =>
          transaction.deletions.isLive(kind, treeId, id)
        await transaction.deletions.remove("event", [family.birth.id], deletion)
        expect(await isLive("person", family.husband.id)).to.equal(true)
        expect(await isLive("event", family.birth.id)).to.equal(false)
        expect(await isLive("person", family.birth.id)).to.equal(false)
        expect(await isLive("person", family.husband.id, elsewhere.treeId)).to.equal(false)
        expect(await isLive("source", newId())).to.equal(false)
      })
    })

    it("knows the tree of every record, live or deleted", async () => {
      const family = await plantCitedFamily(store())
      const [deletion] = deletions(family)
      const tree = (kind: DeletableKind, id: string) =>
        commit(store(), (transaction) => transaction.deletions.treeOf(kind, id))
      await commit(store(), (transaction) => transaction.deletions.remove("person", [family.husband.id], deletion))
      for (const [kind, idIn] of wholes) expect(await tree(kind, idIn(family)), kind).to.equal(family.treeId)
      expect(await tree("person", family.husband.id)).to.equal(family.treeId)
      expect(await tree("person", family.birth.id)).to.equal(null)
      expect(await tree("media", newId())).to.equal(null)
    })

    it("by the wrong deletion, in the wrong tree, or without ids restores nothing", async () => {
      const family = await plantCitedFamily(store())
      const elsewhere = await plantCitedFamily(store())
      const [deletion] = deletions(family)
      const { husband } = family
      await commit(store(), async (transaction) => {
        await transaction.deletions.remove("person", [husband.id], deletion)
        const before = await deletedIn(transaction, family)
        await transaction.deletions.restore("person", [husband.id], { ...deletion, id: newId(), at })
        await transaction.deletions.restore("person", [husband.id], { ...deletion, treeId: elsewhere.treeId, at })
        await transaction.deletions.restore("person", [], { ...deletion, at })
        await transaction.deletions.restore("person", [newId()], { ...deletion, at })
        expect(await deletedIn(transaction, family)).to.deep.equal(before)
      })
    })
  })
}
