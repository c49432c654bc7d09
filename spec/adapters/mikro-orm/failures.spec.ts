import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { openMikroOrmStore } from "../../../adapters/mikro-orm/store.ts"
import { StoreUnavailable } from "../../../core/ports/unavailable.ts"
import { aPerson, aUser, newId } from "../../support/builders.ts"
import { changeOf, commit, failure, plantTree } from "../../support/store.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

describe("When PostgreSQL fails", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  /** Ends every connection of the store, as a restart of the server does. */
  const cutConnections = () =>
    store.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    )

  it("a server that is not there is out of reach, for a ping, a read, a unit and the migrations", async () => {
    const nowhere = await openMikroOrmStore({ url: "postgresql://nobody@127.0.0.1:1/none" })
    expect(await failure(nowhere.ping())).to.be.instanceOf(StoreUnavailable)
    expect(await failure(nowhere.reads.users.byId(newId()))).to.be.instanceOf(StoreUnavailable)
    expect(await failure(nowhere.uow.run(async () => E.right(null)))).to.be.instanceOf(StoreUnavailable)
    expect(await failure(nowhere.migrate())).to.be.instanceOf(StoreUnavailable)
    await nowhere.close()
  })

  it("a connection lost within a unit undoes it, says so, and the next unit works", async () => {
    const { tree } = await plantTree(store)
    const person = aPerson({ treeId: tree.id })
    for (const write of ["by the entity manager", "by a statement"]) {
      const lost = store.uow.run(async ({ persons }) => {
        await persons.insert([person])
        await cutConnections()
        if (write === "by a statement") await persons.find(person.id)
        else await persons.update(person)
        return E.right(null)
      })
      expect(await failure(lost), write).to.be.instanceOf(StoreUnavailable)
      expect(await commit(store, ({ persons }) => persons.find(person.id)), write).to.equal(null)
    }
  })

  it("connections lost while idle are replaced without anyone noticing", async () => {
    for (const use of [() => store.ping(), () => plantTree(store)]) {
      await Promise.all([store.ping(), store.ping(), store.ping()])
      await cutConnections()
      await use()
    }
  })

  it("a race for a unique key is run again, and the loser then sees the winner", async () => {
    const [first, second] = [aUser({ email: "one@example.org" }), aUser({ email: "one@example.org" })]
    let runs = 0
    let arrived = (): void => undefined
    const bothLooked = new Promise<void>((resolve) => (arrived = resolve))
    const register = (user: typeof first) =>
      store.uow.run(async ({ users }) => {
        runs += 1
        if ((await users.byEmail(user.email)) !== null) return E.left({ _tag: "EmailTaken" } as const)
        if (runs === 2) arrived()
        await bothLooked
        await users.insert([user])
        return E.right(null)
      })
    const outcomes = await Promise.all([register(first), register(second)])
    expect(outcomes).to.have.deep.members([E.right(null), E.left({ _tag: "EmailTaken" })])
    expect(runs).to.equal(3)
  })

  it("a key that is always taken is a defect after some tries, named by the database", async () => {
    const user = aUser()
    await commit(store, ({ users }) => users.insert([user]))
    let runs = 0
    const error = await failure(
      store.uow.run(async ({ users }) => {
        runs += 1
        await users.insert([user])
        return E.right(null)
      }),
    )
    expect(error).to.include({ code: "23505", constraint: "users_pkey" })
    expect(runs).to.equal(5)
  })

  it("a change that cannot be stored undoes its unit, whether its facts come last or not", async () => {
    const { tree, owner } = await plantTree(store)
    const lost = changeOf([
      {
        ...{
          id: newId(),
          treeId: newId(),
          at: new Date(),
          actorType: "user",
          actorId: owner.id,
          action: "person.create",
        },
        ...{ entityType: "person", entityId: newId(), op: "create", version: 1, before: null, after: null },
        ...{ proposalId: null, requestId: null },
      },
    ])
    for (const isLast of [true, false]) {
      const person = aPerson({ treeId: tree.id })
      const unit = store.uow.run(async ({ persons, changes }) => {
        await persons.insert([person])
        await changes.insert([lost])
        if (!isLast) await persons.find(person.id)
        return E.right(null)
      })
      expect(await failure(unit)).to.include({ code: "23503" })
      expect(await commit(store, ({ persons }) => persons.find(person.id))).to.equal(null)
    }
  })

  it("what a unit left running when it ended can no longer write", async () => {
    const { tree } = await plantTree(store)
    const [before, late] = [aPerson({ treeId: tree.id }), aPerson({ treeId: tree.id })]
    let straggler: Promise<unknown> = Promise.resolve()
    await commit(store, async ({ persons }) => {
      await persons.insert([before])
      straggler = new Promise((resolve) => setTimeout(resolve, 30)).then(() => failure(persons.insert([late])))
    })
    expect(await straggler).to.be.instanceOf(Error)
    expect(await commit(store, ({ persons }) => persons.find(late.id))).to.equal(null)
  })
})
