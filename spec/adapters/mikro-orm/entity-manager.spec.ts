import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import { filesBlobs } from "../../../adapters/files/blobs.ts"
import { openMikroOrmStore } from "../../../adapters/mikro-orm/store.ts"
import { currentCaller } from "../../../bootstrap/callers.ts"
import { playStory } from "../../examples/story.ts"
import { migratedDatabase } from "../../support/postgres.ts"

/**
 * Writes as `insert persons`, with how often they were sent. MikroORM quotes each name and puts the values into the
 * text; our own statements have parameters.
 */
interface Writes {
  readonly byEntityManager: Map<string, number>
  readonly bySql: Map<string, number>
}

const verbs = /^(insert) into ("?)(\w+)|^(update) ("?)(\w+)|^(delete) from ("?)(\w+)/

const countWrite = ({ byEntityManager, bySql }: Writes, text: string): void => {
  const found = verbs.exec(text.trim())
  if (found === null) return
  const [verb, quote, table] = found.slice(1).filter((part) => part !== undefined)
  const counts = quote === "" || text.includes("$1") ? bySql : byEntityManager
  counts.set(`${verb} ${table}`, (counts.get(`${verb} ${table}`) ?? 0) + 1)
}

describe("The writes of a story through every operation", () => {
  const writes: Writes = { byEntityManager: new Map(), bySql: new Map() }
  before(async () => {
    const database = await migratedDatabase()
    const folder = await mkdtemp(join(tmpdir(), "stemma-media-"))
    const store = await openMikroOrmStore({
      url: database.url,
      caller: currentCaller,
      onStatement: (text) => countWrite(writes, text),
    })
    const close = async (): Promise<void> => {
      await store.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    }
    await playStory({
      ...store,
      blobs: filesBlobs(folder),
      address: null,
      checks: { database: () => store.ping() },
      close,
    })
  })

  /** The tables that a verb is sent for, in order. */
  const tablesOf = (counts: ReadonlyMap<string, number>, verb: string): readonly string[] =>
    [...counts.keys()]
      .filter((write) => write.startsWith(`${verb} `))
      .map((write) => write.slice(verb.length + 1))
      .toSorted()

  it("insert new rows through the entity manager of MikroORM", () => {
    const accounts = ["api_tokens", "email_tokens", "identities", "sessions", "users"]
    const trees = ["gedcom_uploads", "invitations", "links", "memberships", "trees", "webhook_progress", "webhooks"]
    const evidence = ["citations", "media", "media_links", "sources"]
    const records = ["associations", "events", "names", "persons", "relationships", ...evidence]
    expect(tablesOf(writes.byEntityManager, "insert")).to.deep.equal(
      [...accounts, ...trees, ...records, "comments", "proposal_comments", "proposals", "questions"].toSorted(),
    )
  })

  it("write rows back through it", () => {
    expect(tablesOf(writes.byEntityManager, "update")).to.deep.equal([
      ...["associations", "citations", "comments", "events", "media", "names", "persons", "proposals"],
      ...["questions", "relationships", "sources", "users"],
    ])
  })

  it("insert by SQL what record 17 names: rows that may be there already, kept records, and the rows of imports", () => {
    const mayBeThere = ["places", "stored_bytes", "tries"]
    const imported = ["associations", "citations", "events", "media", "names", "persons", "relationships", "sources"]
    expect(tablesOf(writes.bySql, "insert")).to.deep.equal(
      [...mayBeThere, ...imported, "comments", "kept_records"].toSorted(),
    )
  })

  it("update by SQL counters, numbers of changes, the times of mails and what a purge leaves", () => {
    expect(tablesOf(writes.bySql, "update")).to.deep.equal([
      "audit_entries",
      "changes",
      "invitations",
      "links",
      "trees",
      "webhook_progress",
    ])
  })

  it("delete through it where no deleted row is recorded", () => {
    expect(tablesOf(writes.byEntityManager, "delete")).to.deep.equal(["email_tokens", "trees"])
  })
})
