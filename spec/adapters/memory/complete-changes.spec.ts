import { expect } from "chai"
import { memoryBlobs } from "../../../adapters/memory/blobs.ts"
import { snakeCase } from "../../../core/codec/snake-case.ts"
import { playStory } from "../../examples/story.ts"
import { deletedLongAgo, purgeAll, removedKinds } from "../../support/changes/purge-scene.ts"
import { notRecorded, recorded } from "../../support/changes/recorded-tables.ts"
import { unrecordedIn, watchedStore } from "./watched-tables.ts"

describe("The changes of a story through every operation, in memory", () => {
  const watched = watchedStore()
  before(() => playStory({ ...watched.store, blobs: memoryBlobs(), address: null, checks: {}, close: async () => {} }))

  it("have an entry for every row that a command wrote", () => {
    expect(watched.transactions()).to.be.greaterThan(60)
    expect(watched.rows.length).to.be.greaterThan(100)
    expect(unrecordedIn(watched)).to.deep.equal([])
  })

  it("would be found out if an entry were missing", () => {
    const rows = watched.rows.map((row) => (row.kind === "relationship" ? { ...row, hasEntry: false } : row))
    expect(unrecordedIn({ ...watched, rows })).to.include("relationship UPDATE")
  })

  it("have no entry about a row that was not written", () => {
    expect(watched.invented).to.deep.equal([])
  })

  it("count their entries, those of imports too", () => {
    expect(watched.miscounted).to.deep.equal([])
  })
})

describe("The changes of the jobs that remove what was deleted, in memory", () => {
  it("have an entry for every row that is left or was removed by itself", async () => {
    const watched = watchedStore()
    const { kept, gone } = await deletedLongAgo(watched.store)
    watched.forget()
    await purgeAll(watched.store, gone)
    const removed = new Set(
      watched.rows.flatMap(({ kind, op, treeId }) => (op === "DELETE" && treeId === kept ? kind : [])),
    )
    expect([...removed]).to.have.members(removedKinds)
    // The session had ended long before.
    expect(unrecordedIn(watched)).to.deep.equal(["session DELETE"])
    expect([watched.invented, watched.miscounted]).to.deep.equal([[], []])
  })
})

describe("The tables in memory", () => {
  it("have entries for their rows, or a reason for none", () => {
    // The last two say in memory what columns of other tables say in the database.
    const known = [
      ...Object.values(recorded).map(([table]) => table),
      ...Object.keys(notRecorded),
      ...["imported_rows", "kept_imports"],
    ]
    const { tables } = watchedStore()
    expect(Object.keys(tables).map(snakeCase)).to.satisfy((names: string[]) =>
      names.every((name) => known.includes(name)),
    )
  })
})
