import { expect } from "chai"
import { aDeadPerson, newId } from "../../support/builders.ts"
import { plant, plantTree } from "../../support/store.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

describe("A read of an id that nothing has", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  const scene = async () => {
    const { tree, owner } = await plantTree(store, { visibility: "public" })
    const [seen, hidden] = [
      aDeadPerson({ treeId: tree.id }),
      aDeadPerson({ treeId: tree.id, privacy: "hidden", publicFrom: null }),
    ]
    await plant(store, { persons: [seen, hidden] })
    return { owner, seen, hidden }
  }

  it("asks what the read of a hidden person asks, and answers nothing as that does", async () => {
    const { owner, seen, hidden } = await scene()
    expect(await store.reads.persons.byId(seen.id, null)).not.to.equal(null)
    store.forget()
    expect(await store.reads.persons.byId(hidden.id, null)).to.equal(null)
    const statements = [...store.statements]
    store.forget()
    expect(await store.reads.persons.byId(newId(), null)).to.equal(null)
    expect(store.statements).to.deep.equal(statements)
    expect(await store.reads.persons.byId(hidden.id, owner.id)).not.to.equal(null)
  })

  /** The tables that the last read reads from with these values, whatever it returns. */
  const tablesRead = async (values: readonly string[]): Promise<readonly string[]> => {
    await store.query(`prepare asked as ${store.statements.findLast((text) => text.startsWith("select"))}`)
    const rows = await store.query(`explain (analyze, costs off, timing off) execute asked (${values.join(", ")})`)
    await store.query("deallocate asked")
    const plan = rows.map((row) => String(row["QUERY PLAN"]))
    const scanned = plan.flatMap((line) => / on (\w+) .*\(actual/.exec(line)?.slice(1) ?? [])
    return [...new Set(scanned)].sort()
  }

  it("reads the same tables as the read of a hidden person", async () => {
    const { seen, hidden } = await scene()
    const person = (id: string) => [`'{${id}}'`, "'{NULL}'", `'${seen.id}'`]
    await store.reads.persons.byId(seen.id, null)
    const tables = await tablesRead(person(hidden.id))
    expect(tables).to.include.members(["memberships", "persons", "trees"])
    expect(await tablesRead(person(newId()))).to.deep.equal(tables)
    await store.reads.trees.stateOf({ kind: "person", id: seen.id }, null)
    expect(await tablesRead(person(newId()))).to.deep.equal(await tablesRead(person(hidden.id)))
  })

  it("never answers with the record that was read before", async () => {
    const { owner, seen } = await scene()
    const year = 2026
    expect(await store.reads.persons.byId(seen.id, owner.id)).not.to.equal(null)
    expect(await store.reads.persons.byId(newId(), owner.id)).to.equal(null)
    expect(await store.reads.media.byId(newId(), owner.id, year)).to.equal(null)
    expect(await store.reads.sources.byId(newId(), owner.id, year)).to.equal(null)
    expect(await store.reads.trees.stateOf({ kind: "person", id: seen.id }, owner.id)).not.to.equal(null)
    expect(await store.reads.trees.stateOf({ kind: "person", id: newId() }, owner.id)).to.equal(null)
  })
})
