import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { execute } from "../../../core/use-case/command.ts"
import { deletePerson } from "../../../core/commands/person/delete-person.ts"
import { restorePerson } from "../../../core/commands/person/restore-person.ts"
import { deleteTree } from "../../../core/commands/tree/delete-tree.ts"
import { restoreTree } from "../../../core/commands/tree/restore-tree.ts"
import type { User } from "../../../core/domain/account/user.ts"
import { emptyTree } from "../../../core/jobs/empty-tree.ts"
import { purgeExpired } from "../../../core/jobs/purge-expired.ts"
import { anAuditEntry, aName, aPerson, aUser, newId, noon } from "../../support/builders.ts"
import { commit, plant, plantTree } from "../../support/store.ts"
import { granted } from "../../support/world.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

const later = new Date(noon.getTime() + 31 * 86_400_000)

describe("Purges that meet others in the database", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  const command = () => execute({ uow: store.uow, now: () => noon, newId })
  const as = ({ id }: User) => ({ userId: id, sessionId: newId<"SessionId">(), requestId: null })
  const purge = () => purgeExpired({ uow: store.uow, now: () => later, newId, recoveryDays: 30 })()

  it("two at once do together what one would do, and write each removal down once", async () => {
    const { owner, tree } = await plantTree(store)
    const people = Array.from({ length: 60 }, () => aPerson({ treeId: tree.id }))
    await plant(store, { persons: people, names: people.map(({ id }) => aName({ treeId: tree.id, personId: id })) })
    for (const { id } of people)
      granted(await command()(deletePerson)(as(owner), { personId: id, ifMatch: null, cascade: false }))
    await Promise.all([purge(), purge(), purge()])
    await commit(store, async ({ persons }) => {
      for (const { id } of people) expect(await persons.find(id)).to.equal(null)
    })
    const written = await store.query(
      "select entity_id from audit_entries where action = 'person.purge' and tree_id = $1",
      [tree.id],
    )
    expect(written.map((entry) => entry.entity_id)).to.have.members(people.map(({ id }) => id))
  })

  it("against a restore of a person: one of them wins, and the person is whole or gone", async () => {
    for (let round = 0; round < 8; round++) {
      const { owner, tree } = await plantTree(store)
      const person = aPerson({ treeId: tree.id })
      await plant(store, { persons: [person], names: [aName({ treeId: tree.id, personId: person.id })] })
      granted(await command()(deletePerson)(as(owner), { personId: person.id, ifMatch: null, cascade: false }))
      const [restored] = await Promise.all([
        command()(restorePerson)(as(owner), { personId: person.id, cascade: false }),
        purge(),
      ])
      await commit(store, async ({ persons, names }) => {
        const left = await persons.find(person.id)
        expect(left !== null, `round ${round}`).to.equal(E.isRight(restored))
        expect(left?.deletedAt ?? null).to.equal(null)
        expect(await names.ofPerson(tree.id, person.id)).to.have.length(left === null ? 0 : 1)
      })
    }
  })

  it("against a restore of a tree: one of them wins, and neither gets an error", async () => {
    for (let round = 0; round < 8; round++) {
      const { owner, tree } = await plantTree(store)
      granted(await command()(deleteTree)(as(owner), { treeId: tree.id, ifMatch: null }))
      const [restored] = await Promise.all([command()(restoreTree)(as(owner), { treeId: tree.id }), purge()])
      const role = (await store.reads.trees.byId(tree.id, owner.id))?.role ?? null
      expect(role, `round ${round}`).to.equal(E.isRight(restored) ? "owner" : null)
    }
  })

  it("two that empty one tree at once leave nothing of it, and fail neither", async () => {
    const { owner, tree } = await plantTree(store)
    const people = Array.from({ length: 2_500 }, () => aPerson({ treeId: tree.id }))
    await plant(store, { persons: people, names: people.map(({ id }) => aName({ treeId: tree.id, personId: id })) })
    granted(await command()(deleteTree)(as(owner), { treeId: tree.id, ifMatch: null }))
    await commit(store, ({ memberships }) => memberships.remove(tree.id, owner.id))
    const empty = emptyTree({ uow: store.uow })
    await Promise.all([empty(tree.id), empty(tree.id)])
    expect(await store.reads.trees.byId(tree.id, null)).to.equal(null)
    expect(await store.query("select from names where tree_id = $1 limit 1", [tree.id])).to.have.length(0)
  })

  it("keeps who did what and when to a tree and to an account, and blanks the rest of the log", async () => {
    const { tree } = await plantTree(store)
    const long = new Date("1970-01-01T00:00:00.000Z")
    const [gone, stays] = [aUser({ deletedAt: long }), aUser()]
    const entries = [
      anAuditEntry({ treeId: tree.id }),
      anAuditEntry({ entityType: "user", action: "user.register", entityId: gone.id }),
      anAuditEntry({ entityType: "session", action: "session.create", actorId: gone.id }),
      anAuditEntry({ entityType: "session", action: "session.create", actorId: stays.id }),
    ]
    await plant(store, { users: [gone, stays], auditEntries: entries })
    await commit(store, async ({ purges }) => {
      await purges.removeTree(tree.id, 1_000)
      await purges.removeUsers(new Date(long.getTime() + 1), 10)
    })
    const left = await store.query(
      "select action, tree_id, after from audit_entries where id = any($1::uuid[]) order by array_position($1::uuid[], id)",
      [entries.map(({ id }) => id)],
    )
    expect(left.map(({ action }) => action)).to.deep.equal(entries.map(({ action }) => action))
    expect(left.map(({ tree_id }) => tree_id)).to.deep.equal([null, null, null, null])
    expect(left.map(({ after }) => after)).to.deep.equal([null, null, null, { notes: "Barnacles" }])
  })
})
