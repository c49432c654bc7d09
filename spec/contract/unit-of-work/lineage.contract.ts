import { expect } from "chai"
import type { Person } from "../../../core/domain/person.ts"
import { aDeletion, aPerson, aRelationship, newId } from "../../support/builders.ts"
import { commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** Edges, and who is reached by them. */
export const lineageContract = (store: () => StoreUnderTest): void => {
  /** Grandparent → parent → child, the parent's partner, and a great-grandchild that a loop leads back up. */
  const family = async () => {
    const { tree } = await plantTree(store())
    const treeId = tree.id
    const [grandparent, parent, child, partner] = [
      aPerson({ treeId }),
      aPerson({ treeId }),
      aPerson({ treeId }),
      aPerson({ treeId }),
    ]
    const upper = aRelationship({ treeId, fromPersonId: grandparent.id, toPersonId: parent.id })
    const lower = aRelationship({ treeId, fromPersonId: parent.id, toPersonId: child.id, qualifier: "adoptive" })
    const partnership = aRelationship({ treeId, type: "partnership", fromPersonId: parent.id, toPersonId: partner.id })
    await plant(store(), { persons: [grandparent, parent, child, partner], relationships: [upper, lower, partnership] })
    return { treeId, grandparent, parent, child, partner, upper, lower, partnership }
  }

  describe("a person", () => {
    it("belongs to a tree, live or deleted, and an unknown id to none", async () => {
      const { treeId, parent } = await family()
      await commit(store(), async ({ persons, deletions }) => {
        expect(await persons.treeOf(parent.id)).to.equal(treeId)
        await deletions.remove("person", [parent.id], aDeletion({ treeId }))
        expect(await persons.treeOf(parent.id)).to.equal(treeId)
        expect(await persons.treeOf(newId())).to.equal(null)
      })
    })
  })

  describe("relationships", () => {
    it("between two persons are found by kind: from parent to child, a partnership either way", async () => {
      const { treeId, parent, child, partner, lower, partnership } = await family()
      await commit(store(), async ({ relationships }) => {
        expect(await relationships.between(treeId, "parent_child", parent.id, child.id)).to.deep.equal(lower)
        expect(await relationships.between(treeId, "parent_child", child.id, parent.id)).to.equal(null)
        expect(await relationships.between(treeId, "partnership", parent.id, child.id)).to.equal(null)
        expect(await relationships.between(treeId, "partnership", parent.id, partner.id)).to.deep.equal(partnership)
        expect(await relationships.between(treeId, "partnership", partner.id, parent.id)).to.deep.equal(partnership)
        expect(await relationships.between(newId(), "partnership", partner.id, parent.id)).to.equal(null)
      })
    })

    it("that are deleted connect no persons", async () => {
      const { treeId, grandparent, parent, child, lower } = await family()
      await commit(store(), async ({ relationships, persons, deletions }) => {
        await deletions.remove("relationship", [lower.id], aDeletion({ treeId }))
        expect(await relationships.between(treeId, "parent_child", parent.id, child.id)).to.equal(null)
        expect(await relationships.isAncestor(treeId, grandparent.id, child.id)).to.equal(false)
        expect(await persons.descendantIds(treeId, grandparent.id)).to.deep.equal([parent.id])
      })
    })

    it("lead up from a person to every ancestor, and to no one else", async () => {
      const { treeId, grandparent, parent, child, partner } = await family()
      await commit(store(), async ({ relationships }) => {
        expect(await relationships.isAncestor(treeId, parent.id, child.id)).to.equal(true)
        expect(await relationships.isAncestor(treeId, grandparent.id, child.id)).to.equal(true)
        expect(await relationships.isAncestor(treeId, child.id, grandparent.id)).to.equal(false)
        expect(await relationships.isAncestor(treeId, partner.id, child.id)).to.equal(false)
        expect(await relationships.isAncestor(treeId, child.id, child.id)).to.equal(false)
      })
    })

    it("lead down from a person to every descendant once, loops or not", async () => {
      const { treeId, grandparent, parent, child, partner } = await family()
      await plant(store(), {
        relationships: [
          aRelationship({ treeId, fromPersonId: grandparent.id, toPersonId: child.id }),
          aRelationship({ treeId, fromPersonId: child.id, toPersonId: grandparent.id }),
        ],
      })
      await commit(store(), async ({ persons, relationships }) => {
        expect(await persons.descendantIds(treeId, grandparent.id)).to.have.members([parent.id, child.id])
        expect(await persons.descendantIds(treeId, child.id)).to.have.members([parent.id, grandparent.id])
        expect(await persons.descendantIds(treeId, partner.id)).to.deep.equal([])
        expect(await relationships.isAncestor(treeId, child.id, parent.id)).to.equal(true)
        expect(await relationships.isAncestor(treeId, child.id, child.id)).to.equal(true)
        expect(await relationships.isAncestor(treeId, partner.id, parent.id)).to.equal(false)
      })
    })

    it("above several persons are returned once each, with or without loops", async () => {
      const { treeId, grandparent, parent, child, partner } = await family()
      const loop = aRelationship({ treeId, fromPersonId: child.id, toPersonId: grandparent.id })
      const edge = (from: Person, to: Person) => ({ fromPersonId: from.id, toPersonId: to.id })
      const [upper, lower] = [edge(grandparent, parent), edge(parent, child)]
      await commit(store(), async ({ relationships }) => {
        expect(await relationships.ancestry(treeId, [child.id, parent.id, partner.id])).to.have.deep.members([
          upper,
          lower,
        ])
        expect(await relationships.ancestry(treeId, [parent.id])).to.deep.equal([upper])
        expect(await relationships.ancestry(treeId, [grandparent.id, newId()])).to.deep.equal([])
        expect(await relationships.ancestry(treeId, [])).to.deep.equal([])
        expect(await relationships.ancestry(newId(), [child.id])).to.deep.equal([])
        await relationships.insert([loop])
        expect(await relationships.ancestry(treeId, [grandparent.id, child.id])).to.have.deep.members([
          upper,
          lower,
          edge(child, grandparent),
        ])
      })
    })

    it("are followed through a hundred generations", async () => {
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const line = Array.from({ length: 100 }, () => aPerson({ treeId }))
      const relationships = line
        .slice(1)
        .map((person, index) =>
          aRelationship({ treeId, fromPersonId: line[index]?.id ?? person.id, toPersonId: person.id }),
        )
      await plant(store(), { persons: line, relationships })
      const [first, last] = [line[0], line.at(-1)]
      if (first === undefined || last === undefined) throw new Error("no line")
      await commit(store(), async (transaction) => {
        expect(await transaction.persons.descendantIds(treeId, first.id)).to.have.members(
          line.slice(1).map(({ id }) => id),
        )
        expect(await transaction.relationships.isAncestor(treeId, first.id, last.id)).to.equal(true)
        expect(
          await transaction.relationships.ancestry(
            treeId,
            line.map(({ id }) => id),
          ),
        ).to.have.length(99)
      })
    })
  })
}
