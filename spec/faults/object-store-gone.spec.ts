import { once } from "node:events"
import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { expect } from "chai"
import { filesBlobs } from "../../adapters/files/blobs.ts"
import { minioBlobs } from "../../adapters/minio/blobs.ts"
import type { Blobs } from "../../core/ports/blobs.ts"
import { freshStore, type FreshStore } from "../adapters/mikro-orm/fresh-store.ts"
import { eventually } from "../support/eventually.ts"
import type { Schemas } from "../support/http.ts"
import { checksumOf } from "../support/media.ts"
import { testS3 } from "../support/s3.ts"
import { at, statusOf, dataOf } from "../support/tree-scene.ts"
import { openProxy } from "./proxy.ts"
import { aDataDir, type Inside, inside, register, type RunningServer, startServer } from "./running-service.ts"
import { keep, send, sendHalf, soundMedia } from "./sent-files.ts"

/** A store of blobs that can be taken away and given back. */
interface Removable {
  readonly settings: Readonly<Record<string, string>>
  /** The store itself, out of reach of what takes it away. */
  readonly blobs: Blobs
  takeAway(): Promise<void>
  giveBack(): Promise<void>
  close(): Promise<void>
}

/** Large enough to go in more than one part, and not to stay in the buffers of a connection. */
const LARGE = 20_000_000
const someBytes = (length: number, seed: number) => new Uint8Array(length).fill(seed)

const goneAndBack = (open: () => Promise<Removable>): void => {
  let folder: Awaited<ReturnType<typeof aDataDir>>
  let database: FreshStore
  let store: Removable
  let server: RunningServer
  let look: Inside
  let token: string
  let tree: string
  before(async () => {
    ;[folder, database, store] = [await aDataDir(), await freshStore(), await open()]
    server = await startServer({ ...folder.settings, DATABASE_URL: database.url, ...store.settings })
    look = await inside(database.url, store.blobs)
    token = await register(server)
    tree = (await dataOf(server.client(token).POST("/trees", { body: { name: "Down House" } }))).id
  })
  after(async () => {
    await look.close()
    await server.stop()
    await Promise.all([database.close(), store.close(), folder.remove()])
  })

  const refusalOf = async (asked: Promise<Response>): Promise<string> => {
    const response = await asked
    const { status, code }: Schemas["Problem"] = JSON.parse(await response.text())
    expect(status).to.equal(response.status)
    return `${status} ${code}, ${response.headers.get("content-type")}, ${response.headers.get("retry-after")}`
  }
  const OUT_OF_REACH = "503 store_unavailable, application/problem+json; charset=utf-8, 5"
  const read = (path: string) => fetch(server.url + path, { headers: { Authorization: `Bearer ${token}` } })
  const mine = async (): Promise<readonly string[]> => {
    const ids = new Set((await look.query("select id from media where tree_id = $1", [tree])).map(({ id }) => id))
    return [...ids].map(String)
  }

  it("answers 503 to uploads and reads, does all else, leaves nothing half there, and is as before when it is back", async () => {
    const before = await keep(server, token, tree, someBytes(300_000, 1))
    const { url } = await dataOf(server.client(token).GET("/media/{media_id}", at({ media_id: before })))
    await store.takeAway()
    expect(await refusalOf(send(server, token, tree, someBytes(10_000, 2)))).to.equal(OUT_OF_REACH)
    expect(await refusalOf(send(server, token, tree, someBytes(LARGE, 3)))).to.equal(OUT_OF_REACH)
    expect(await refusalOf(read(url ?? ""))).to.equal(OUT_OF_REACH)
    expect((await read("/readyz")).status).to.equal(503)
    expect((await read("/healthz")).status).to.equal(200)
    expect(
      await statusOf(
        server
          .client(token)
          .POST("/trees/{tree_id}/persons", { ...at({ tree_id: tree }), body: { given_name: "Emma" } }),
      ),
    ).to.equal(201)
    expect(await mine()).to.deep.equal([before])
    await store.giveBack()
    await eventually(async () => expect((await read("/readyz")).status).to.equal(200))
    const after = await keep(server, token, tree, someBytes(LARGE, 4))
    expect(await soundMedia(server, token, tree)).to.have.members([before, after])
    expect(checksumOf(Buffer.from(await (await read(url ?? "")).arrayBuffer()))).to.equal(
      checksumOf(someBytes(300_000, 1)),
    )
    await look.sweep()
    expect(await look.blobs()).to.have.members(await mine())
  })

  it("answers 503 to an upload that it goes away under, and forgets what it had of it", async () => {
    const before = await mine()
    const half = sendHalf(server, token, tree, someBytes(LARGE, 5))
    const answered = once(half, "response")
    await eventually(async () => expect(await look.blobs()).to.have.length(before.length + 1))
    await store.takeAway()
    half.end("\r\n--half--\r\n")
    const [answer] = await answered
    expect([answer.statusCode, answer.headers["retry-after"]]).to.deep.equal([503, "5"])
    answer.resume()
    await store.giveBack()
    await look.sweep()
    expect(await mine()).to.deep.equal(before)
    expect(await look.blobs()).to.have.members(before)
    await keep(server, token, tree, someBytes(1_000, 6))
  })

  it("keeps the blobs of a purge for later", async () => {
    const { client } = server
    const { id } = await dataOf(client(token).POST("/trees", { body: { name: "Doomed" } }))
    const media = [
      await keep(server, token, id, someBytes(1_000, 1)),
      await keep(server, token, id, someBytes(1_000, 2)),
    ]
    expect(await look.blobs()).to.include.members(media)
    await store.takeAway()
    expect(await statusOf(client(token).DELETE("/trees/{tree_id}", at({ tree_id: id })))).to.equal(204)
    expect(
      await statusOf(
        client(token).POST("/trees/{tree_id}/purge", { ...at({ tree_id: id }), body: { name: "Doomed" } }),
      ),
    ).to.equal(204)
    await eventually(async () => expect(await look.query("select from trees where id = $1", [id])).to.have.length(0))
    await eventually(async () =>
      expect(
        await look.query(
          "select from graphile_worker.jobs where task_identifier = 'remove_blobs' and attempts > 0 and locked_at is null",
        ),
      ).to.have.length(1),
    )
    await store.giveBack()
    await eventually(async () => expect(await look.blobs()).to.not.include.members(media))
    await eventually(async () => expect(await look.query("select from graphile_worker.jobs")).to.have.length(0))
  })
}

