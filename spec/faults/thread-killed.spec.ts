import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import pg from "pg"
import type { HeavyCall, HeavyHead } from "../../adapters/http/host/heavy-call.ts"
import { openHeavyWork } from "../../adapters/worker-threads/heavy-work.ts"
import { startThread } from "../../adapters/worker-threads/thread.ts"
import { readConfig } from "../../bootstrap/config.ts"
import type { StoreAddress } from "../../bootstrap/stores/store.ts"
import { generateGedcom } from "../bench/generate-gedcom.ts"
import { eventually } from "../support/eventually.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { hosts, type TestHost, type TestUser } from "../support/http.ts"
import { failure } from "../support/store.ts"
import { plantTree, dataOf, type TreeScene } from "../support/tree-scene.ts"

const text = [...generateGedcom(500)].join("")

describe("The thread of an import that is killed in the midst of storing", () => {
  let host: TestHost
  let owner: TestUser
  let tree: TreeScene
  let address: StoreAddress
  let folder: string
  before(async () => {
    host = (await hosts.find(({ name }) => name === "PostgreSQL")?.start()) ?? expect.fail("no such host")
    owner = await host.user()
    tree = await plantTree(host, owner)
    address = host.store.address ?? expect.fail("the store is at no address")
    folder = await mkdtemp(join(tmpdir(), "stemma-thread-"))
  })
  after(async () => {
    await host.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const threads = () => {
    const config = readConfig({})
    if (E.isLeft(config)) throw new Error(config.left)
    return openHeavyWork<HeavyCall, HeavyHead>({
      threads: 2,
      start: () =>
        startThread({
          url: new URL("../../bootstrap/heavy-worker.ts", import.meta.url),
          data: { ...address, config: config.right, connections: 2, snapshots: 1, uploadDir: folder },
          budget: { memoryBytes: 1_073_741_824, seconds: 3_600 },
          ahead: Number.POSITIVE_INFINITY,
          log: () => {},
        }),
    })
  }

  const importCall = async (): Promise<HeavyCall> => {
    const path = join(folder, "family.ged")
    await writeFile(path, text)
    const { id: userId } = owner.user
    return {
      operationId: "importGedcom",
      traceparent: null,
      wanted: { path: `/trees/${tree.id}/gedcom/import`, language: "en", inLines: false },
      call: {
        actor: { userId, sessionId: userId, requestId: null },
        reader: { userId, surface: "member" },
        params: { treeId: tree.id },
        input: { file: { folder, path, size: text.length }, defaultAction: "new", resolutions: {} },
        ifMatch: null,
        requestId: "a request",
        userAgent: null,
        wantsOther: false,
      },
      repeat: null,
    }
  }

  it("leaves nothing of it behind, and the service takes the same file then", async () => {
    const look = new pg.Pool({ connectionString: address.databaseUrl })
    const lock = await look.connect()
    const waiting = async (): Promise<number> =>
      (await look.query("select 1 from pg_stat_activity where backend_xid is not null and wait_event_type = 'Lock'"))
        .rows.length
    // The import comes to its relationships and waits there: people are written by then.
    await lock.query("begin; lock table relationships in exclusive mode")
    const work = threads()
    const place = work.reserve("owner", "alone") ?? expect.fail("no place")
    const run = failure(
      place.run({
        call: await importCall(),
        size: text.length,
        progress: () => {},
        left: new AbortController().signal,
        completesFrom: "storing",
        sequence: null,
      }),
    )
    await eventually(async () => expect(await waiting()).to.equal(1))
    await work.close()
    expect(await run).to.be.instanceOf(Error)
    await lock.query("rollback")
    lock.release()
    await eventually(async () =>
      expect(
        (await look.query("select 1 from pg_stat_activity where xact_start is not null and pid <> pg_backend_pid()"))
          .rows,
      ).to.deep.equal([]),
    )
    for (const table of ["persons", "names", "events", "relationships", "kept_records", "places"])
      expect((await look.query(`select 1 from ${table} where tree_id = $1`, [tree.id])).rows, table).to.deep.equal([])
    await look.end()
    expect((await sendGedcom(host, owner, tree.id, text)).status).to.equal(200)
    expect(await dataOf(owner.api.GET("/trees/{tree_id}", tree.at))).to.include({ person_count: 500 })
  })
})
