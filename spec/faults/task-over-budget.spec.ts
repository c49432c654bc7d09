import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { expect } from "chai"
import { generateGedcom } from "../bench/generate-gedcom.ts"
import { eventually } from "../support/eventually.ts"
import { gedzipOf } from "../support/gedzip.ts"
import { at, dataOf } from "../support/tree-scene.ts"
import { aMigratedDataDir } from "./migrated-folder.ts"
import { type DataDir, type Inside, insideOf, register, type RunningServer, startServer } from "./running-service.ts"
import { sendFile } from "./sent-files.ts"

/** Enough for a thread with its code and a small file. */
const MEMORY = 128 * 1_048_576

const pictures = Array.from({ length: 5 }, (_, n) => `photo-${n}.bin`)

/** An archive of pictures, people and notes: the notes need much more memory than one task may hold. */
const archiveOf = (notes: number): Uint8Array<ArrayBuffer> => {
  const objects = pictures.map((path, n) => `0 @O${n}@ OBJE\n1 FILE ${path}\n2 FORM bin\n`).join("")
  const lines = Array.from({ length: notes }, (_, n) => `0 @N${n}@ NOTE ${"x".repeat(2_000)} ${n}\n`).join("")
  return Uint8Array.from(
    gedzipOf({
      "gedcom.ged": [...generateGedcom(500)].join("").replace(/0 TRLR\n?$/, `${objects}${lines}0 TRLR\n`),
      ...Object.fromEntries(pictures.map((path, seed) => [path, new Uint8Array(10_000).fill(seed)])),
    }),
  )
}

describe("A server with a task that exceeds its memory", () => {
  let folder: DataDir
  let server: RunningServer
  let look: Inside
  /** Made before the server starts, for that takes longer than a connection stays open. */
  let archive: Uint8Array<ArrayBuffer>
  before(async () => {
    folder = await aMigratedDataDir()
    archive = archiveOf(60_000)
    server = await startServer({ ...folder.settings, MAX_TASK_BYTES: String(MEMORY) })
    look = await insideOf(folder.dataDir)
  })
  after(async () => {
    await look.close()
    await server.stop()
    await folder.remove()
  })

  const aTree = async (token: string): Promise<string> =>
    (await dataOf(server.client(token).POST("/trees", { body: { name: "Down House" } }))).id

  /** Reads the tree again and again until the answer is there: how often. */
  const readUntil = async (answer: Promise<Response>, token: string, tree_id: string): Promise<number> => {
    let isOver = false
    const over = answer.finally(() => (isOver = true))
    let reads = 0
    for (; !isOver; reads++) await dataOf(server.client(token).GET("/trees/{tree_id}", at({ tree_id })))
    await over
    return reads
  }

  const nothingIsLeft = async (tree_id: string): Promise<void> => {
    await eventually(async () =>
      expect(
        await look.query("select query from pg_stat_activity where xact_start is not null and pid <> pg_backend_pid()"),
      ).to.deep.equal([]),
    )
    for (const table of ["persons", "names", "events", "relationships", "media", "kept_records", "places"])
      expect(await look.query(`select 1 from ${table} where tree_id = $1`, [tree_id]), table).to.deep.equal([])
    await look.sweep()
    expect(await look.blobs()).to.deep.equal([])
    const [own = ""] = await readdir(join(folder.dataDir, "uploads"))
    expect(await readdir(join(folder.dataDir, "uploads", own))).to.deep.equal([])
  }

  it("ends the task, keeps nothing of it, and serves everybody else meanwhile and afterwards", async () => {
    const token = await register(server)
    const tree_id = await aTree(token)
    const answer = sendFile(server, token, `/trees/${tree_id}/gedcom/import`, archive)
    expect(await readUntil(answer, token, tree_id)).to.be.greaterThan(3)
    expect((await answer).status).to.equal(413)
    expect(await (await answer).json()).to.deep.include({
      code: "over_budget",
      detail: `The task needs more than ${MEMORY} bytes of memory. Nothing was stored.`,
      limit: MEMORY,
    })
    await nothingIsLeft(tree_id)
    expect(server.child.exitCode).to.equal(null)
    const other = await sendFile(server, token, `/trees/${tree_id}/gedcom/import`, [...generateGedcom(200)].join(""))
    expect(other.status).to.equal(200)
    expect(await dataOf(server.client(token).GET("/trees/{tree_id}", at({ tree_id })))).to.include({
      person_count: 200,
    })
  })
})
