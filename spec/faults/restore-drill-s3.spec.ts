import { randomBytes } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import { testDatabase } from "../support/postgres.ts"
import { testS3 } from "../support/s3.ts"
import { stemma } from "../support/command-line.ts"
import { dataOf } from "../support/tree-scene.ts"
import { aDataDir, register, type RunningServer, startServer } from "./running-service.ts"
import { keep, soundMedia } from "./sent-files.ts"

describe("A backup of an instance with a database and an S3 store of its own", () => {
  const closing: (() => Promise<unknown>)[] = []
  after(async () => {
    for (const close of closing.reverse()) await close()
  })

  /** A database and a bucket that nothing has used yet. */
  const anInstance = async (s3: Exclude<Awaited<ReturnType<typeof testS3>>, string>) => {
    const [database, folder] = [await testDatabase(), await aDataDir()]
    closing.push(database.drop, folder.remove)
    return {
      ...folder.settings,
      DATABASE_URL: database.url,
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: `drill-${randomBytes(6).toString("hex")}`,
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
    }
  }

  it("is restored into another database and another bucket", async function () {
    const s3 = await testS3()
    if (typeof s3 === "string") return this.skip()
    const [first, second] = [await anInstance(s3), await anInstance(s3)]
    const place = await mkdtemp(join(tmpdir(), "stemma-backup-"))
    closing.push(() => rm(place, { recursive: true, force: true }))
    const running: RunningServer[] = []
    closing.push(() => Promise.all(running.map((server) => server.stop())))
    const server = await startServer(first)
    running.push(server)
    const token = await register(server)
    const { id: tree } = await dataOf(server.client(token).POST("/trees", { body: { name: "Down House" } }))
    // The largest one is stored in parts.
    for (const size of [0, 10, 200_000, 9_000_000]) await keep(server, token, tree, Uint8Array.from(randomBytes(size)))
    const media = await soundMedia(server, token, tree)
    const taken = await stemma(["backup", place], first)
    expect([taken.code, taken.out.includes("4 media (4 copied)")], taken.said).to.deep.equal([0, true])
    expect((await stemma(["backup", place], first)).out).to.include("4 media (0 copied)")
    const restored = await stemma(["restore", place], second)
    expect(restored.code, restored.said).to.equal(0)
    const other = await startServer(second)
    running.push(other)
    expect((await fetch(`${other.url}/readyz`)).status).to.equal(200)
    expect(await soundMedia(other, token, tree)).to.deep.equal(media)
    // The bucket belongs to the first database now, and no other one may take it over.
    const foreign = await stemma(["restore", place], { ...(await anInstance(s3)), S3_BUCKET: second.S3_BUCKET })
    expect([foreign.code, foreign.said.includes("belongs to another database")], foreign.said).to.deep.equal([1, true])
  })
})
