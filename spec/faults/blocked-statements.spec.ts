import { expect } from "chai"
import pg from "pg"
import { type FreshStore, freshStore } from "../adapters/mikro-orm/fresh-store.ts"
import { eventually } from "../support/eventually.ts"
import { at, dataOf } from "../support/tree-scene.ts"
import { aDataDir, register, type RunningServer, startServer } from "./running-service.ts"

/** More than the service has connections for. */
const MANY = 15

interface Tenant {
  readonly token: string
  readonly tree: string
  readonly person: string
  /** Somebody else of the tree. */
  readonly relative: string
}

describe("Statements that wait for a lock", () => {
  let folder: Awaited<ReturnType<typeof aDataDir>>
  let database: FreshStore
  let server: RunningServer
  let holder: pg.Client
  let one: Tenant
  let other: Tenant
  before(async () => {
    ;[folder, database] = [await aDataDir(), await freshStore()]
    server = await startServer({ ...folder.settings, DATABASE_URL: database.url })
    holder = new pg.Client({ connectionString: database.url })
    await holder.connect()
    ;[one, other] = [await tenant(), await tenant()]
  })
  beforeEach(() => holder.query("begin"))
  afterEach(() => holder.query("rollback"))
  after(async () => {
    await holder.end()
    await server.stop()
    await Promise.all([folder.remove(), database.close()])
  })

  const tenant = async (): Promise<Tenant> => {
    const token = await register(server)
    const { id: tree } = await dataOf(server.client(token).POST("/trees", { body: { name: "Down House" } }))
    const personCalled = async (given_name: string): Promise<string> => {
      const body = { given_name }
      return (await dataOf(server.client(token).POST("/trees/{tree_id}/persons", { ...at({ tree_id: tree }), body })))
        .id
    }
    return { token, tree, person: await personCalled("Emma"), relative: await personCalled("Charles") }
  }
  const ask = (path: string, { token }: Tenant, more: RequestInit = {}): Promise<Response> =>
    fetch(`${server.url}/api/v1${path}`, {
      ...more,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    })
  const rename = (of: Tenant, name: string) =>
    ask(`/persons/${of.person}`, of, { method: "PATCH", body: JSON.stringify({ notes: name }) })
  const ancestors = (of: Tenant, more: RequestInit = {}) => ask(`/persons/${of.person}/ancestors`, of, more)
  const kinship = (of: Tenant, more: RequestInit = {}) => ask(`/persons/${of.person}/kinship/${of.relative}`, of, more)
  const waiting = async (): Promise<number> =>
    (
      await database.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).length
  const expectBusy = async (answers: readonly Promise<Response>[]): Promise<void> => {
    for (const answer of await Promise.all(answers)) {
      expect(answer.status).to.equal(503)
      expect(Number(answer.headers.get("retry-after"))).to.be.within(1, 60)
      expect(await answer.json()).to.include({ code: "store_busy" })
    }
  }
  const expectService = async (): Promise<void> => {
    for (const path of [`/trees/${other.tree}`, `/persons/${other.person}`, "/users/me"])
      expect((await ask(path, other)).status, path).to.equal(200)
    expect((await rename(other, "Not to be kept waiting")).status).to.equal(200)
    expect((await fetch(`${server.url}/readyz`)).status).to.equal(200)
  }

  it("long reads of one account leave simple reads and writes to the others, and end with 503 and Retry-After", async () => {
    await holder.query("lock table relationships in access exclusive mode")
    const reads = Array.from({ length: MANY }, () => kinship(one))
    await eventually(async () => expect(await waiting()).to.be.greaterThan(1))
    await expectService()
    await expectBusy(reads)
    await expectService()
  })

  it("charts of one account wait for each other, leave the rest to the others, and end with 503 and Retry-After", async () => {
    await holder.query("lock table relationships in access exclusive mode")
    const reads = Array.from({ length: MANY }, () => ancestors(one))
    await eventually(async () => expect(await waiting()).to.equal(1))
    await expectService()
    await expectBusy(reads)
    await expectService()
  })

  it("so do long reads of people who have not signed in", async () => {
    await dataOf(
      server
        .client(one.token)
        .PATCH("/trees/{tree_id}", { ...at({ tree_id: one.tree }), body: { visibility: "public" } }),
    )
    await holder.query("lock table persons in access exclusive mode")
    const searches = Array.from({ length: MANY }, () =>
      fetch(`${server.url}/api/v1/public/trees/${one.tree}/persons?q=${"Wolfeschlegelstein".repeat(20)}`),
    )
    await eventually(async () => expect(await waiting()).to.be.greaterThan(0))
    for (const path of ["/users/me", "/auth/sessions"]) expect((await ask(path, other)).status, path).to.equal(200)
    expect((await fetch(`${server.url}/readyz`)).status).to.equal(200)
    await holder.query("rollback")
    expect((await Promise.all(searches)).map(({ status }) => status)).to.deep.equal(searches.map(() => 200))
  })

  it(
    "writes of one account to a tree that someone holds leave reads and writes to the others, and do nothing when " +
      "they end with 503",
    async () => {
      await holder.query("select from trees where id = $1 for update", [one.tree])
      await holder.query("select from persons where id = $1 for update", [one.person])
      const writes = Array.from({ length: MANY }, (_, n) => rename(one, `Late ${n}`))
      await eventually(async () => expect(await waiting()).to.be.greaterThan(1))
      await expectService()
      await expectBusy(writes)
      await holder.query("rollback")
      expect(await (await ask(`/persons/${one.person}`, one)).json()).to.include({ notes: null })
      expect((await rename(one, "In time")).status).to.equal(200)
    },
  )

  it("a read whose reader leaves is cancelled, and its connection is free again", async () => {
    await holder.query("lock table relationships in access exclusive mode")
    for (let round = 0; round < 3; round++) {
      const leaving = new AbortController()
      const reads = Array.from({ length: MANY }, () => kinship(one, { signal: leaving.signal }).catch(() => null))
      await eventually(async () => expect(await waiting()).to.be.greaterThan(1))
      leaving.abort()
      await Promise.all(reads)
      await eventually(async () => expect(await waiting()).to.equal(0))
    }
    await holder.query("rollback")
    expect((await kinship(one)).status).to.equal(200)
  })
})
