import { mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import { stemma } from "../support/command-line.ts"
import { eventually } from "../support/eventually.ts"
import { failure } from "../support/store.ts"
import { dataOf } from "../support/tree-scene.ts"
import { aMigratedDataDir } from "./migrated-folder.ts"
import {
  aDataDir,
  type DataDir,
  type Inside,
  insideOf,
  register,
  type RunningServer,
  startServer,
} from "./running-service.ts"
import { keep } from "./sent-files.ts"

describe("Scheduled backups", () => {
  let folder: DataDir
  let place: string
  let server: RunningServer
  let look: Inside
  const settings = () => ({
    ...folder.settings,
    BACKUP_SCHEDULE: "0 0 29 2 *",
    BACKUP_DIR: join(place, "backups"),
    BACKUP_KEEP: "2",
  })
  before(async () => {
    folder = await aMigratedDataDir()
    place = await mkdtemp(join(tmpdir(), "stemma-scheduled-"))
    server = await startServer(settings())
    look = await insideOf(folder.dataDir)
  })
  after(async () => {
    await look.close()
    await server.stop()
    await folder.remove()
    await rm(place, { recursive: true, force: true })
  })

  const backups = async () => (await readdir(join(place, "backups"))).filter((name) => name.endsWith(".rows"))
  const logs = (text: string) => server.logged.filter((line) => line.includes(text)).length
  /** What the schedule does at its time. */
  const run = () => look.query("select from graphile_worker.add_job('back_up', max_attempts => 1)")

  it("are a job of the worker, by their schedule", async () => {
    // The server answers before its worker has written down the schedule.
    await eventually(async () => {
      const known = await look.query("select from graphile_worker._private_known_crontabs where identifier = 'back_up'")
      expect(known).to.have.length(1)
    })
  })

  it("keep as many as they are asked to", async () => {
    for (let n = 1; n <= 3; n++) {
      await run()
      await eventually(() => expect(logs("backup taken")).to.equal(n))
    }
    expect(await backups()).to.have.length(2)
    expect((await stemma(["verify", join(place, "backups")], {})).code).to.equal(0)
  })

  it("that fail or lack media are logged clearly, and remove no older ones", async () => {
    const token = await register(server)
    const { id: tree } = await dataOf(server.client(token).POST("/trees", { body: { name: "Down House" } }))
    const medium = await keep(server, token, tree, new Uint8Array(1_000))
    const media = join(folder.dataDir, "media")
    await rename(media, `${media}-aside`)
    const before = await backups()
    await run()
    await eventually(() => expect(logs("The scheduled backup failed, and older backups are kept")).to.equal(1))
    expect(await backups()).to.deep.equal(before)
    await rename(`${media}-aside`, media)
    await rm(join(media, tree, medium))
    await run()
    await eventually(() => expect(logs("backup taken without all media; older backups are kept")).to.equal(1))
    expect(logs(medium)).to.be.greaterThan(0)
    expect(await backups()).to.have.length(3)
    expect((await stemma(["verify", join(place, "backups")], {})).code).to.equal(3)
  })

  it("stop the start with one line if their folder cannot be used", async () => {
    const other = await aDataDir()
    await writeFile(join(place, "letter"), "Dear Emma,")
    for (const dir of [place, join(place, "letter")]) {
      const error = await failure(startServer({ ...settings(), ...other.settings, BACKUP_DIR: dir }))
      expect(String(error)).to.match(/It ended, and said: BACKUP_DIR "[^\n]*" cannot be used: [^\n]*\n?$/)
    }
    await other.remove()
  })
})
