import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { crc32, deflateRawSync } from "node:zlib"
import { expect } from "chai"
import manifest from "../../package.json" with { type: "json" }
import { filesBlobs } from "../../adapters/files/blobs.ts"
import { tokens } from "../../adapters/crypto/tokens.ts"
import { freshStore, type FreshStore } from "../adapters/mikro-orm/fresh-store.ts"
import { ids, soundAccount } from "../support/backup-file.ts"
import { eventually } from "../support/eventually.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import type { Schemas } from "../support/http.ts"
import { checksumOf } from "../support/media.ts"
import { at, refused, statusOf, dataOf } from "../support/tree-scene.ts"
import { zipOf, type ZipPart } from "../support/zip.ts"
import { type Inside, inside, insideOf, register, type RunningServer, startServer } from "./running-service.ts"
import { keep, send, sendFile, sendHalf, soundMedia } from "./sent-files.ts"
import { aSmallDisk, type SmallDisk } from "./small-disk.ts"

const MIB = 1_048_576
const DISK = 96 * MIB
/** More than the disk has room for while it is nearly full, and nothing when it is packed. */
const LARGE = new Uint8Array(24 * MIB)

const packed = (name: string, content: Uint8Array): ZipPart => ({
  name,
  bytes: deflateRawSync(content),
  method: 8,
  crc32: crc32(content),
  size: content.length,
})

const gedzip = Uint8Array.from(
  zipOf(
    { name: "gedcom.ged", bytes: gedcomText("0 @M1@ OBJE\n1 FILE scan.bin\n2 FORM application/octet-stream", "7.0") },
    packed("scan.bin", LARGE),
  ),
)

/** A backup with one medium, which is large when it is unpacked. */
const backup = (): Uint8Array<ArrayBuffer> => {
  const account = soundAccount()
  for (const tree of account.trees)
    for (const row of tree.media) Object.assign(row, { size: LARGE.length, checksum: checksumOf(LARGE) })
  return Uint8Array.from(
    zipOf({ name: "account.json", bytes: JSON.stringify(account) }, packed(`media/${ids.media}`, LARGE)),
  )
}

