import { expect } from "chai"
import type { Transaction } from "../../../core/ports/unit-of-work.ts"
import {
  aCitation,
  aDeletion,
  aMembership,
  aName,
  anEvent,
  aPerson,
  aPlace,
  aRelationship,
  aSource,
  aUser,
  newId,
} from "../../support/builders.ts"
import { commit, failure, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"

/**
 * States that no store accepts, whatever a command does. Each is refused with a throw, because commands must not
 * cause them.
 */
export const invariantsContract = (store: () => StoreUnderTest): void => {
  const refused = async (work: (transaction: Transaction) => Promise<unknown>): Promise<void> => {
    expect(await failure(commit(store(), work))).to.be.instanceOf(Error)
  }

  const family = async () => {
    const { tree } = await plantTree(store())
    const elsewhere = await plantTree(store())
    const [parent, child] = [aPerson({ treeId: tree.id }), aPerson({ treeId: tree.id })]
    const foreigner = aPerson({ treeId: elsewhere.tree.id })
    const name = aName({ treeId: tree.id, personId: parent.id })
    const edge = aRelationship({ treeId: tree.id, fromPersonId: parent.id, toPersonId: child.id })
    const source = aSource({ treeId: tree.id })
    await plant(store(), {
      persons: [parent, child, foreigner],
      names: [name],
      relationships: [edge],
      sources: [source],
    })
    return { treeId: tree.id, parent, child, foreigner, name, edge, source }
  }

  describe("the store refuses", () => {
    it("an id twice", async () => {
      const { parent } = await family()
      await refused(({ persons }) => persons.insert([parent]))
    })

    it("a row with an unknown owner", async () => {
      const { treeId, parent } = await family()
      await refused(({ persons }) => persons.insert([aPerson({ treeId: newId() })]))
      await refused(({ names }) => names.insert([aName({ treeId, personId: newId() })]))
      await refused(({ events }) => events.insert([anEvent({ treeId, personId: newId() })]))
      await refused(({ events }) => events.insert([anEvent({ treeId, relationshipId: newId() })]))
      await refused(({ events }) => events.insert([anEvent({ treeId, personId: parent.id, placeId: newId() })]))
      await refused(({ relationships }) =>
        relationships.insert([aRelationship({ treeId, fromPersonId: parent.id, toPersonId: newId() })]),
      )
      await refused(({ citations }) =>
        citations.insert([aCitation({ treeId, sourceId: newId(), personId: parent.id })]),
      )
      await refused(({ memberships }) => memberships.insert(aMembership({ treeId, userId: newId() })))
    })

    it("a row with an owner in another tree", async () => {
      const { treeId, parent, foreigner, source } = await family()
      const foreignPlace = aPlace({ treeId: foreigner.treeId })
      await commit(store(), ({ places }) => places.insert([foreignPlace]))
      await refused(({ names }) => names.insert([aName({ treeId, personId: foreigner.id })]))
      await refused(({ events }) => events.insert([anEvent({ treeId, personId: foreigner.id })]))
      await refused(({ events }) => events.insert([anEvent({ treeId, personId: parent.id, placeId: foreignPlace.id })]))
      await refused(({ relationships }) =>
        relationships.insert([aRelationship({ treeId, fromPersonId: parent.id, toPersonId: foreigner.id })]),
      )
      await refused(({ citations }) =>
        citations.insert([aCitation({ treeId, sourceId: source.id, personId: foreigner.id })]),
      )
      await refused(({ citations }) =>
        citations.insert([aCitation({ treeId: foreigner.treeId, sourceId: source.id, personId: foreigner.id })]),
      )
    })

    it("a home person who is unknown, or in another tree", async () => {
      const { tree } = await plantTree(store())
      const { parent } = await family()
      await refused(({ trees }) => trees.update({ ...tree, homePersonId: newId() }))
      await refused(({ trees }) => trees.update({ ...tree, homePersonId: parent.id }))
    })

    it("two live primary names of a person, new or changed, but not a deleted one beside a live one", async () => {
      const { treeId, parent, name } = await family()
      await refused(({ names }) => names.insert([aName({ treeId, personId: parent.id })]))
      const second = aName({ treeId, personId: parent.id, isPrimary: false })
      await commit(store(), ({ names }) => names.insert([second]))
      await refused(({ names }) => names.update({ ...second, isPrimary: true }))
      await commit(store(), async ({ names, deletions }) => {
        await deletions.remove("name", [name.id], aDeletion({ treeId }))
        await names.update({ ...second, isPrimary: true })
      })
    })

    it("the same live edge twice, a partnership either way round, but not after a deletion", async () => {
      const { treeId, parent, child, edge } = await family()
      const again = aRelationship({ treeId, fromPersonId: parent.id, toPersonId: child.id, qualifier: "adoptive" })
      await refused(({ relationships }) => relationships.insert([again]))
      const partnership = aRelationship({ treeId, type: "partnership", fromPersonId: parent.id, toPersonId: child.id })
      await commit(store(), ({ relationships }) => relationships.insert([partnership]))
      await refused(({ relationships }) => relationships.insert([{ ...partnership, id: newId() }]))
      await refused(({ relationships }) =>
        relationships.insert([{ ...partnership, id: newId(), fromPersonId: child.id, toPersonId: parent.id }]),
      )
      await commit(store(), async ({ relationships, deletions }) => {
        await deletions.remove("relationship", [edge.id], aDeletion({ treeId }))
        await relationships.insert([again])
      })
    })

    it("an edge of a person with themself, and a qualifier where none belongs", async () => {
      const { treeId, parent, child } = await family()
      await refused(({ relationships }) =>
        relationships.insert([aRelationship({ treeId, fromPersonId: parent.id, toPersonId: parent.id })]),
      )
      await refused(({ relationships }) =>
        relationships.insert([
          aRelationship({ treeId, fromPersonId: child.id, toPersonId: parent.id, qualifier: null }),
        ]),
      )
      await refused(({ relationships }) =>
        relationships.insert([
          aRelationship({
            treeId,
            type: "partnership",
            qualifier: "step",
            fromPersonId: parent.id,
            toPersonId: child.id,
          }),
        ]),
      )
    })

    it("an event with both subjects or none, a citation with two targets or none", async () => {
      const { treeId, parent, edge, name, source } = await family()
      await refused(({ events }) => events.insert([anEvent({ treeId })]))
      await refused(({ events }) => events.insert([anEvent({ treeId, personId: parent.id, relationshipId: edge.id })]))
      await refused(({ citations }) => citations.insert([aCitation({ treeId, sourceId: source.id })]))
      await refused(({ citations }) =>
        citations.insert([aCitation({ treeId, sourceId: source.id, personId: parent.id, nameId: name.id })]),
      )
    })

    it("two live accounts of one address, but not beside a deleted one", async () => {
      const user = aUser()
      await commit(store(), ({ users }) => users.insert([user]))
      await refused(({ users }) => users.insert([aUser({ email: user.email })]))
      await commit(store(), async ({ users }) => {
        await users.update({ ...user, deletedAt: new Date() })
        await users.insert([aUser({ email: user.email })])
      })
      await refused(({ users }) => users.update(user))
    })

    it("a second membership of one user in one tree", async () => {
      const { tree, owner } = await plantTree(store())
      await refused(({ memberships }) => memberships.insert(aMembership({ treeId: tree.id, userId: owner.id })))
    })
  })
}
