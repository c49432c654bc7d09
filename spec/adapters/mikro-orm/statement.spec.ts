import { expect } from "chai"
import fc from "fast-check"
import pg from "pg"
import { ask, askAndCommit, type Statement } from "../../../adapters/mikro-orm/statement.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

describe("A statement sent to PostgreSQL", () => {
  let store: FreshStore
  let client: pg.Client
  before(async () => {
    store = await freshStore()
    client = new pg.Client({ connectionString: store.url })
    await client.connect()
    await client.query("set timezone = 'UTC'")
  })
  after(async () => {
    await client.end()
    await store.close()
  })

  let statements = 0
  const named = (text: string): Statement => ({ name: `spec${statements++}`, text, readRow: null })
  const echo = async (type: string, value: unknown): Promise<unknown> =>
    (await ask(client, named(`select $1::${type} as x`), [value])).rows[0]
  const text = fc.string({ unit: "binary" }).map((drawn) => drawn.toWellFormed().replaceAll("\0", ""))

  it("takes and answers texts, whatever is in them, alone and in lists", async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.option(text)), async (one, many) => {
        expect(await echo("text", one)).to.deep.equal({ x: one })
        expect(await echo("text[]", many)).to.deep.equal({ x: many })
      }),
      { numRuns: 200 },
    )
  })

  it("takes and answers numbers, moments, truth, JSON and nothing", async () => {
    const moment = new Date("2026-11-21T17:39:03.125Z")
    for (const [type, value] of [
      ["integer", -7],
      ["bigint", 2 ** 40],
      ["timestamptz", moment],
      ["boolean", false],
      ["jsonb", { a: ["b"] }],
      ["integer[]", [1, 2]],
      ["uuid", null],
    ] as const) {
      expect(await echo(type, value), type).to.deep.equal({ x: value })
    }
    expect(
      await ask(client, named("select encode($1::bytea, 'hex') as x"), [new Uint8Array([0, 255, 16])]),
    ).to.deep.include({ rows: [{ x: "00ff10" }] })
  })

  it("puts columns into groups by their names, and knows them from its first answer on, on any connection", async () => {
    const statement = named(`select 1 as "a.b", 2 as c, null as "a.d" from generate_series(1, $1::integer)`)
    const row = { a: { b: 1, d: null }, c: 2 }
    expect((await ask(client, statement, [2])).rows).to.deep.equal([row, row])
    const other = new pg.Client({ connectionString: store.url })
    await other.connect()
    expect((await ask(other, statement, [1])).rows).to.deep.equal([row])
    await other.end()
  })

  it("answers how many rows it touched", async () => {
    await client.query("create temporary table counted as select generate_series(1, 3) as x")
    expect(await ask(client, named("delete from counted where x > $1"), [1])).to.deep.equal({ rows: [], count: 2 })
  })

  it("fails with the server's error and a stack that leads here, and the connection goes on", async () => {
    const divide = named("select 1 / $1::integer as x")
    for (const _ of [1, 2]) {
      const error = await ask(client, divide, [0]).catch((failure: unknown) => failure)
      expect(error).to.be.instanceOf(pg.DatabaseError).with.property("code", "22012")
      expect(error).to.have.property("stack").that.includes("statement.spec.ts")
    }
    expect(await ask(client, named("select from nowhere"), []).catch((failure: unknown) => failure)).to.have.property(
      "code",
      "42P01",
    )
    expect((await ask(client, divide, [1])).rows).to.deep.equal([{ x: 1 }])
  })

  it("goes with the commit in one round trip; if it fails, the transaction is still open", async () => {
    await client.query("create table committed (x integer primary key)")
    const insert = named("insert into committed values ($1)")
    for (const value of [1, 2]) {
      await client.query("begin")
      expect(await askAndCommit(client, insert, [value])).to.deep.equal({ rows: [], count: 1 })
    }
    await client.query("begin")
    await ask(client, insert, [3])
    expect(await askAndCommit(client, insert, [3]).catch((failure: unknown) => failure)).to.have.property(
      "code",
      "23505",
    )
    expect(await ask(client, insert, [4]).catch((failure: unknown) => failure)).to.have.property("code", "25P02")
    await client.query("rollback")
    expect(await store.query("select x from committed order by x")).to.deep.equal([{ x: 1 }, { x: 2 }])
  })

  it("fails where its connection is gone", async () => {
    const other = new pg.Client({ connectionString: store.url })
    other.on("error", () => undefined)
    await other.connect()
    const { rows } = await other.query<{ readonly pid: number }>("select pg_backend_pid() as pid")
    const asked = ask(other, named("select pg_sleep(60)"), []).catch((failure: unknown) => failure)
    await store.query("select pg_terminate_backend($1)", [rows[0]?.pid])
    expect(await asked).to.be.instanceOf(Error)
    expect(await ask(other, named("select 1"), []).catch((failure: unknown) => failure)).to.be.instanceOf(Error)
  })
})
