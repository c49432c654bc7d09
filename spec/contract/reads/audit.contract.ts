import { expect } from "chai"
import type { AuditEntryId } from "../../../core/domain/ids.ts"
import type { Keyset } from "../../../core/ports/rows.ts"
import { anAuditEntry, minutesLater, newId } from "../../support/builders.ts"
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
      const [second, first] = await collect(store().reads.trees.audit(tree.id, all, { after: null, batch: 10 }))
      expect(first).to.deep.equal({ ...rest, actor: { id: owner.id, displayName: owner.displayName } })
      expect([second?.actor, second?.actorType, second?.before, second?.after]).to.deep.equal([
        null,
        "system",
        "text",
        0,
      ])
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
