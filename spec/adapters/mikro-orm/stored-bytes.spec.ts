import { expect } from "chai"
import { importedTables } from "../../../adapters/mikro-orm/entities/imported.ts"
import { proposalComments, proposals } from "../../../adapters/mikro-orm/entities/proposal.ts"
import { bytesOfRow } from "../../../adapters/mikro-orm/table.ts"
import { memoryBlobs } from "../../../adapters/memory/blobs.ts"
import { playStory } from "../../examples/story.ts"
import type { TestHost } from "../../support/http.ts"
import { freshStore, type FreshStore } from "./fresh-store.ts"

const counted = [...Object.values(importedTables), proposals, proposalComments]
  .map((table) => `select x.tree_id, ${bytesOfRow(table, "x")} as bytes from ${table.name} x`)
  .concat(
    "select m.tree_id, m.size from media m",
    "select k.tree_id, octet_length(k.lines) from kept_records k",
    `select e.tree_id, coalesce(octet_length(e.before::text), 0) + coalesce(octet_length(e.after::text), 0)
      from audit_entries e`,
  )
  .join(" union all ")

const compared = `select t.id, counted.bytes::text as "counted", kept.bytes::text as "kept" from trees t,
  lateral (select coalesce(sum(bytes), 0) as bytes from (${counted}) c where c.tree_id = t.id) counted,
  lateral (select coalesce(sum(bytes), 0) as bytes from (
    select bytes from tree_revisions r where r.tree_id = t.id
    union all select bytes from stored_bytes s where s.tree_id = t.id) k) kept`

describe("The bytes that PostgreSQL keeps for each tree", () => {
  let database: FreshStore
  before(async () => {
    database = await freshStore()
  })
  after(() => database.close())

  it("are those of its rows, after each request of a story through the whole API", async () => {
    const wrong: string[] = []
    const watch = (host: TestHost): TestHost => ({
      ...host,
      fetch: async (path, init) => {
        const answer = await host.fetch(path, init)
        if ((init?.method ?? "GET") === "GET") return answer
        for (const { counted: sum, kept } of await database.query(compared))
          if (sum !== kept) wrong.push(`${init?.method} ${path}: ${kept} instead of ${sum}`)
        return answer
      },
    })
    const store = { ...database, blobs: memoryBlobs(), address: null, checks: {}, close: async () => {} }
    await playStory(store, watch)
    expect(wrong).to.deep.equal([])
  })
})
