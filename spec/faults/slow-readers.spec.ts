import { expect } from "chai"
import { type FreshStore, freshStore } from "../adapters/mikro-orm/fresh-store.ts"
import { eventually } from "../support/eventually.ts"
import { at, statusOf, dataOf } from "../support/tree-scene.ts"
import { aDataDir, register, type RunningServer, startServer } from "./running-service.ts"
import { sendFile } from "./sent-files.ts"
import { type SlowReader, slowReader } from "./slow-reader.ts"

const PEOPLE = 1_500

/** A file of 15 MB: more than the buffers of a connection hold. */
const largeFile = (): string => {
  const note = "A walk by the sea. ".repeat(500)
  const people = Array.from({ length: PEOPLE }, (_, n) => `0 @I${n}@ INDI\n1 NAME Emma /Darwin ${n}/\n1 NOTE ${note}\n`)
  return `0 HEAD\n1 GEDC\n2 VERS 7.0\n${people.join("")}0 TRLR\n`
}

describe("Slow readers", () => {
  let folder: Awaited<ReturnType<typeof aDataDir>>
  let database: FreshStore
  let server: RunningServer
  let tree: string
  let token: string
  const readers: SlowReader[] = []
  before(async () => {
    ;[folder, database] = [await aDataDir(), await freshStore()]
    server = await startServer({ ...folder.settings, DATABASE_URL: database.url })
    token = await register(server)
    tree = (await dataOf(server.client(token).POST("/trees", { body: { name: "Down House" } }))).id
    expect((await sendFile(server, token, `/trees/${tree}/gedcom/import`, largeFile())).status).to.equal(200)
  })
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.leave()
  })
  after(async () => {
    await server.stop()
    await Promise.all([folder.remove(), database.close()])
  })

  const download = async (path: string, by = token): Promise<SlowReader> => {
    const reader = await slowReader(server, `/api/v1${path}`, { Authorization: `Bearer ${by}` })
    readers.push(reader)
    return reader
  }
  const EXPORT = () => `/trees/${tree}/gedcom/export`
  const member = async (): Promise<string> => {
    const other = await register(server)
    const { email } = await dataOf(server.client(other).GET("/users/me"))
    await dataOf(
      server
        .client(token)
        .POST("/trees/{tree_id}/members", { ...at({ tree_id: tree }), body: { email, role: "viewer" } }),
    )
    return other
  }
  const expectOthersToBeServed = async (): Promise<void> => {
    const other = await register(server)
    const { id } = await dataOf(server.client(other).POST("/trees", { body: { name: "Elsewhere" } }))
    for (let turn = 0; turn < 3; turn++)
      expect(await statusOf(server.client(other).GET("/trees/{tree_id}", at({ tree_id: id })))).to.equal(200)
    expect((await fetch(`${server.url}/readyz`)).status).to.equal(200)
  }

  it("of one account's export get two downloads at a time, and 503 with Retry-After beyond; others are served as ever", async () => {
    const downloads = await Promise.all(Array.from({ length: 10 }, () => download(EXPORT())))
    const refused = downloads.filter(({ status }) => status !== 200)
    expect(refused).to.have.length(8)
    for (const { head } of refused)
      expect(head).to.match(/^HTTP\/1\.1 503 .*\r\nRetry-After: \d+\r\n.*"code":"store_busy"/is)
    await expectOthersToBeServed()
    for (const reader of downloads) reader.leave()
    await eventually(async () => expect((await download(EXPORT())).status).to.equal(200))
  })

  it("of backups and archives count as well", async () => {
    // The server may still be closing the downloads of the test before.
    for (const path of ["/users/me/export", EXPORT()])
      await eventually(async () => expect((await download(path)).status).to.equal(200))
    for (const path of ["/users/me/export", EXPORT()]) expect((await download(path)).status, path).to.equal(503)
    const archive = await slowReader(server, `/api/v1${EXPORT()}`, {
      Authorization: `Bearer ${token}`,
      Accept: "application/vnd.familysearch.gedcom+zip",
    })
    expect(archive.status).to.equal(503)
    await expectOthersToBeServed()
  })

  it("of many accounts do not keep another account from its export, nor from anything else", async () => {
    const members = await Promise.all(Array.from({ length: 4 }, member))
    const downloads = await Promise.all(members.flatMap((by) => [download(EXPORT(), by), download(EXPORT(), by)]))
    expect(downloads.map(({ status }) => status)).to.deep.equal(downloads.map(() => 200))
    await expectOthersToBeServed()
    const mine = await download(EXPORT())
    expect(mine.status).to.equal(200)
    expect(await mine.takeRest()).to.be.greaterThan(12_000_000)
  })
})
