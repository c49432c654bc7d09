import { once } from "node:events"
import { access, mkdir, readFile, rename, rm } from "node:fs/promises"
import { createServer, type Socket } from "node:net"
import { join } from "node:path"
import { expect } from "chai"
import { filesBlobs } from "../../adapters/files/blobs.ts"
import { freshStore, type FreshStore } from "../adapters/mikro-orm/fresh-store.ts"
import { eventually } from "../support/eventually.ts"
import type { Schemas } from "../support/http.ts"
import { failure } from "../support/store.ts"
import { dataOf } from "../support/tree-scene.ts"
import { aDataDir, type DataDir, inside, register, type RunningServer, startServer } from "./running-service.ts"
import { keep, soundMedia } from "./sent-files.ts"

/** What `/readyz` says: `ready`, or the detail of its problem. */
const readiness = async ({ url }: RunningServer): Promise<string> => {
  const response = await fetch(`${url}/readyz`)
  const { detail }: Partial<Schemas["Problem"]> = JSON.parse(await response.text())
  expect(response.status).to.equal(detail === undefined ? 200 : 503)
  return detail ?? "ready"
}
const NOT_READY = "These checks fail: media."

describe("The store of media of a database", () => {
  let database: FreshStore
  let folders: readonly DataDir[]
  let servers: RunningServer[]
  beforeEach(async () => {
    database = await freshStore()
    folders = [await aDataDir(), await aDataDir()]
    servers = []
  })
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await database.close()
    await Promise.all(folders.map(({ remove }) => remove()))
  })

  const start = async (folder: 0 | 1, settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> => {
    const server = await startServer({ ...folders[folder]?.settings, DATABASE_URL: database.url, ...settings })
    servers.push(server)
    return server
  }
  const mediaIn = (folder: 0 | 1): string => join(folders[folder]?.dataDir ?? "", "media")

  it("is known by its identity: a process that sees another one warns, and is not ready", async () => {
    const first = await start(0)
    expect(await readiness(first)).to.equal("ready")
    await mkdir(mediaIn(1))
    const second = await start(1)
    expect(await readiness(second)).to.equal(NOT_READY)
    await eventually(() =>
      expect(second.logged.join("\n")).to.contain("The store of media is not the one that this database was used with"),
    )
    expect(await readiness(first)).to.equal("ready")
  })

  it("is the same one for a second process, and after a restart", async () => {
    const first = await start(0)
    const second = await start(0)
    expect(await readiness(second)).to.equal("ready")
    await first.stop()
    expect(await readiness(await start(0))).to.equal("ready")
    const [row] = await database.query("select id from blob_store")
    expect(await readFile(join(mediaIn(0), ".store-id"), "utf8")).to.equal(`${String(row?.id)}\n`)
  })

  it("is not created again when it is missing, and is found without a restart when it is back", async () => {
    const first = await start(0)
    const token = await register(first)
    const { id: tree } = await dataOf(first.client(token).POST("/trees", { body: { name: "Down House" } }))
    const medium = await keep(first, token, tree, new Uint8Array(1_000))
    await first.stop()
    await rename(mediaIn(0), `${mediaIn(0)}-aside`)
    const second = await start(0)
    expect(await readiness(second)).to.equal(NOT_READY)
    await eventually(() =>
      expect(second.logged.join("\n")).to.contain(`The folder of media, ${mediaIn(0)}, is missing`),
    )
    expect(await failure(access(mediaIn(0)))).to.be.instanceOf(Error)
    // An empty folder, such as that of a disk that is not mounted, is not it either.
    await mkdir(mediaIn(0))
    expect(await readiness(second)).to.equal(NOT_READY)
    await rm(mediaIn(0), { recursive: true })
    await rename(`${mediaIn(0)}-aside`, mediaIn(0))
    expect(await readiness(second)).to.equal("ready")
    expect(await soundMedia(second, token, tree)).to.deep.equal([medium])
  })

  it("is not taken over by another database, and loses nothing to its sweep", async () => {
    const first = await start(0)
    const token = await register(first)
    const { id: tree } = await dataOf(first.client(token).POST("/trees", { body: { name: "Down House" } }))
    const medium = await keep(first, token, tree, new Uint8Array(1_000))
    const other = await freshStore()
    try {
      const stranger = await start(0, { DATABASE_URL: other.url })
      expect(await readiness(stranger)).to.equal(NOT_READY)
      const look = await inside(other.url, filesBlobs(mediaIn(0)))
      expect(await failure(look.sweep())).to.be.instanceOf(Error)
      expect(await look.blobs()).to.deep.equal([medium])
      await look.close()
      await stranger.stop()
    } finally {
      await other.close()
    }
  })

  it("that never answers keeps neither the start nor /readyz waiting", async () => {
    const sockets = new Set<Socket>()
    const hole = createServer((socket) => sockets.add(socket.on("error", () => undefined)))
    await once(hole.listen(0, "127.0.0.1"), "listening")
    const address = hole.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    try {
      const server = await start(0, {
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_BUCKET: "media",
        S3_ACCESS_KEY: "key",
        S3_SECRET_KEY: "secret",
      })
      const probes = await Promise.all([1, 2, 3].map(() => readiness(server)))
      expect(probes).to.deep.equal([NOT_READY, NOT_READY, NOT_READY])
      // The hole still holds the questions: nothing of it has ended meanwhile.
      expect([...sockets].some(({ destroyed }) => !destroyed)).to.equal(true)
    } finally {
      for (const socket of sockets) socket.destroy()
      hole.close()
    }
  })
})
