import { expect } from "chai"
import { type Association, associationRead } from "../../../core/domain/association/association.ts"
import type { AssociationId, PersonId } from "../../../core/domain/ids.ts"
import { showAssociation, showCount, type Viewer } from "../../../core/domain/privacy.ts"
import type { Keyset } from "../../../core/ports/rows.ts"
import {
  aDeadPerson,
  aDeletion,
  anAssociation,
  anEvent,
  aPerson,
  aRelationship,
  newId,
} from "../../support/builders.ts"
import { collect, commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"
import { expectPaging } from "./paging.ts"

/** Associations, and the persons who decide on their visibility. */
export const associationReadsContract = (store: () => StoreUnderTest): void => {
  const christening = async () => {
    const { tree, owner } = await plantTree(store())
    const treeId = tree.id
    const [dead, spouse, living] = [
      aDeadPerson({ treeId }),
      aDeadPerson({ treeId }),
      aPerson({ treeId, birthYear: 1930 }),
    ]
    const open = aRelationship({ treeId, type: "partnership", fromPersonId: dead.id, toPersonId: spouse.id })
    const half = aRelationship({ treeId, type: "partnership", fromPersonId: dead.id, toPersonId: living.id })
    const [birth, hidden] = [
      anEvent({ treeId, personId: dead.id }),
      anEvent({ treeId, personId: dead.id, privacy: "hidden" }),
    ]
    const [wedding, halfWedding] = [
      anEvent({ treeId, relationshipId: open.id }),
      anEvent({ treeId, relationshipId: half.id }),
    ]
    const beside = (of: Partial<Association>) => anAssociation({ treeId, associateName: "Mrs Lee", ...of })
    const seen = [
      beside({ personId: dead.id }),
      beside({ personId: dead.id, associateId: spouse.id, associateName: null, role: "GODP", phrase: "Godmother" }),
      beside({ personId: dead.id, eventId: birth.id, notes: "By proxy" }),
      beside({ eventId: wedding.id }),
      beside({ personId: spouse.id, eventId: wedding.id }),
      beside({ relationshipId: open.id }),
    ]
    const unseen = [
      beside({ personId: living.id }),
      beside({ personId: dead.id, associateId: living.id }),
      beside({ personId: living.id, associateId: dead.id }),
      beside({ personId: dead.id, eventId: hidden.id }),
      beside({ personId: dead.id, eventId: halfWedding.id }),
      beside({ eventId: wedding.id, associateId: living.id }),
      beside({ personId: dead.id, relationshipId: half.id }),
    ]
    await plant(store(), {
      persons: [dead, spouse, living],
      relationships: [open, half],
      events: [birth, hidden, wedding, halfWedding],
      associations: [...unseen, ...seen],
    })
    return { tree, treeId, owner, dead, spouse, living, seen, unseen }
  }

  const seenBy = async (viewer: Viewer, { treeId }: { readonly treeId: Parameters<typeof aPerson>[0]["treeId"] }) =>
    (await collect(store().reads.associations.ofTree(treeId, viewer, { after: null, batch: 3 }))).flatMap(
      (sealed) => showAssociation(viewer, sealed)?.id ?? [],
    )

  describe("associations", () => {
    it("are read by id with tree and role; deleted and unknown ones are none", async () => {
      const {
        tree,
        treeId,
        owner,
        seen: [, association = expect.fail("none"), other = expect.fail("none")],
      } = await christening()
      await commit(store(), ({ deletions }) => deletions.remove("association", [other.id], aDeletion({ treeId })))
      const { associations } = store().reads
      const read = await associations.byId(association.id, owner.id)
      expect([read?.tree.id, read?.role]).to.deep.equal([tree.id, "owner"])
      expect(read === null ? null : showAssociation(member, read.found)).to.deep.equal(associationRead(association))
      expect(await associations.byId(other.id, owner.id)).to.equal(null)
      expect(await associations.byId(newId(), null)).to.equal(null)
      const deleted = await collect(associations.deletedOf(treeId, { after: null, batch: 3 }))
      expect(deleted.map((row) => showAssociation(member, row)?.id)).to.deep.equal([other.id])
      expect(deleted.map((row) => showAssociation(outsider, row))).to.deep.equal([null])
    })

    it("are shown to outsiders when everyone concerned is fully visible, the associate too, and no event is hidden", async () => {
      const scene = await christening()
      expect(await seenBy(outsider, scene)).to.deep.equal(scene.seen.map(({ id }) => id))
      expect(await seenBy(member, scene)).to.deep.equal([...scene.seen, ...scene.unseen].map(({ id }) => id).sort())
      for (const association of [...scene.seen, ...scene.unseen]) {
        const read = (await store().reads.associations.byId(association.id, null)) ?? expect.fail("not found")
        expect(showAssociation(outsider, read.found) !== null).to.equal(scene.seen.includes(association))
      }
    })

    it("of an associate who is deleted go, so nothing names the associate", async () => {
      const scene = await christening()
      const { treeId, spouse } = scene
      await commit(store(), ({ deletions }) => deletions.remove("person", [spouse.id], aDeletion({ treeId })))
      const left = scene.seen.filter((one) => one.associateId === null && one.relationshipId === null)
      expect(await seenBy(outsider, scene)).to.deep.equal(
        left.flatMap(({ id, eventId, personId }) => (eventId === null || personId === scene.dead.id ? [id] : [])),
      )
    })

    it("of a person are those of the events and relationships too, and those as associate, each once, by id", async () => {
      const { treeId, dead, living, spouse, seen, unseen } = await christening()
      const all = [...seen, ...unseen]
      const ids = (some: readonly Association[]) => some.map(({ id }) => id).sort()
      const expected = new Map<PersonId, readonly AssociationId[]>([
        [dead.id, ids(all.filter((one) => one.personId !== living.id || one.associateId === dead.id))],
        [spouse.id, ids([...seen.slice(1, 2), ...seen.slice(3), ...unseen.slice(5, 6)])],
      ])
      const { associations } = store().reads
      for (const [personId, wanted] of expected) {
        for (const viewer of [member, outsider])
          await expectPaging(
            (keyset: Keyset<AssociationId>) => associations.ofPerson(treeId, personId, viewer, keyset),
            (sealed) => showAssociation(member, sealed)?.id ?? expect.fail("a member sees it"),
            wanted,
          )
        const total = async (viewer: Viewer) =>
          (await associations.countOfPerson(treeId, personId, viewer)).reduce(
            (sum, count) => sum + showCount(viewer, count),
            0,
          )
        expect(await total(member)).to.equal(wanted.length)
        expect(await total(outsider)).to.equal(wanted.filter((id) => seen.some((one) => one.id === id)).length)
      }
    })

    it("of a tree come by id, page by page", async () => {
      const { treeId, seen, unseen } = await christening()
      for (const viewer of [outsider, member])
        await expectPaging(
          (keyset) => store().reads.associations.ofTree(treeId, viewer, keyset),
          (sealed) => showAssociation(member, sealed)?.id,
          [...seen, ...unseen].map(({ id }) => id),
        )
    })
  })
}
