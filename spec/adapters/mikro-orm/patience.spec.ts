import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import pg from "pg"
import { openMikroOrmStore, type MikroOrmStore } from "../../../adapters/mikro-orm/store.ts"
import type { Caller } from "../../../core/ports/caller.ts"
import { CallerLeft } from "../../../core/ports/caller.ts"
import { StoreBusy, StoreUnavailable } from "../../../core/ports/unavailable.ts"
import { aPerson } from "../../support/builders.ts"
import { commit, failure, plant, plantTree } from "../../support/store.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

const LONG = 60_000

describe("The patience of PostgreSQL with a request", () => {
  let database: FreshStore
  let holder: pg.Client
  const opened: MikroOrmStore[] = []
  before(async () => {
    database = await freshStore()
    holder = new pg.Client({ connectionString: database.url })
    await holder.connect()
  })
  beforeEach(() => holder.query("begin"))
  afterEach(async () => {
    await holder.query("rollback")
    for (const store of opened.splice(0)) await store.close()
  })
  after(async () => {
    await holder.end()
    await database.close()
  })

  const impatient = async (
    patience: { readonly statementMs?: number; readonly lockMs?: number; readonly idleMs?: number },
    caller: Caller | null = null,
  ): Promise<MikroOrmStore> => {
    const store = await openMikroOrmStore({
      url: database.url,
      caller: () => caller,
      patience: { statementMs: LONG, lockMs: LONG, idleMs: LONG, ...patience },
    })
    opened.push(store)
    return store
  }

  it("ends a read that takes too long, and the next read works", async () => {
    const store = await impatient({ statementMs: 100 })
    const { tree, owner } = await plantTree(database)
    await holder.query("lock table trees in access exclusive mode")
    expect(await failure(store.reads.trees.byId(tree.id, owner.id))).to.be.instanceOf(StoreBusy)
    await holder.query("rollback")
    expect((await store.reads.trees.byId(tree.id, owner.id))?.tree.id).to.equal(tree.id)
  })

  it("lets a unit of work take longer than a read may", async () => {
    const store = await impatient({ statementMs: 100 })
    const { tree } = await plantTree(database)
    await holder.query("select from trees where id = $1 for update", [tree.id])
    const held = commit(store, ({ trees }) => trees.find(tree.id))
    await new Promise((resolve) => setTimeout(resolve, 300))
    await holder.query("rollback")
    expect((await held)?.id).to.equal(tree.id)
  })

  it("ends a unit that waits too long for a lock, and undoes it", async () => {
    const store = await impatient({ lockMs: 100 })
    const { tree } = await plantTree(database)
    const person = aPerson({ treeId: tree.id })
    await holder.query("select from trees where id = $1 for update", [tree.id])
    const refused = store.uow.run(async ({ persons, trees }) => {
      await persons.insert([person])
      await trees.find(tree.id)
      return E.right(null)
    })
    expect(await failure(refused)).to.be.instanceOf(StoreBusy)
    await holder.query("rollback")
    expect(await commit(store, ({ persons }) => persons.find(person.id))).to.equal(null)
  })

  it("ends a transaction that does nothing for too long, and undoes it", async () => {
    const store = await impatient({ idleMs: 100 })
    const { tree } = await plantTree(database)
    const person = aPerson({ treeId: tree.id })
    const idle = store.uow.run(async ({ persons }) => {
      await persons.insert([person])
      await new Promise((resolve) => setTimeout(resolve, 400))
      await persons.find(person.id)
      return E.right(null)
    })
    expect(await failure(idle)).to.be.instanceOf(StoreUnavailable)
    expect(await commit(store, ({ persons }) => persons.find(person.id))).to.equal(null)
    await plant(database, { persons: [person] })
  })

  it("ends the statement of a caller who leaves while it runs, and of one who waits for a turn", async () => {
    const leaving = new AbortController()
    const caller: Caller = {
      account: "Ada",
      hasLeft: () => leaving.signal.aborted,
      left: () => leaving.signal,
    }
    const store = await impatient({}, caller)
    const { tree, owner } = await plantTree(database)
    await holder.query("lock table trees in access exclusive mode")
    const reads = Array.from({ length: 30 }, () => failure(store.reads.trees.byId(tree.id, owner.id)))
    await new Promise((resolve) => setTimeout(resolve, 200))
    leaving.abort()
    for (const error of await Promise.all(reads)) expect(error).to.be.instanceOf(CallerLeft)
  })
})
