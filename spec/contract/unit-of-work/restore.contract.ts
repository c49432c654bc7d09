import { expect } from "chai"
import type { Deletion } from "../../../core/domain/deletion.ts"
import type { Transaction } from "../../../core/ports/unit-of-work.ts"
import { aDeletion, minutesLater, newId } from "../../support/builders.ts"
import { type CitedFamily, plantCitedFamily } from "../../support/cited-family.ts"
import { commit, type StoreUnderTest } from "../../support/store.ts"

type Row = keyof ReturnType<CitedFamily["lifecycles"]>

/** Restoring persons brings back exactly what went with them, as soon as all its owners are there. */
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
      await commit(store(), ({ deletions }) =>
        deletions.restorePersons(family.treeId, [family.husband.id], deletion.id, at),
      )
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
        await transaction.deletions.restorePersons(family.treeId, [family.husband.id], deletion.id, at)
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
        await transaction.deletions.restorePersons(family.treeId, [family.husband.id], first.id, at)
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
        await transaction.deletions.restorePersons(family.treeId, [family.wife.id], second.id, at)
        expect(await deletedIn(transaction, family)).to.deep.equal([])
      })
    })

    it("of the other end first needs no passing on: the edge waits for its own deletion", async () => {
      const family = await plantCitedFamily(store())
      const [first, second] = deletions(family)
      await commit(store(), async (transaction) => {
        await transaction.deletions.remove("person", [family.husband.id], first)
        await transaction.deletions.remove("person", [family.wife.id], second)
        await transaction.deletions.restorePersons(family.treeId, [family.wife.id], second.id, at)
        expect(await deletionOf(transaction, family, "partnership")).to.equal(first.id)
        expect(await deletionOf(transaction, family, "motherhood")).to.equal(null)
        await transaction.deletions.restorePersons(family.treeId, [family.husband.id], first.id, at)
        expect(await deletedIn(transaction, family)).to.deep.equal([])
      })
    })

    it("passes a citation to the deletion of its source", async () => {
      const family = await plantCitedFamily(store())
      const [first, second] = deletions(family)
      await commit(store(), async (transaction) => {
        await transaction.deletions.remove("person", [family.husband.id], first)
        await transaction.deletions.remove("source", [family.source.id], second)
        await transaction.deletions.restorePersons(family.treeId, [family.husband.id], first.id, at)
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
        await transaction.deletions.restorePersons(treeId, [husband.id], deletion.id, at)
        expect(await transaction.deletions.personsOf(treeId, deletion.id)).to.have.members([wife.id, child.id])
        for (const row of ["partnership", "wedding", "parenthood"] as const)
          expect(await deletionOf(transaction, family, row)).to.equal(deletion.id)
        expect(await deletionOf(transaction, family, "name")).to.equal(null)
        await transaction.deletions.restorePersons(treeId, [wife.id], deletion.id, at)
        expect(await deletedIn(transaction, family)).to.have.members(["child", "parenthood", "motherhood"])
        await transaction.deletions.restorePersons(treeId, [child.id], deletion.id, at)
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
        await transaction.deletions.restorePersons(family.treeId, ids, deletion.id, at)
        expect(await deletedIn(transaction, family)).to.deep.equal([])
      })
    })

    it("by the wrong deletion, in the wrong tree, or of nobody brings back nothing", async () => {
      const family = await plantCitedFamily(store())
      const elsewhere = await plantCitedFamily(store())
      const [deletion] = deletions(family)
      const { husband, treeId } = family
      await commit(store(), async (transaction) => {
        await transaction.deletions.remove("person", [husband.id], deletion)
        const before = await deletedIn(transaction, family)
        await transaction.deletions.restorePersons(treeId, [husband.id], newId(), at)
        await transaction.deletions.restorePersons(elsewhere.treeId, [husband.id], deletion.id, at)
        await transaction.deletions.restorePersons(treeId, [], deletion.id, at)
        await transaction.deletions.restorePersons(treeId, [newId()], deletion.id, at)
        expect(await deletedIn(transaction, family)).to.deep.equal(before)
      })
    })
  })
}
