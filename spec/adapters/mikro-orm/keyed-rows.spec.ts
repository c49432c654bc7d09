import { expect } from "chai"
import { gatheredRows } from "../../../adapters/mikro-orm/reads/keyed/keyed-rows.ts"
import type { Sql } from "../../../adapters/mikro-orm/sql.ts"
import { statement } from "../../../adapters/mikro-orm/statements/registry.ts"
import { newId } from "../../support/builders.ts"

interface Row {
  readonly key: string
  readonly tree: string
}

const text = statement("spec keyed-rows text", "text")
const one = statement("spec keyed-rows one", "one")
const two = statement("spec keyed-rows two", "two")

/** Answers each id with two rows, once the statement is released. */
const slowSql = () => {
  const asked: (readonly unknown[])[] = []
  const releases: (() => void)[] = []
  const rows = (async (_: string, values: readonly unknown[]) => {
    asked.push(values)
    await new Promise<void>((resolve) => releases.push(resolve))
    const [tree, ids] = values
    return Array.isArray(ids)
      ? ids.flatMap((key: string) => [
          { key, tree },
          { key, tree },
        ])
      : []
  }) as Sql["rows"]
  const release = async (): Promise<void> => {
    for (const end of releases.splice(0)) end()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { asked, release, sql: { rows, rowsOnce: rows, run: async () => 0 } }
}

describe("Rows by key", () => {
  const [tree, other] = [newId<"TreeId">(), newId<"TreeId">()]

  it("of requests that arrive while a statement runs are read with one statement for each tree, and each gets its own", async () => {
    const { asked, release, sql } = slowSql()
    const read = gatheredRows(sql, sql)
    const first = read<Row>(text, tree, ["a"])
    const others = [
      read<Row>(text, tree, ["c", "b"]),
      read<Row>(text, other, ["b"]),
      read<Row>(text, tree, ["b", "b"]),
      read<Row>(text, tree, ["b"], [2_026]),
    ]
    await release()
    await release()
    expect(asked).to.deep.equal([
      [tree, ["a"]],
      [tree, ["c", "b"]],
      [other, ["b"]],
      [tree, ["b"], 2_026],
    ])
    const keys = (rows: readonly Row[]) => rows.map((row) => row.key)
    expect(keys(await first)).to.deep.equal(["a", "a"])
    const [two, foreign, repeated, dated] = await Promise.all(others)
    expect(keys(two ?? [])).to.deep.equal(["c", "c", "b", "b"])
    expect(foreign?.map((row) => row.tree)).to.deep.equal([other, other])
    expect(keys(repeated ?? [])).to.deep.equal(["b", "b"])
    expect(keys(dated ?? [])).to.deep.equal(["b", "b"])
  })

  it("of different statements do not wait for each other", () => {
    const { asked, sql } = slowSql()
    const read = gatheredRows(sql, sql)
    void read(one, tree, ["a"])
    void read(two, tree, ["b"])
    expect(asked).to.have.length(2)
  })

  it("of no ids are none, without a statement", async () => {
    const { asked, sql } = slowSql()
    expect(await gatheredRows(sql, sql)(text, tree, [])).to.deep.equal([])
    expect(asked).to.deep.equal([])
  })

  it("of many ids have a statement of their own, so that other requests do not wait", () => {
    const { asked: shared, sql: sharedSql } = slowSql()
    const { asked: own, sql: ownSql } = slowSql()
    const read = gatheredRows(sharedSql, ownSql)
    const ids = Array.from({ length: 201 }, (_, at) => String(at))
    void read(text, tree, ids)
    void read(text, tree, ["a"])
    expect([own.length, shared.length]).to.deep.equal([1, 1])
  })
})
