import { expect } from "chai"
import type { Association } from "../../../core/domain/association/association.ts"
import { aDeletion, anAssociation, anEvent, aPerson, aRelationship, newId } from "../../support/builders.ts"
import { commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** Rows of associations: what they need, what takes them along, and what brings them back. */
export const associationsContract = (store: () => StoreUnderTest): void => {
  const scene = async () => {
    const { tree } = await plantTree(store())
    const treeId = tree.id
    const [child, father, godmother] = [aPerson({ treeId }), aPerson({ treeId }), aPerson({ treeId })]
    const couple = aRelationship({ treeId, type: "partnership", fromPersonId: father.id, toPersonId: godmother.id })
    const [christening, wedding] = [
      anEvent({ treeId, personId: child.id }),
      anEvent({ treeId, relationshipId: couple.id }),
    ]
    const rows = {
      ofPerson: anAssociation({ treeId, personId: child.id, associateId: godmother.id, role: "GODP" }),
      ofEvent: anAssociation({ treeId, personId: child.id, eventId: christening.id, associateName: "Mrs Lee" }),
      ofWedding: anAssociation({ treeId, eventId: wedding.id, associateName: "Mr Lee", phrase: "Best man" }),
      ofCouple: anAssociation({ treeId, relationshipId: couple.id, associateId: child.id, notes: "Two\nlines" }),
    }
    await plant(store(), {
      persons: [child, father, godmother],
      relationships: [couple],
      events: [christening, wedding],
      associations: Object.values(rows),
    })
    return { treeId, child, father, godmother, couple, christening, wedding, ...rows }
  }

  const found = (rows: readonly Association[]): Promise<readonly (Association | null)[]> =>
    commit(store(), ({ associations }) => Promise.all(rows.map(({ id }) => associations.find(id))))

  const refused = async (association: Association): Promise<void> => {
    const insert = commit(store(), ({ associations }) => associations.insert([association]))
    expect(
      await insert.then(
        () => "stored",
        () => "refused",
      ),
    ).to.equal("refused")
  }

  describe("associations", () => {
    it("read as they were written, and change with all their fields", async () => {
      const { ofPerson, ofEvent, ofWedding, ofCouple, father } = await scene()
      const all = [ofPerson, ofEvent, ofWedding, ofCouple]
      expect(await found(all)).to.deep.equal(all)
      const after = {
        ...ofEvent,
        associateId: father.id,
        associateName: null,
        role: "WITN",
        phrase: "x",
        notes: "y",
      } as const
      await commit(store(), ({ associations }) => associations.update(after))
      expect(await found([ofEvent])).to.deep.equal([after])
    })

    it("need something that they are about, at most one event or relationship, and an associate, all of one tree", async () => {
      const { treeId, child, godmother, couple, christening } = await scene()
      const stranger = await scene()
      const given = { treeId, associateId: godmother.id }
      await refused(anAssociation(given))
      await refused(anAssociation({ ...given, eventId: christening.id, relationshipId: couple.id }))
      await refused(anAssociation({ treeId, personId: child.id }))
      await refused(anAssociation({ ...given, personId: newId() }))
      await refused(anAssociation({ ...given, personId: stranger.child.id }))
      await refused(anAssociation({ ...given, eventId: stranger.wedding.id }))
      await refused(anAssociation({ treeId, personId: child.id, associateId: stranger.child.id }))
    })

    it("go with their persons, associates, events and relationships, and come back with them", async () => {
      const here = await scene()
      const { treeId, ofPerson, ofEvent, ofWedding, ofCouple } = here
      const all = [ofPerson, ofEvent, ofWedding, ofCouple]
      for (const [kind, id, gone] of [
        ["person", here.child.id, [ofPerson, ofEvent, ofCouple]],
        ["person", here.godmother.id, [ofPerson, ofWedding, ofCouple]],
        ["event", here.christening.id, [ofEvent]],
        ["relationship", here.couple.id, [ofWedding, ofCouple]],
        ["association", ofPerson.id, [ofPerson]],
      ] as const) {
        const deletion = aDeletion({ treeId })
        await commit(store(), ({ deletions }) => deletions.remove(kind, [id], deletion))
        const after = await found(all)
        expect(
          all.filter((_, at) => after[at]?.deletionId === deletion.id),
          kind,
        ).to.deep.equal(gone)
        await commit(store(), ({ deletions }) => deletions.restore(kind, [id], deletion))
        expect((await found(all)).map((row) => row?.deletedAt)).to.deep.equal([null, null, null, null])
      }
    })

    it("are purged after their recovery time, and with their tree", async () => {
      const { treeId, ofPerson, ofEvent, ofWedding, ofCouple } = await scene()
      const deletion = aDeletion({ treeId })
      await commit(store(), ({ deletions }) => deletions.remove("association", [ofPerson.id], deletion))
      const later = new Date(deletion.at.getTime() + 1)
      expect(await commit(store(), ({ purges }) => purges.removeExpired(treeId, later, 10))).to.deep.equal([
        { kind: "association", id: ofPerson.id },
      ])
      expect(await found([ofPerson])).to.deep.equal([null])
      await commit(store(), ({ purges }) => purges.removeTree(treeId, 1_000))
      expect(await found([ofEvent, ofWedding, ofCouple])).to.deep.equal([null, null, null])
    })
  })
}