describe("The folder of media, gone", () => {
  goneAndBack(async () => {
    const folder = await aDataDir()
    const [media, aside] = [join(folder.dataDir, "media"), join(folder.dataDir, "aside")]
    await mkdir(media)
    return {
      settings: { DATA_DIR: folder.dataDir },
      blobs: filesBlobs(media),
      takeAway: async () => {
        await rename(media, aside)
        // Root may write to any folder, so the folder is replaced by a file.
        await writeFile(media, "")
      },
      giveBack: async () => {
        await rm(media)
        await rename(aside, media)
      },
      close: folder.remove,
    }
  })
})

describe("The object store, gone", () => {
  before(async function () {
    const found = await testS3()
    if (typeof found !== "string") return
    console.log(`  S3: ${found}`)
    this.skip()
  })

  goneAndBack(async () => {
    const found = await testS3()
    if (typeof found === "string") throw new Error(found)
    const options = { ...found, bucket: `stemma-spec-${Date.now()}` }
    const proxy = await openProxy(options.endpoint)
    return {
      settings: {
        S3_ENDPOINT: proxy.url,
        S3_BUCKET: options.bucket,
        S3_ACCESS_KEY: options.accessKey,
        S3_SECRET_KEY: options.secretKey,
        S3_REGION: options.region,
      },
      blobs: minioBlobs(options),
      takeAway: proxy.cut,
      giveBack: proxy.mend,
      close: proxy.cut,
    }
  })
})
