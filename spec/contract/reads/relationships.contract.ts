import { expect } from "chai"
import { relationshipRead } from "../../../core/domain/relationship.ts"
import { showRelationship, type Viewer } from "../../../core/domain/privacy.ts"
import { aDeadPerson, aDeletion, aPerson, aRelationship, newId } from "../../support/builders.ts"
import { collect, commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"
import { expectPaging } from "./paging.ts"

/** Relationships with the persons at their ends. */
export const relationshipReadsContract = (store: () => StoreUnderTest): void => {
  const edges = async () => {
    const { tree, owner } = await plantTree(store())
    const treeId = tree.id
    const [dead, alsoDead, living, hidden] = [
      aDeadPerson({ treeId }),
      aDeadPerson({ treeId }),
      aPerson({ treeId }),
      aDeadPerson({ treeId, privacy: "hidden" }),
    ]
    const notes = "noted"
    const open = aRelationship({ treeId, type: "partnership", fromPersonId: dead.id, toPersonId: alsoDead.id, notes })
    const half = aRelationship({ treeId, fromPersonId: dead.id, toPersonId: living.id, notes })
    const shut = aRelationship({ treeId, fromPersonId: hidden.id, toPersonId: dead.id, notes })
    const gone = aRelationship({ treeId, fromPersonId: living.id, toPersonId: alsoDead.id })
    await plant(store(), { persons: [dead, alsoDead, living, hidden], relationships: [gone, shut, half, open] })
    await commit(store(), ({ deletions }) => deletions.remove("relationship", [gone.id], aDeletion({ treeId })))
    return { tree, treeId, owner, dead, alsoDead, living, hidden, open, half, shut, gone }
  }

  describe("relationships", () => {
    it("are read by id with tree and role; deleted and unknown ones are none", async () => {
      const { tree, owner, open, gone } = await edges()
      const { relationships } = store().reads
      const read = await relationships.byId(open.id, owner.id)
      expect([read?.tree.id, read?.role]).to.deep.equal([tree.id, "owner"])
      expect(read === null ? null : showRelationship(member, read.found)).to.deep.equal(relationshipRead(open))
      expect((await relationships.byId(open.id, null))?.role).to.equal(null)
      expect(await relationships.byId(gone.id, owner.id)).to.equal(null)
      expect(await relationships.byId(newId(), owner.id)).to.equal(null)
    })

    it("show outsiders ids and type alone when an end may live, and nothing when an end is hidden", async () => {
      const { treeId, open, half, shut } = await edges()
      const shown = async (viewer: Viewer) =>
        (await collect(store().reads.relationships.ofTree(treeId, viewer, { after: null, batch: 2 })))
          .map((sealed) => showRelationship(outsider, sealed))
          .filter((edge) => edge !== null)
          .map(({ id, notes, qualifier, version, redacted }) => [id, notes, qualifier, version, redacted])
      expect(await shown(outsider)).to.deep.equal([
        [open.id, "noted", null, null, false],
        [half.id, null, null, null, true],
      ])
      expect(await shown(member)).to.deep.equal([])
      const byId = await store().reads.relationships.byId(shut.id, null)
      expect(byId === null ? null : showRelationship(outsider, byId.found)).to.equal(null)
      const found = await store().reads.relationships.byId(open.id, null)
      expect(found === null ? null : showRelationship(outsider, found.found)?.notes).to.equal("noted")
    })

    it("of a tree come by id, page by page", async () => {
      const { treeId, open, half, shut } = await edges()
      for (const viewer of [outsider, member]) {
        await expectPaging(
          (keyset) => store().reads.relationships.ofTree(treeId, viewer, keyset),
          (sealed) => showRelationship(member, sealed)?.id,
          [open.id, half.id, shut.id],
        )
      }
    })

    it("of a person come by id, page by page, from that tree alone", async () => {
      const { treeId, dead, living, open, half, shut } = await edges()
      const { relationships } = store().reads
      for (const viewer of [outsider, member]) {
        await expectPaging(
          (keyset) => relationships.ofPerson(treeId, dead.id, viewer, keyset),
          (sealed) => showRelationship(member, sealed)?.id,
          [open.id, half.id, shut.id],
        )
        await expectPaging(
          (keyset) => relationships.ofPerson(treeId, living.id, viewer, keyset),
          (sealed) => showRelationship(member, sealed)?.id,
          [half.id],
        )
        expect(
          await collect(relationships.ofPerson(newId(), dead.id, viewer, { after: null, batch: 2 })),
        ).to.deep.equal([])
      }
    })

    it("with some ids come each once, by id, from that tree alone", async () => {
      const { treeId, open, half, shut } = await edges()
      const chosen = async (ids: readonly (typeof open.id)[], tree = treeId, viewer: Viewer = outsider) =>
        (await store().reads.relationships.byIds(tree, ids, viewer)).map(
          (sealed) => showRelationship(member, sealed)?.id,
        )
      expect(await chosen([shut.id, open.id, open.id, newId()])).to.deep.equal([open.id, shut.id])
      expect(await chosen([half.id], treeId, member)).to.deep.equal([half.id])
      expect(await chosen([])).to.deep.equal([])
      expect(await chosen([open.id], newId())).to.deep.equal([])
    })
  })
}
