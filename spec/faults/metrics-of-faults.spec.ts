import { mkdtemp, rename, rm, statfs } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import { postOffice } from "../support/post-office.ts"
import { eventually } from "../support/eventually.ts"
import { dataOf } from "../support/tree-scene.ts"
import { aMigratedDataDir } from "./migrated-folder.ts"
import { type DataDir, type Inside, insideOf, register, type RunningServer, startServer } from "./running-service.ts"
import { keep } from "./sent-files.ts"

/** The value of one series; null if the text does not have it. */
const valueIn = (text: string, series: string): number | null => {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `))
  return line === undefined ? null : Number(line.slice(series.length + 1))
}

describe("The metrics that an alarm needs, after each really happened", () => {
  let folder: DataDir
  let place: string
  let server: RunningServer
  let look: Inside
  let office: Awaited<ReturnType<typeof postOffice>>
  before(async () => {
    folder = await aMigratedDataDir()
    place = await mkdtemp(join(tmpdir(), "stemma-metrics-"))
    office = await postOffice({
      onRcptTo: ({ address }, _session, done) => {
        if (address.startsWith("gone")) return done(Object.assign(new Error("No such mailbox."), { responseCode: 550 }))
        if (address.startsWith("later")) return done(Object.assign(new Error("Try later."), { responseCode: 451 }))
        done()
      },
    })
    server = await startServer({
      ...folder.settings,
      BACKUP_SCHEDULE: "0 0 29 2 *",
      BACKUP_DIR: join(place, "backups"),
      SMTP_URL: office.url(),
      MAIL_FROM: "stemma@example.org",
    })
    look = await insideOf(folder.dataDir)
  })
  after(async () => {
    await look.close()
    await server.stop()
    await office.close()
    await folder.remove()
    await rm(place, { recursive: true, force: true })
  })

  const value = async (series: string): Promise<number | null> =>
    valueIn(await (await fetch(`${server.url}/metrics`)).text(), series)
  const becomes = (series: string, expected: number) =>
    eventually(async () => expect(await value(series), series).to.equal(expected))
  const backUp = () => look.query("select from graphile_worker.add_job('back_up', max_attempts => 1)")

  it("show no age of a backup before there is one, and counts that begin at zero", async () => {
    expect(await value("backup_age_seconds")).to.equal(null)
    for (const outcome of ["complete", "incomplete", "failed"])
      expect(await value(`backups_total{outcome="${outcome}"}`), outcome).to.equal(0)
    for (const outcome of ["sent", "refused", "failed"])
      expect(await value(`mails_total{outcome="${outcome}"}`), outcome).to.equal(0)
  })

  it("show the age of the last complete backup, and count those that fail or lack media", async () => {
    const token = await register(server)
    const { id: tree } = await dataOf(server.client(token).POST("/trees", { body: { name: "Down House" } }))
    await keep(server, token, tree, new Uint8Array(1_000))
    await backUp()
    await becomes('backups_total{outcome="complete"}', 1)
    const age = await value("backup_age_seconds")
    expect(age).to.be.within(0, 3_600)
    const media = join(folder.dataDir, "media")
    await rename(media, `${media}-aside`)
    await backUp()
    await becomes('backups_total{outcome="failed"}', 1)
    await becomes('jobs_total{kind="back_up",outcome="failed"}', 1)
    await rename(`${media}-aside`, media)
    // No backup has the bytes of this one yet.
    await rm(join(media, tree, await keep(server, token, tree, new Uint8Array(2_000))))
    await backUp()
    await becomes('backups_total{outcome="incomplete"}', 1)
  })

  it("show the free bytes of the disks of data and backups", async () => {
    for (const [name, path] of [
      ["data", folder.dataDir],
      ["backups", place],
    ] as const) {
      const { bavail, bsize } = await statfs(path)
      const shown = await value(`disk_free_bytes{folder="${name}"}`)
      // Other processes write to the same disk.
      expect(shown, name).to.be.within(bavail * bsize * 0.5, bavail * bsize * 2)
    }
  })

  it("count mails that are sent, refused for good, and failed", async () => {
    const sent = (await value('mails_total{outcome="sent"}')) ?? 0
    await register(server, "emma@example.org")
    await becomes('mails_total{outcome="sent"}', sent + 1)
    await register(server, "gone@example.org")
    await becomes('mails_total{outcome="refused"}', 1)
    await register(server, "later@example.org")
    await eventually(async () => expect(await value('mails_total{outcome="failed"}')).to.be.greaterThan(0))
  })

  it("count sign-ins that are refused, by their reason", async () => {
    const login = (email: string, password: string) =>
      fetch(`${server.url}/api/v1/auth/login`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email, password }),
      })
    expect((await login("emma@example.org", "not the password")).status).to.equal(401)
    await becomes('sign_ins_refused_total{operation="login",reason="wrong_credentials"}', 1)
  })
})