describe("A full disk of media and uploads", () => {
  let disk: SmallDisk
  let database: FreshStore
  let server: RunningServer
  let look: Inside
  let token: string
  let tree: string
  let first: string
  before(async function () {
    const mounted = await aSmallDisk(DISK)
    if (typeof mounted === "string") {
      console.log(`  A small disk: ${mounted}`)
      return this.skip()
    }
    ;[disk, database] = [mounted, await freshStore()]
    server = await startServer({ ...disk.settings, DATABASE_URL: database.url })
    look = await inside(database.url, filesBlobs(join(disk.dataDir, "media")))
    token = await register(server)
    tree = (await dataOf(server.client(token).POST("/trees", { body: { name: "Down House" } }))).id
    first = await keep(server, token, tree, new Uint8Array(3 * MIB).fill(1))
  })
  after(async () => {
    if (disk === undefined) return
    await look.close()
    await server.stop()
    await Promise.all([database.close(), disk.remove()])
  })
  afterEach(() => disk.free())

  const FULL = "507 storage_full, application/problem+json; charset=utf-8"
  const answerOf = async (asked: Promise<Response>): Promise<string> => {
    const response = await asked
    const { status, code }: Partial<Schemas["Problem"]> = JSON.parse(await response.text())
    if (response.ok) return String(response.status)
    expect(status).to.equal(response.status)
    return `${status} ${code}, ${response.headers.get("content-type")}`
  }
  const importFile = () => answerOf(sendFile(server, token, `/trees/${tree}/gedcom/import`, gedzip))
  const restore = () => answerOf(sendFile(server, token, "/users/me/import", backup()))
  /** Everything that was stored can be read, and nothing else is on the disk. */
  const isSound = async (media: readonly string[]): Promise<void> => {
    const trees = await dataOf(server.client(token).GET("/trees"))
    expect(trees.map(({ id }) => id)).to.deep.equal([tree])
    expect(await soundMedia(server, token, tree)).to.deep.equal(media)
    expect(await look.blobs()).to.deep.equal(media)
    const [uploads = ""] = await readdir(join(disk.dataDir, "uploads"))
    expect(await readdir(join(disk.dataDir, "uploads", uploads))).to.deep.equal([])
  }

  it("refuses an upload with 507, and reads go on", async () => {
    await disk.fill()
    expect(await answerOf(send(server, token, tree, new Uint8Array(MIB)))).to.equal(FULL)
    expect(await importFile()).to.equal(FULL)
    expect(await answerOf(sendFile(server, token, `/trees/${tree}/gedcom/uploads`, gedzip))).to.equal(FULL)
    expect(await restore()).to.equal(FULL)
    await isSound([first])
    const exported = await fetch(`${server.url}/api/v1/users/me/export`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect([exported.status, (await exported.bytes()).length > 3 * MIB]).to.deep.equal([200, true])
    expect((await fetch(`${server.url}/readyz`)).status).to.equal(200)
  })

  it("refuses an upload that it runs full under", async () => {
    const half = sendHalf(server, token, tree, new Uint8Array(8 * MIB))
    const answered = once(half, "response")
    await eventually(async () => expect(await look.blobs()).to.have.length(2))
    await disk.fill()
    half.end(new Uint8Array(8 * MIB))
    const [answer] = await answered
    answer.resume()
    expect(answer.statusCode).to.equal(507)
    await isSound([first])
  })

  it("refuses an import that it runs full under while media are unpacked", async () => {
    await disk.fill(LARGE.length / 2)
    expect(await importFile()).to.equal(FULL)
    await isSound([first])
  })

  it("refuses a restore that it runs full under while media are unpacked", async () => {
    await disk.fill(LARGE.length / 2)
    expect(await restore()).to.equal(FULL)
    await isSound([first])
  })

  it("keeps its reserve, also while a file is received or unpacked", async () => {
    const reserve = 32 * MIB
    const careful = await startServer({
      ...disk.settings,
      DATABASE_URL: database.url,
      MIN_FREE_BYTES: String(reserve),
    })
    try {
      await disk.fill(reserve + LARGE.length / 2)
      expect(await answerOf(send(careful, token, tree, LARGE))).to.equal(FULL)
      expect(await answerOf(sendFile(careful, token, `/trees/${tree}/gedcom/import`, gedzip))).to.equal(FULL)
      expect(await answerOf(sendFile(careful, token, "/users/me/import", backup()))).to.equal(FULL)
      await keep(careful, token, tree, new Uint8Array(MIB))
    } finally {
      await careful.stop()
    }
  })

  it("does all of it without a restart once there is room", async () => {
    await disk.fill()
    expect(await importFile()).to.equal(FULL)
    await disk.free()
    const second = await keep(server, token, tree, new Uint8Array(MIB).fill(2))
    expect(await soundMedia(server, token, tree)).to.include.members([first, second])
    expect(await importFile()).to.equal("200")
    expect(await restore()).to.equal("201")
    expect(await look.sweep()).to.equal(0)
  })
})

describe("A full disk of the database", () => {
  let disk: SmallDisk
  let server: RunningServer
  let token: string
  let resting: string
  let tree: string
  const credentials = { email: "emma@example.org", password: "long enough for a spec" }
  before(async function () {
    const mounted = await aSmallDisk(512 * MIB)
    if (typeof mounted === "string") {
      console.log(`  A small disk: ${mounted}`)
      return this.skip()
    }
    disk = mounted
    server = await startServer(disk.settings)
    token = (await dataOf(server.client("").POST("/auth/register", { body: credentials }))).token
    tree = (await dataOf(server.client(token).POST("/trees", { body: { name: "Down House" } }))).id
    // A session that must be written at its next use, among so many others that its page has no room for that.
    resting = tokens.make()
    const look = await insideOf(disk.dataDir)
    const crowd = Array.from({ length: 501 }, (_, index) => tokens.hash(index === 250 ? resting : tokens.make()))
    await look.query(
      `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
        select gen_random_uuid(), u.id, hash, now(), now() - interval '2 hours', now() + interval '2 hours'
        from users u, unnest($1::text[]) hash`,
      [crowd],
    )
    await look.close()
  })
  after(async () => {
    if (disk === undefined) return
    await server.stop()
    await disk.remove()
  })
  afterEach(() => disk.free())

  const signIn = () => server.client("").POST("/auth/login", { body: credentials })
  const read = (bearer = token) => server.client(bearer).GET("/trees/{tree_id}", at({ tree_id: tree }))
  const write = () =>
    server.client(token).POST("/trees/{tree_id}/persons", { ...at({ tree_id: tree }), body: { notes: randomNotes() } })
  const randomNotes = (): string => randomBytes(5_000).toString("hex")

  it("answers 503 to writes, sign-ins among them, and reads of a session go on", async () => {
    await disk.fill()
    const seen = new Set<number>()
    await eventually(async () => {
      const { response } = await write()
      seen.add(response.status)
      expect(response.status).to.equal(503)
    })
    expect([...seen].every((status) => status === 201 || status === 503)).to.equal(true)
    await eventually(async () => expect(await refused(signIn())).to.equal("503 store_unavailable"))
    for (let count = 0; count < 20; count++) expect(await statusOf(read())).to.equal(200)
    expect(await statusOf(read(resting))).to.equal(200)
  })

  it("does all of it without a restart once there is room", async () => {
    await eventually(async () => expect(await statusOf(signIn())).to.equal(200))
    expect(await statusOf(write())).to.equal(201)
    expect(await statusOf(read())).to.equal(200)
  })
})

describe("The reserve of the database's disk", () => {
  const RESERVE = 128 * MIB
  let disk: SmallDisk
  let server: RunningServer
  let token: string
  let tree: string
  const written: string[] = []
  const credentials = { email: "emma@example.org", password: "long enough for a spec" }
  const settings = () => ({ ...disk.settings, MIN_FREE_BYTES: String(RESERVE), ACCOUNT_BYTES_PER_MINUTE: "0" })
  before(async function () {
    const mounted = await aSmallDisk(768 * MIB)
    if (typeof mounted === "string") {
      console.log(`  A small disk: ${mounted}`)
      return this.skip()
    }
    disk = mounted
    server = await startServer(settings())
    token = (await dataOf(server.client("").POST("/auth/register", { body: credentials }))).token
    tree = (await dataOf(server.client(token).POST("/trees", { body: { name: "Down House" } }))).id
  })
  after(async () => {
    if (disk === undefined) return
    await server.stop()
    await disk.remove()
  })

  const FULL = "507 storage_full"
  const longNotes = (): string => randomBytes(750_000).toString("base64")
  const create = (notes = longNotes()) =>
    server.client(token).POST("/trees/{tree_id}/persons", { ...at({ tree_id: tree }), body: { notes } })
  const ready = async (): Promise<unknown> => (await fetch(`${server.url}/readyz`)).json()
  /** The name, and its status. */
  const writes = (): readonly (readonly [string, Promise<string>])[] => {
    const api = server.client(token)
    const [person = ""] = written
    const inTree = at({ tree_id: tree })
    return [
      ["person", refused(create("short"))],
      ["patch", refused(api.PATCH("/persons/{person_id}", { ...at({ person_id: person }), body: { notes: "short" } }))],
      [
        "batch",
        refused(
          api.POST("/trees/{tree_id}/batch", {
            ...inTree,
            body: { operations: [{ op: "create", entity: "source", data: { title: "Origin" } }] },
          }),
        ),
      ],
      [
        "proposal",
        refused(
          api.POST("/trees/{tree_id}/proposals", {
            ...inTree,
            body: { operations: [{ op: "create", entity: "source", data: { title: "Origin" } }] },
          }),
        ),
      ],
      ["tree", refused(api.POST("/trees", { body: { name: "Second" } }))],
      ["import", answerOf(sendFile(server, token, `/trees/${tree}/gedcom/import`, gedcomText("0 @I1@ INDI", "7.0")))],
      ["medium", answerOf(send(server, token, tree, new Uint8Array(10)))],
    ]
  }
  const answerOf = async (asked: Promise<Response>): Promise<string> => {
    const response = await asked
    const { code }: Partial<Schemas["Problem"]> = JSON.parse(await response.text())
    return code === undefined ? String(response.status) : `${response.status} ${code}`
  }

  it("is kept by writes: they are refused with 507 when it is reached", async () => {
    expect(await ready()).to.deep.equal({ status: "ready", only_reads: false, version: manifest.version })
    await disk.fill(RESERVE + 96 * MIB)
    for (;;) {
      const { data, response } = await create()
      if (data === undefined) {
        expect(response.status).to.equal(507)
        break
      }
      written.push(data.id)
    }
    expect(written.length).to.be.greaterThan(20)
    for (const [name, answer] of writes()) expect([name, await answer]).to.deep.equal([name, FULL])
    // What ran when the reserve was reached, and the log of it, take less than half of it.
    expect(await disk.room()).to.be.greaterThan(RESERVE / 2)
    expect(await ready()).to.deep.equal({
      status: "ready",
      only_reads: true,
      reason: "storage_full",
      version: manifest.version,
    })
  })

  it("leaves reads, deletions, sign-ins and sign-outs possible", async () => {
    const api = server.client(token)
    for (const person_id of written.slice(-10)) {
      expect(await statusOf(api.GET("/persons/{person_id}", at({ person_id })))).to.equal(200)
      expect(await statusOf(api.DELETE("/persons/{person_id}", at({ person_id })))).to.equal(200)
    }
    for (let count = 0; count < 5; count++) {
      const { token: session } = await dataOf(server.client("").POST("/auth/login", { body: credentials }))
      expect(await statusOf(server.client(session).POST("/auth/logout"))).to.equal(204)
    }
    expect(await disk.room()).to.be.greaterThan(RESERVE / 2)
  })

  it("lets PostgreSQL start again, after a stop and after a kill", async () => {
    await server.stop()
    server = await startServer(settings())
    await server.kill()
    server = await startServer(settings())
    const [person_id = ""] = written
    expect(await statusOf(server.client(token).GET("/persons/{person_id}", at({ person_id })))).to.equal(200)
    expect(await ready()).to.include({ status: "ready" })
  })

  it("lets writes go on without a restart once there is room", async () => {
    await disk.free()
    await eventually(async () => expect(await statusOf(create("short"))).to.equal(201))
    expect(await ready()).to.deep.equal({ status: "ready", only_reads: false, version: manifest.version })
  })
})
