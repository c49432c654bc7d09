import { expect } from "chai"
import { aDeletion, aName, aPerson, minutesLater, newId } from "../../support/builders.ts"
import { commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** What is done to many rows at once. */
export const bulkContract = (store: () => StoreUnderTest): void => {
  describe("many rows at once", () => {
    it("are written back whole, as one by one, and others stay as they are", async () => {
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const persons = Array.from({ length: 200 }, (_, index) =>
        aPerson({ treeId, notes: `\\N\t"${index}"\n'{}`, birthYear: index % 2 === 0 ? null : -44 }),
      )
      const names = persons.map(({ id }) =>
        aName({ treeId, personId: id, givenName: "Владимир 😀", surnamePrefix: "" }),
      )
      await plant(store(), { persons, names })
      const changed = persons.slice(1).map((person, index) => ({
        ...person,
        gender: index % 3 === 0 ? null : ("other" as const),
        isLiving: false,
        notes: index % 5 === 0 ? null : `${person.notes}\\`,
        version: 2,
        updatedAt: minutesLater(5),
      }))
      const renamed = names
        .slice(1)
        .map((name) => ({ ...name, givenName: null, surname: 'O’Neil "\\"', isPrimary: false, version: 2 }))
      await commit(store(), async (transaction) => {
        await transaction.persons.updateMany(changed)
        await transaction.names.updateMany(renamed)
        await transaction.persons.updateMany([])
        await transaction.names.updateMany([])
      })
      await commit(store(), async (transaction) => {
        expect(
          await transaction.persons.live(
            treeId,
            persons.map(({ id }) => id),
          ),
        ).to.deep.equal([persons[0], ...changed])
        expect(
          await transaction.names.live(
            treeId,
            names.map(({ id }) => id),
          ),
        ).to.deep.equal([names[0], ...renamed])
      })
    })

    it("are names of persons, or names by their ids: the live ones of that tree, each once, by id", async () => {
      const { tree } = await plantTree(store())
      const elsewhere = await plantTree(store())
      const treeId = tree.id
      const [one, other, stranger] = [aPerson({ treeId }), aPerson({ treeId }), aPerson({ treeId: elsewhere.tree.id })]
      const names = [
        aName({ treeId, personId: other.id }),
        aName({ treeId, personId: one.id }),
        aName({ treeId, personId: one.id, isPrimary: false }),
      ]
      const [, , deleted] = names
      const foreign = aName({ treeId: elsewhere.tree.id, personId: stranger.id })
      await plant(store(), { persons: [one, other, stranger], names: [...names.toReversed(), foreign] })
      await commit(store(), async (transaction) => {
        await transaction.deletions.remove("name", [deleted?.id ?? ""], aDeletion({ treeId }))
        const found = await transaction.names.ofPersons(treeId, [one.id, other.id, one.id, stranger.id, newId()])
        expect(found).to.deep.equal(names.slice(0, 2))
        const ids = [...names, foreign].map(({ id }) => id)
        expect(await transaction.names.live(treeId, [...ids.toReversed(), ...ids, newId()])).to.deep.equal(
          names.slice(0, 2),
        )
        expect(await transaction.names.ofPersons(treeId, [])).to.deep.equal([])
        expect(await transaction.names.live(treeId, [])).to.deep.equal([])
      })
    })
  })
}
