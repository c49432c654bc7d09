import { expect } from "chai"
import { purgesIn } from "../../../adapters/memory/stores/purges.ts"
import { startWriting } from "../../../adapters/memory/stores/writing.ts"
import { openTables } from "../../../adapters/memory/tables.ts"
import { anAuditEntry, aTree, aUser, newId, noon } from "../../support/builders.ts"
import { changeOf } from "../../support/store.ts"

describe("A purge in memory", () => {
  it("keeps who did what and when to a tree and to an account, and blanks the rest of the log", async () => {
    const tables = openTables()
    const gone = aUser({ deletedAt: noon })
    const owner = aUser()
    const tree = aTree({ ownerId: owner.id, deletedAt: noon, deletionId: newId() })
    for (const user of [gone, owner]) tables.users.insert(user)
    tables.trees.insert(tree)
    const entries = [
      anAuditEntry({ treeId: tree.id }),
      anAuditEntry({ entityType: "user", action: "user.register", entityId: gone.id }),
      anAuditEntry({ entityType: "session", action: "session.create", actorId: gone.id }),
      anAuditEntry({ entityType: "session", action: "session.create", actorId: owner.id }),
    ]
    for (const { change, entries: own } of entries.map((entry) => changeOf([entry]))) {
      tables.changes.insert({ ...change, seq: null, undoneBy: null })
      for (const entry of own) tables.auditEntries.insert({ ...entry, seq: null })
    }
    const purges = purgesIn(tables, startWriting().write)
    await purges.removeTree(tree.id, 1_000)
    await purges.removeUsers(new Date(noon.getTime() + 1), 10)
    const left = entries.map(({ id }) => tables.auditEntries.get("current", id))
    expect(left.map((entry) => entry?.action)).to.deep.equal(entries.map(({ action }) => action))
    expect(left.map((entry) => entry?.treeId)).to.deep.equal([null, null, null, null])
    expect(left.map((entry) => entry?.after)).to.deep.equal([null, null, null, { notes: "Barnacles" }])
  })
})
