import { expect } from "chai"
import pg from "pg"
import { refuseTransactionPooler } from "../../adapters/mikro-orm/refusals/pooler.ts"
import { aDataDir, type DataDir } from "./running-service.ts"
import { stemma } from "../support/command-line.ts"
import { startPgBouncer } from "../support/pgbouncer.ts"
import { migratedDatabase, type TestDatabase } from "../support/postgres.ts"
import { failure } from "../support/store.ts"

describe("PgBouncer in front of the database", () => {
  let database: TestDatabase
  let folder: DataDir
  before(async () => {
    ;[database, folder] = [await migratedDatabase(), await aDataDir()]
  })
  after(async () => {
    await Promise.all([database.drop(), folder.remove()])
  })

  const poolers = [
    { mode: "transaction", poolSize: 1 },
    { mode: "transaction", poolSize: 4 },
    { mode: "statement", poolSize: 4 },
  ] as const
  for (const options of poolers) {
    it(`is refused with pool_mode = ${options.mode} and ${options.poolSize} connections`, async function () {
      const pooler = await startPgBouncer(database.url, options)
      if (typeof pooler === "string") return this.skip()
      try {
        const error = await failure(refuseTransactionPooler(pooler.url))
        expect(String(error)).to.match(/^Error: DATABASE_URL leads to a pooler .* set pool_mode = session\.$/)
      } finally {
        await pooler.stop()
      }
    })
  }

  it("is refused while other clients use it", async function () {
    const pooler = await startPgBouncer(database.url, { mode: "transaction", poolSize: 4 })
    if (typeof pooler === "string") return this.skip()
    const clients = [1, 2, 3].map(() => new pg.Client({ connectionString: pooler.url }))
    try {
      let isOver = false
      const load = clients.map(async (client) => {
        await client.connect()
        while (!isOver) await client.query("select 1")
      })
      const error = await failure(refuseTransactionPooler(pooler.url))
      isOver = true
      await Promise.all(load)
      expect(String(error)).to.include("leads to a pooler")
    } finally {
      await Promise.all(clients.map((client) => client.end()))
      await pooler.stop()
    }
  })

  it("is accepted with pool_mode = session, and so is PostgreSQL itself", async function () {
    await refuseTransactionPooler(database.url)
    const pooler = await startPgBouncer(database.url, { mode: "session", poolSize: 4 })
    if (typeof pooler === "string") return this.skip()
    await refuseTransactionPooler(pooler.url)
    await pooler.stop()
  })

  it("is named in one line by the server, the worker, the doctor and the commands on the store", async function () {
    const pooler = await startPgBouncer(database.url, { mode: "transaction", poolSize: 4 })
    if (typeof pooler === "string") return this.skip()
    try {
      for (const words of [["serve"], ["worker"], ["doctor"], ["backup", "-"]]) {
        const { code, out, said } = await stemma(words, { ...folder.settings, DATABASE_URL: pooler.url, PORT: "0" })
        expect(code, words.join(" ")).to.equal(1)
        const lines = `${out}${said}`.split("\n").filter((line) => line.includes("leads to a pooler"))
        expect(lines, `${words.join(" ")}: ${out}${said}`).to.have.length(1)
      }
    } finally {
      await pooler.stop()
    }
  })
})
