import { expect } from "chai"
import type { AuditEntryId } from "../../../core/domain/ids.ts"
import type { Keyset } from "../../../core/ports/rows.ts"
import { anAuditEntry, minutesLater, newId } from "../../support/builders.ts"
import { bring, onto } from "../../support/gedcom-actions.ts"
import { contentsOf } from "../../support/gedcom-import.ts"
import { aWorld } from "../../support/world.ts"
import { collect, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { expectPaging } from "./paging.ts"

/** The audit log of a tree. */
export const auditReadsContract = (store: () => StoreUnderTest): void => {
  const all = { entityId: null, actorId: null }

  describe("the audit log", () => {
    it("comes newest first, from this tree alone, page by page", async () => {
      const { tree } = await plantTree(store())
      const elsewhere = await plantTree(store())
      const entries = Array.from({ length: 5 }, () => anAuditEntry({ treeId: tree.id }))
      await plant(store(), { auditEntries: [...entries, anAuditEntry({ treeId: elsewhere.tree.id }), anAuditEntry()] })
      const list = (keyset: Keyset<AuditEntryId>) => store().reads.trees.audit(tree.id, all, keyset)
      await expectPaging(list, ({ id }) => id, entries.map(({ id }) => id).toReversed())
      expect(await collect(store().reads.trees.audit(newId(), all, { after: null, batch: 10 }))).to.deep.equal([])
    })

    it("says who did what, in whole documents", async () => {
      const { tree, owner } = await plantTree(store())
      const proposalId = newId<"ProposalId">()
      const document = {
        names: [{ given_name: "Zoë", surname: null }],
        count: 1.5,
        flag: false,
        nested: { empty: {}, list: [] },
      }
      const byOwner = anAuditEntry({
        treeId: tree.id,
        actorId: owner.id,
        before: document,
        after: null,
        requestId: "r-1",
        proposalId,
        at: minutesLater(3),
      })
      const bySystem = anAuditEntry({ treeId: tree.id, actorType: "system", actorId: null, before: "text", after: 0 })
      await plant(store(), { auditEntries: [byOwner, bySystem] })
      const { treeId: _tree, actorId: _actor, op: _op, version: _version, ...rest } = byOwner
      const via = { kind: "session", id: null, name: null }
      const [second, first] = await collect(store().reads.trees.audit(tree.id, all, { after: null, batch: 10 }))
      expect(first).to.deep.equal({
        ...rest,
        changeId: first?.changeId,
        via,
        actor: { id: owner.id, displayName: owner.displayName },
      })
      expect([second?.actor, second?.actorType, second?.before, second?.after]).to.deep.equal([
        null,
        "system",
        "text",
        0,
      ])
    })

    it("names the change and the credentials, as the list of changes does", async () => {
      const { tree } = await plantTree(store())
      await plant(store(), { auditEntries: [anAuditEntry({ treeId: tree.id, actorType: "system" })] })
      const [entry] = await collect(store().reads.trees.audit(tree.id, all, { after: null, batch: 10 }))
      const filter = { entityId: null, actorId: null, action: null, from: null, to: null }
      const [change] = await collect(store().reads.changes.ofTree(tree.id, filter, { after: null, batch: 10 }))
      expect([entry?.changeId, entry?.via]).to.deep.equal([change?.id, change?.via])
    })

    it("of a record has the import that made it, and later ones that changed it", async () => {
      const world = await aWorld("private", store())
      await bring(world, "0 @I1@ INDI\n1 NAME Charles /Darwin/\n0 @I2@ INDI\n1 NAME Emma /Wedgwood/")
      const { persons, events } = await contentsOf(world)
      const [charles, emma] = persons
      if (charles === undefined || emma === undefined) throw new Error("no persons")
      await bring(world, "0 @I1@ INDI\n1 NAME Charles /Darwin/\n1 OCCU naturalist", "merge", {
        "@I1@": onto("merge", charles.id),
      })
      const actionsOf = async (entityId: string) =>
        (
          await collect(
            store().reads.trees.audit(world.tree.id, { entityId, actorId: null }, { after: null, batch: 10 }),
          )
        ).map(({ action }) => action)
      expect(await actionsOf(emma.id)).to.deep.equal(["gedcom.import"])
      expect(await actionsOf(charles.id)).to.deep.equal(["person.merge", "gedcom.import"])
      expect(events).to.deep.equal([])
      const [occupation] = (await contentsOf(world)).events
      expect(await actionsOf(occupation?.id ?? "")).to.deep.equal(["gedcom.import"])
    })

    it("is filtered by record and by actor, also both, and still paged", async () => {
      const { tree, owner } = await plantTree(store())
      const other = await plantTree(store())
      const [entityId, otherEntity] = [newId<"PersonId">(), newId<"PersonId">()]
      const [a, b, c, d] = [
        anAuditEntry({ treeId: tree.id, actorId: owner.id, entityId }),
        anAuditEntry({ treeId: tree.id, actorId: owner.id, entityId: otherEntity }),
        anAuditEntry({ treeId: tree.id, actorId: other.owner.id, entityId }),
        anAuditEntry({ treeId: tree.id, actorId: owner.id, entityId }),
      ]
      await plant(store(), { auditEntries: [a, b, c, d] })
      const list = (filter: { entityId: string | null; actorId: string | null }) => (keyset: Keyset<AuditEntryId>) =>
        store().reads.trees.audit(tree.id, filter, keyset)
      await expectPaging(list({ entityId, actorId: null }), ({ id }) => id, [d.id, c.id, a.id])
      await expectPaging(list({ entityId: null, actorId: owner.id }), ({ id }) => id, [d.id, b.id, a.id])
      await expectPaging(list({ entityId, actorId: owner.id }), ({ id }) => id, [d.id, a.id])
      await expectPaging(list({ entityId: "anything at all", actorId: null }), ({ id }) => id, [])
    })
  })
}
