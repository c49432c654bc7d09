import { expect } from "chai"
import type { Deletion } from "../../../core/domain/deletion.ts"
import type { Lifecycle } from "../../../core/domain/lifecycle.ts"
import type { Records, Transaction } from "../../../core/ports/unit-of-work.ts"
import { aDeletion, aName, anEvent, aPerson, aRelationship, newId } from "../../support/builders.ts"
import { type CitedFamily, plantCitedFamily } from "../../support/cited-family.ts"
import { commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** Soft deletion also deletes the dependents of a record. */
export const deletionsContract = (store: () => StoreUnderTest): void => {
  /** The names of those rows of the family that are deleted. */
  const deletedIn = async (transaction: Transaction, family: CitedFamily): Promise<readonly string[]> => {
    const deleted: string[] = []
    for (const [name, find] of Object.entries(family.lifecycles(transaction)))
      if ((await find())?.deletedAt !== null) deleted.push(name)
    return deleted
  }

  describe("a deletion", () => {
    const removing =
      (
        kind: Parameters<Transaction["deletions"]["remove"]>[0],
        of: (family: CitedFamily) => string,
        gone: readonly string[],
      ) =>
      async (): Promise<void> => {
        const family = await plantCitedFamily(store())
        await commit(store(), ({ deletions }) =>
          deletions.remove(kind, [of(family)], aDeletion({ treeId: family.treeId })),
        )
        await commit(store(), async (transaction) => expect(await deletedIn(transaction, family)).to.have.members(gone))
      }

    it(
      "of a person takes names, events, edges, the edges' events, and the citations of them all",
      removing("person", ({ husband }) => husband.id, [
        "husband",
        "name",
        "birth",
        "partnership",
        "wedding",
        "parenthood",
        "citationOfPerson",
        "citationOfName",
        "citationOfBirth",
        "citationOfPartnership",
        "citationOfWedding",
      ]),
    )
    it(
      "of a name takes its citations",
      removing("name", ({ name }) => name.id, ["name", "citationOfName"]),
    )
    it(
      "of an event takes its citations",
      removing("event", ({ birth }) => birth.id, ["birth", "citationOfBirth"]),
    )
    it(
      "of a partnership takes its events and the citations of both",
      removing("relationship", ({ partnership }) => partnership.id, [
        "partnership",
        "wedding",
        "citationOfPartnership",
        "citationOfWedding",
      ]),
    )
    it(
      "of a source takes its citations",
      removing("source", ({ source }) => source.id, [
        "source",
        "citationOfPerson",
        "citationOfName",
        "citationOfBirth",
        "citationOfPartnership",
        "citationOfWedding",
      ]),
    )
    it(
      "of a citation takes that alone",
      removing("citation", ({ citationOfPerson }) => citationOfPerson.id, ["citationOfPerson"]),
    )

    it("leaves its mark on all that it takes: the moment, its id, and a new version", async () => {
      const { treeId, husband, name } = await plantCitedFamily(store())
      const deletion = aDeletion({ treeId })
      const marked = { deletedAt: deletion.at, deletionId: deletion.id, updatedAt: deletion.at, version: 2 }
      await commit(store(), async ({ persons, names, deletions }) => {
        await deletions.remove("person", [husband.id], deletion)
        expect(await persons.find(husband.id)).to.deep.equal({ ...husband, ...marked })
        expect(await names.find(name.id)).to.deep.equal({ ...name, ...marked })
      })
    })

    const removeTwice = async <T extends Lifecycle & { readonly id: string }>(
      { deletions }: Transaction,
      records: Records<T>,
      row: T,
      first: Deletion,
      second: Deletion,
    ) => {
      await deletions.remove("name", [row.id], first)
      await deletions.remove("name", [row.id], second)
      return records.find(row.id)
    }

    it("leaves alone what is deleted already: that keeps its own deletion", async () => {
      const { treeId, name } = await plantCitedFamily(store())
      const [first, second] = [aDeletion({ treeId }), aDeletion({ treeId })]
      const row = await commit(store(), (transaction) =>
        removeTwice(transaction, transaction.names, name, first, second),
      )
      expect(row?.deletionId).to.equal(first.id)
    })

    it("affects no other tree, unknown ids, or an empty list", async () => {
      const { treeId, husband } = await plantCitedFamily(store())
      const elsewhere = await plantTree(store())
      await commit(store(), async ({ persons, deletions }) => {
        await deletions.remove("person", [husband.id], aDeletion({ treeId: elsewhere.tree.id }))
        await deletions.remove("person", [newId()], aDeletion({ treeId }))
        await deletions.remove("person", [], aDeletion({ treeId }))
        expect(await persons.find(husband.id)).to.deep.equal(husband)
      })
    })

    it("of many persons is one: it contains the persons that it deleted, and none that were deleted before", async () => {
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const [early, ...others] = Array.from({ length: 60 }, () => aPerson({ treeId }))
      if (early === undefined) throw new Error("nobody")
      await plant(store(), {
        persons: [early, ...others],
        names: others.map(({ id }) => aName({ treeId, personId: id })),
        events: others.map(({ id }) => anEvent({ treeId, personId: id })),
        relationships: others.map(({ id }) => aRelationship({ treeId, fromPersonId: early.id, toPersonId: id })),
      })
      const [first, second] = [aDeletion({ treeId }), aDeletion({ treeId })]
      await commit(store(), async ({ persons, deletions, relationships }) => {
        await deletions.remove("person", [early.id], first)
        await deletions.remove(
          "person",
          [early, ...others].map(({ id }) => id),
          second,
        )
        expect(await deletions.personsOf(treeId, first.id)).to.deep.equal([early.id])
        expect(await deletions.personsOf(treeId, second.id)).to.have.members(others.map(({ id }) => id))
        expect(await deletions.personsOf(treeId, newId())).to.deep.equal([])
        expect(
          await persons.live(
            treeId,
            others.map(({ id }) => id),
          ),
        ).to.deep.equal([])
        expect(await relationships.ancestry(treeId, [early.id])).to.deep.equal([])
      })
    })
  })
}
