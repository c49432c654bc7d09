import { once } from "node:events"
import { readdir } from "node:fs/promises"
import { connect, type Socket } from "node:net"
import { expect } from "chai"
import { memory } from "../../../bootstrap/memory.ts"
import type { Store } from "../../../bootstrap/stores/store.ts"
import { type Involving, withhold } from "../../../core/domain/privacy.ts"
import type { Source } from "../../../core/domain/evidence/source.ts"
import { aSource } from "../../support/builders.ts"
import { eventually } from "../../support/eventually.ts"
import { startHost, type TestHost, type TestUser } from "../../support/http.ts"

const PATIENCE_MS = 600
const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

describe("Slow clients", () => {
  let host: TestHost
  let user: TestUser
  let tree: string
  let store: Store
  const sockets: Socket[] = []
  before(async () => {
    store = memory()
    const { sources } = store.reads
    const slowReads: Store["reads"] = {
      ...store.reads,
      // A list with longer pauses between its pieces than a client may make.
      sources: {
        ...sources,
        ofTree: async function* (treeId) {
          for (let n = 0; n < 3; n++) {
            if (n > 0) await rest(PATIENCE_MS * 1.5)
            yield [withhold<Involving<Source>>({ record: aSource({ treeId }), people: null })]
          }
        },
      },
    }
    host = await startHost({ ...store, reads: slowReads }, {}, undefined, { patienceMs: PATIENCE_MS })
    user = await host.user()
    tree = (await user.api.POST("/trees", { body: { name: "A tree" } })).data?.id ?? expect.fail("no tree")
  })
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
  })
  after(() => host.stop())

  /** A connection, and all that the server says on it. */
  const open = async (): Promise<{
    readonly socket: Socket
    readonly heard: () => string
    readonly closed: Promise<unknown>
  }> => {
    const socket = connect(Number(new URL(host.url).port), "127.0.0.1").on("error", () => undefined)
    sockets.push(socket)
    let heard = ""
    socket.on("data", (chunk) => (heard += String(chunk)))
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()))
    await once(socket, "connect")
    return { socket, heard: () => heard, closed }
  }
  const head = (method: string, path: string, ...more: readonly string[]): string =>
    [`${method} /api/v1${path} HTTP/1.1`, "Host: a", `Authorization: Bearer ${user.token}`, ...more, "", ""].join(
      "\r\n",
    )
  const FORM = "Content-Type: multipart/form-data; boundary=b"
  const PART = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n'
  /** Sends a text again and again, a little at a time, until the connection is closed. */
  const drip = async (socket: Socket, text: string, everyMs: number): Promise<void> => {
    while (!socket.destroyed) {
      socket.write(text)
      await rest(everyMs)
    }
  }
  const expectTimeout = (heard: string): void => {
    expect(heard)
      .to.match(/^HTTP\/1\.1 408 /)
      .and.include('"code":"request_timeout"')
    expect(heard.toLowerCase()).to.include("connection: close")
  }
  const leftovers = async (): Promise<readonly string[]> => readdir(host.uploadDir)

  it("that send nothing, or the head of a request bit by bit, are dropped", async () => {
    const [silent, dripping] = [await open(), await open()]
    void drip(dripping.socket, "GET", 50)
    await Promise.all([silent.closed, dripping.closed])
    expectTimeout(silent.heard())
  })

  it("that send a JSON body bit by bit are dropped", async () => {
    const { socket, heard, closed } = await open()
    socket.write(head("POST", "/trees", "Content-Type: application/json", "Content-Length: 100000"))
    void drip(socket, " ", 50)
    await closed
    expectTimeout(heard())
  })

  it("that hold all large bodies of their account keep the next one waiting, and no small one", async () => {
    const large = head("POST", "/trees", "Content-Type: application/json", "Content-Length: 100000")
    const held = await Promise.all(Array.from({ length: 8 }, open))
    for (const { socket } of held) {
      socket.write(large)
      void drip(socket, " ", 50)
    }
    await Promise.all(held.map(({ socket }) => socket.bytesWritten > 0 || once(socket, "drain")))
    const next = await open()
    let droppedBefore = 0
    next.socket.once("data", () => (droppedBefore = held.filter(({ heard }) => heard() !== "").length))
    next.socket.write(`${large}{"name":"${"x".repeat(100_000 - 11)}"}`)
    expect((await user.api.POST("/trees", { body: { name: "Small" } })).response.status).to.equal(201)
    // The held ones are dropped because they are slow. Then the next one is read, and its name is too long.
    await Promise.all(held.map(({ closed }) => closed))
    await eventually(async () => expect(next.heard()).to.match(/^HTTP\/1\.1 (?:422|503) /))
    expect(droppedBefore).to.be.greaterThan(0)
  })

  for (const [noun, path] of [
    ["a file to import", "gedcom/import"],
    ["a medium", "media"],
  ] as const) {
    it(`that stop in the middle of ${noun}, or send it bit by bit, are dropped, and nothing of it is left`, async () => {
      for (const dripped of ["", "x"]) {
        const { socket, heard, closed } = await open()
        socket.write(head("POST", `/trees/${tree}/${path}`, FORM, "Content-Length: 1000000") + PART + "x".repeat(1_000))
        if (dripped !== "") void drip(socket, dripped, 50)
        await closed
        expectTimeout(heard())
        await eventually(async () => expect(await leftovers()).to.deep.equal([]))
        for await (const blobs of store.blobs.list()) expect(blobs).to.deep.equal([])
      }
    })

    it(`that send ${noun} slowly but steadily are heard to the end`, async () => {
      const { socket, heard } = await open()
      const pieces = 10
      const piece = "x".repeat(100_000)
      const end = "\r\n--b--\r\n"
      const length = PART.length + pieces * piece.length + end.length
      socket.write(
        head("POST", `/trees/${tree}/${path}`, FORM, `Content-Length: ${length}`, "Connection: close") + PART,
      )
      for (let n = 0; n < pieces; n++) {
        await rest(PATIENCE_MS / 4)
        socket.write(piece)
      }
      socket.write(end)
      await eventually(() => expect(heard()).to.match(/^HTTP\/1\.1 (201|422) /))
    })
  }

  it("that take nothing of an answer are dropped; those that take it slowly get all of it", async () => {
    const bytes = 40_000_000
    const form = new FormData()
    form.set("file", new Blob([new Uint8Array(bytes)]), "large.bin")
    const made = await host.fetch(`/api/v1/trees/${tree}/media`, {
      method: "POST",
      body: form,
      headers: { Authorization: `Bearer ${user.token}` },
    })
    const { id }: { readonly id: string } = JSON.parse(await made.text())
    const ask = async (): Promise<Socket> => {
      const { socket } = await open()
      socket.removeAllListeners("data").pause()
      socket.write(head("GET", `/media/${id}/content`, "Connection: close"))
      return socket
    }
    const [stalled, slow] = [await ask(), await ask()]
    let taken = 0
    while (!slow.readableEnded && !slow.destroyed) {
      const chunk: Uint8Array | null = slow.read()
      if (chunk !== null) taken += chunk.length
      if (taken % 7 === 0) await rest(PATIENCE_MS / 60)
      else await new Promise((resolve) => setImmediate(resolve))
    }
    expect(taken).to.be.greaterThan(bytes)
    await rest(PATIENCE_MS * 4)
    let takenLate = 0
    stalled.on("data", (chunk) => (takenLate += chunk.length)).resume()
    await eventually(() => expect(stalled.closed).to.equal(true))
    expect(takenLate).to.be.lessThan(bytes)
  })

  it("are not to blame for an answer that is slow to come", async () => {
    const answer = await host.fetch(`/api/v1/trees/${tree}/sources`, {
      headers: { Authorization: `Bearer ${user.token}` },
    })
    expect(await answer.json()).to.have.length(3)
  })

  it("keep the place of no one else: a connection that was refused a body is closed when that goes on and on", async () => {
    const stranger = await host.user()
    const { socket, heard, closed } = await open()
    const refused = head("POST", `/trees/${tree}/media`, FORM, "Content-Length: 4000000000").replace(
      user.token,
      stranger.token,
    )
    socket.write(refused + PART)
    void drip(socket, "x".repeat(1_000_000), 5)
    await closed
    expect(heard()).to.match(/^HTTP\/1\.1 413 |^HTTP\/1\.1 403 /)
    expect(socket.bytesWritten).to.be.lessThan(200_000_000)
  })
})
