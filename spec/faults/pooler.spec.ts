import { expect } from "chai"
import pg from "pg"
import { refuseUnfitPooler } from "../../adapters/mikro-orm/refusals/pooler.ts"
import { stemma } from "../support/command-line.ts"
import { eventually } from "../support/eventually.ts"
import { type Pooler, startPgBouncer } from "../support/pgbouncer.ts"
import { migratedDatabase, type TestDatabase } from "../support/postgres.ts"
import { failure } from "../support/store.ts"
import { at, dataOf } from "../support/tree-scene.ts"
import { aDataDir, type DataDir, register, type RunningServer, startServer, startWorker } from "./running-service.ts"

describe("PgBouncer in front of the database", () => {
  let database: TestDatabase
  let folder: DataDir
  before(async function () {
    ;[database, folder] = [await migratedDatabase(), await aDataDir()]
    const tried = await startPgBouncer(database.url, { mode: "session", poolSize: 1 })
    if (typeof tried === "string") {
      console.error(`PgBouncer in front of the database: ${tried}`)
      return this.skip()
    }
    await tried.stop()
  })
  after(async () => {
    await Promise.all([database.drop(), folder.remove()])
  })

  /** Runs work with a PgBouncer. */
  const withPooler = async (
    options: Parameters<typeof startPgBouncer>[1],
    work: (pooler: Pooler) => Promise<void>,
  ): Promise<void> => {
    const pooler = await startPgBouncer(database.url, options)
    if (typeof pooler === "string") throw new Error(pooler)
    try {
      await work(pooler)
    } finally {
      await pooler.stop()
    }
  }

  const transaction = { mode: "transaction", poolSize: 4 } as const

  for (const options of [
    { mode: "transaction", poolSize: 1 },
    transaction,
    { mode: "statement", poolSize: 4 },
  ] as const) {
    it(`needs an address past it with pool_mode = ${options.mode} and ${options.poolSize} connections`, () =>
      withPooler(options, async ({ url }) => {
        const error = await failure(refuseUnfitPooler({ url }))
        expect(String(error)).to.match(/^Error: DATABASE_URL leads to a pooler .*: set DATABASE_DIRECT_URL to /)
      }))
  }

  it("is noticed while other clients use it", () =>
    withPooler(transaction, async ({ url }) => {
      const clients = [1, 2, 3].map(() => new pg.Client({ connectionString: url }))
      let isOver = false
      const load = clients.map(async (client) => {
        await client.connect()
        while (!isOver) await client.query("select 1")
      })
      const error = await failure(refuseUnfitPooler({ url }))
      isOver = true
      await Promise.all(load)
      await Promise.all(clients.map((client) => client.end()))
      expect(String(error)).to.include("leads to a pooler")
    }))

  it("needs nothing with pool_mode = session, nor does PostgreSQL itself", () =>
    withPooler({ mode: "session", poolSize: 4 }, async ({ url }) => {
      expect(await refuseUnfitPooler({ url })).to.equal("none")
      expect(await refuseUnfitPooler({ url: database.url })).to.equal("none")
    }))

  it("is refused with named statements if it does not follow them, as before 1.21, and accepted with unnamed ones", () =>
    withPooler(transaction, async ({ url, followsNames }) => {
      const route = { url, directUrl: database.url }
      const named = await refuseUnfitPooler(route).catch(String)
      if (followsNames) expect(named).to.equal("transaction")
      else expect(named).to.include("set DATABASE_STATEMENTS=unnamed, or use PgBouncer 1.21")
      expect(await refuseUnfitPooler({ ...route, statements: "unnamed" })).to.equal("transaction")
    }))

  it("is refused if the direct address leads through it too, or to another database", () =>
    withPooler(transaction, async ({ url }) => {
      const route = { url, statements: "unnamed" } as const
      const pooled = await failure(refuseUnfitPooler({ ...route, directUrl: `${url}?application_name=other` }))
      expect(String(pooled)).to.include("DATABASE_DIRECT_URL leads to a pooler")
      const other = await migratedDatabase()
      const wrong = await failure(refuseUnfitPooler({ ...route, directUrl: other.url }))
      await other.drop()
      expect(String(wrong)).to.include("leads to another database than DATABASE_URL")
    }))

  it("is named in one line by the server, the worker, the doctor and the commands on the store", () =>
    withPooler(transaction, async ({ url }) => {
      for (const words of [["serve"], ["worker"], ["doctor"], ["backup", "-"]]) {
        const { code, out, said } = await stemma(words, { ...folder.settings, DATABASE_URL: url, PORT: "0" })
        expect(code, words.join(" ")).to.equal(1)
        const lines = `${out}${said}`.split("\n").filter((line) => line.includes("leads to a pooler"))
        expect(lines, `${words.join(" ")}: ${out}${said}`).to.have.length(1)
      }
    }))

  describe("in transaction mode, with four connections", () => {
    let pooler: Pooler
    let servers: readonly RunningServer[]
    let stopWorker = async (): Promise<void> => undefined
    let settings: Readonly<Record<string, string>>
    before(async () => {
      // The settings of the service must reach each transaction, whatever the sessions of the server begin with.
      const name = pg.escapeIdentifier(new URL(database.url).pathname.slice(1))
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      await client.query(`alter database ${name} set timezone = 'Asia/Tokyo'`)
      await client.end()
      const started = await startPgBouncer(database.url, transaction)
      if (typeof started === "string") throw new Error(started)
      pooler = started
      settings = {
        ...folder.settings,
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: database.url,
        DATABASE_STATEMENTS: "unnamed",
        WORKER: "off",
      }
      servers = await Promise.all([startServer(settings), startServer(settings)])
      stopWorker = (await startWorker({ ...settings, WORKER: "on" })).stop
    })
    after(async () => {
      await stopWorker()
      await Promise.all(servers.map((server) => server.stop()))
      await pooler.stop()
    })

    it("two servers and a worker lose no write, see each other's writes, and find the same people after RECONNECT", async () => {
      const [one, other] = servers
      if (one === undefined || other === undefined) throw new Error("There are two servers.")
      const token = await register(one)
      const tree = await dataOf(one.client(token).POST("/trees", { body: { name: "Down House" } }))
      const atTree = at({ tree_id: tree.id })
      const created = await Promise.all(
        Array.from({ length: 60 }, async (_, number) => {
          const [writer, reader] = number % 2 === 0 ? [one, other] : [other, one]
          const body = { names: [{ given_name: `Charles${number}`, surname: "Darwin" }] }
          const person = await dataOf(writer.client(token).POST("/trees/{tree_id}/persons", { ...atTree, body }))
          const read = await dataOf(reader.client(token).GET("/persons/{person_id}", at({ person_id: person.id })))
          expect(read.id).to.equal(person.id)
          // The time zone of the server is not UTC.
          expect(Math.abs(Date.parse(read.created_at ?? "") - Date.now())).to.be.lessThan(600_000)
          return person.id
        }),
      )
      expect(new Set(created).size).to.equal(60)
      const found = async (server: RunningServer): Promise<readonly unknown[]> => {
        const query = { tree_id: tree.id }
        const hits = await dataOf(
          server
            .client(token)
            .GET("/trees/{tree_id}/persons", { params: { path: query, query: { q: "chrles darwn", limit: 100 } } }),
        )
        return hits.map(({ id }) => id).toSorted()
      }
      const before = await found(one)
      expect(before.length).to.be.greaterThan(0)
      await pooler.command("RECONNECT")
      for (const server of servers) expect(await found(server)).to.deep.equal(before)
    })

    it("says so at /readyz, and the doctor finds nothing wrong", async () => {
      const [server] = servers
      expect(await (await fetch(`${server?.url}/readyz`)).json()).to.deep.include({
        primary: "ready",
        pooler: "transaction",
      })
      const { out, code } = await stemma(["doctor"], { ...settings, OWNER_EMAIL: "a@example.org" })
      expect(out).to.match(/ok {7}pooler {4}transactions share sessions, .* statements are unnamed/)
      expect(code, out).to.equal(0)
    })

    it("exports, imports and jobs work", async () => {
      const [one, other] = servers
      if (one === undefined || other === undefined) throw new Error("There are two servers.")
      const token = await register(one)
      const tree = await dataOf(one.client(token).POST("/trees", { body: { name: "Import" } }))
      const people = Array.from({ length: 120 }, (_, number) => `0 @I${number}@ INDI\n1 NAME Ada${number} /Lovelace/`)
      const file = ["0 HEAD", "1 GEDC", "2 VERS 5.5.1", "1 CHAR UTF-8", ...people, "0 TRLR", ""].join("\n")
      const form = new FormData()
      form.set("file", new Blob([file]), "tree.ged")
      const headers = { Authorization: `Bearer ${token}` }
      const sent = await fetch(`${other.url}/api/v1/trees/${tree.id}/gedcom/import`, {
        method: "POST",
        body: form,
        headers,
      })
      expect(sent.status, await sent.clone().text()).to.equal(200)
      const exported = await fetch(`${one.url}/api/v1/trees/${tree.id}/gedcom/export`, { headers })
      expect((await exported.text()).match(/ INDI/g)).to.have.length(120)
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      await eventually(async () => {
        const { rows } = await client.query<{ n: number }>(
          "select count(*)::int as n from graphile_worker.jobs where run_at <= now()",
        )
        expect(rows[0]?.n).to.equal(0)
      })
      await client.end()
    })
  })
})
