import { expect } from "chai"
import type { Sweep } from "../../../core/ports/unit-of-work.ts"
import { aDeletion, aName, anEvent, aPerson, aRelationship, newId } from "../../support/builders.ts"
import { commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** The rows of an import can be deleted and restored together. */
export const importedRowsContract = (store: () => StoreUnderTest): void => {
  /** Three imported persons with a name each, and one person beside them. */
  const plantImport = async () => {
    const { tree } = await plantTree(store())
    const treeId = tree.id
    const other = aPerson({ treeId })
    await plant(store(), { persons: [other], names: [aName({ treeId, personId: other.id })] })
    const people = Array.from({ length: 3 }, () => aPerson({ treeId }))
    const names = people.map(({ id }) => aName({ treeId, personId: id }))
    const importId = newId<"ChangeId">()
    await commit(store(), async (transaction) => {
      transaction.changes.beginImport(treeId, importId)
      await transaction.persons.insert(people)
      await transaction.names.insert(names)
      await transaction.changes.insert([])
    })
    const ids = [...people, ...names].map(({ id }) => id).sort()
    const [from = null, to = null] = [ids[0], ids.at(-1)]
    const sweep = (): Sweep => ({ ...aDeletion({ treeId }), changeId: newId(), importId, step: 1, from, to })
    return { treeId, other, people, names, sweep }
  }

  describe("the rows of an import", () => {
    it("are deleted together except some, without what depends on them, and restored together", async () => {
      const { treeId, other, people, names, sweep } = await plantImport()
      const [kept, ...others] = people.map(({ id }) => id)
      const swept = sweep()
      await commit(store(), ({ deletions }) => deletions.removeImported("person", swept, [kept ?? ""]))
      await commit(store(), async (transaction) => {
        const rows = await transaction.persons.ofIds(treeId, [other.id, ...people.map(({ id }) => id)])
        const gone = rows.filter(({ deletedAt }) => deletedAt !== null)
        expect(gone.map(({ id }) => id)).to.have.members(others)
        for (const row of gone)
          expect(row).to.deep.include({ deletedAt: swept.at, updatedAt: swept.at, deletionId: swept.id, version: 2 })
        expect(
          await transaction.names.live(
            treeId,
            names.map(({ id }) => id),
          ),
        ).to.have.length(3)
      })
      await commit(store(), ({ deletions }) => deletions.restoreImported("person", sweep()))
      await commit(store(), async ({ persons }) => expect(await persons.live(treeId, others)).to.deep.equal([]))
      await commit(store(), ({ deletions }) => deletions.restoreImported("person", swept))
      await commit(store(), async ({ persons }) => {
        const rows = await persons.live(treeId, others)
        expect(rows.map(({ version, deletionId }) => [version, deletionId])).to.deep.equal([
          [3, null],
          [3, null],
        ])
      })
    })

    it("are held back by owners that another deletion removed", async () => {
      const { treeId, other, people } = await plantImport()
      const [first, second] = people
      if (first === undefined || second === undefined) throw new Error("The import has no persons.")
      const inside = aRelationship({ treeId, fromPersonId: first.id, toPersonId: second.id })
      const outside = aRelationship({ treeId, fromPersonId: other.id, toPersonId: first.id })
      await plant(store(), { relationships: [inside, outside] })
      const [deletion, earlier] = [aDeletion({ treeId }), aDeletion({ treeId })]
      await commit(store(), async ({ deletions }) => {
        await deletions.remove("person", [first.id, second.id], deletion)
        expect(await deletions.heldBack(treeId, deletion.id)).to.deep.equal([])
        await deletions.remove("person", [other.id], earlier)
        expect(await deletions.heldBack(treeId, deletion.id)).to.deep.equal([{ kind: "relationship", id: outside.id }])
      })
    })

    it("have live persons beside them: those with a name, an event or a partnership that is gone", async () => {
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const [a, b, c, d] = [aPerson({ treeId }), aPerson({ treeId }), aPerson({ treeId }), aPerson({ treeId })]
      const name = aName({ treeId, personId: a.id })
      const event = anEvent({ treeId, personId: b.id })
      const couple = aRelationship({ treeId, type: "partnership", fromPersonId: b.id, toPersonId: c.id })
      const child = aRelationship({ treeId, fromPersonId: c.id, toPersonId: d.id })
      await plant(store(), { persons: [a, b, c, d], names: [name], events: [event], relationships: [couple, child] })
      const deletion = aDeletion({ treeId })
      await commit(store(), async ({ deletions }) => {
        await deletions.remove("name", [name.id], deletion)
        await deletions.remove("event", [event.id], deletion)
        await deletions.remove("relationship", [couple.id, child.id], deletion)
        await deletions.remove("person", [c.id], aDeletion({ treeId }))
        expect(await deletions.personsBeside(treeId, deletion.id)).to.have.deep.members([
          { id: a.id, hasName: true },
          { id: b.id, hasName: false },
        ])
      })
    })
  })

  describe("relationships that come back", () => {
    it("have twins if live ones of their type join the same persons, for a partnership in either order", async () => {
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const [a, b] = [aPerson({ treeId }), aPerson({ treeId })]
      const couple = aRelationship({ treeId, type: "partnership", fromPersonId: a.id, toPersonId: b.id })
      const child = aRelationship({ treeId, fromPersonId: a.id, toPersonId: b.id })
      await plant(store(), { persons: [a, b], relationships: [couple, child] })
      await commit(store(), async ({ deletions, relationships }) => {
        expect(await relationships.haveTwins(treeId, [couple.id, child.id])).to.equal(false)
        await deletions.remove("relationship", [couple.id, child.id], aDeletion({ treeId }))
        expect(await relationships.haveTwins(treeId, [couple.id, child.id])).to.equal(false)
        const swapped = { treeId, fromPersonId: b.id, toPersonId: a.id }
        await relationships.insert([aRelationship(swapped)])
        expect(await relationships.haveTwins(treeId, [child.id])).to.equal(false)
        await relationships.insert([aRelationship({ ...swapped, type: "partnership" })])
        expect(await relationships.haveTwins(treeId, [couple.id])).to.equal(true)
        expect(await relationships.haveTwins(treeId, [])).to.equal(false)
      })
    })

    it("are found by a live person at one of their ends", async () => {
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const [a, b, c] = [aPerson({ treeId }), aPerson({ treeId }), aPerson({ treeId })]
      const [one, other] = [
        aRelationship({ treeId, fromPersonId: a.id, toPersonId: b.id }),
        aRelationship({ treeId, fromPersonId: b.id, toPersonId: c.id }),
      ]
      await plant(store(), { persons: [a, b, c], relationships: [one, other] })
      await commit(store(), async ({ deletions, relationships }) => {
        await deletions.remove("person", [a.id, b.id], aDeletion({ treeId }))
        const found = await relationships.withLivePersons(treeId, [one.id, other.id])
        expect(found.map(({ id }) => id)).to.deep.equal([other.id])
      })
    })
  })
}
