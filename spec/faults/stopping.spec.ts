import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { connect } from "node:net"
import { join } from "node:path"
import { expect } from "chai"
import pg from "pg"
import { filesBlobs } from "../../adapters/files/blobs.ts"
import { freshStore, type FreshStore } from "../adapters/mikro-orm/fresh-store.ts"
import { eventually } from "../support/eventually.ts"
import { failure } from "../support/store.ts"
import { dataOf } from "../support/tree-scene.ts"
import { aMigratedDataDir } from "./migrated-folder.ts"
import { aDataDir, type DataDir, embeddedUrl, register, type RunningServer, startServer } from "./running-service.ts"
import { sendFile, sendHalf } from "./sent-files.ts"

/** What a process does between SIGTERM and its end. */
describe("A server that is asked to stop", () => {
  let folder: Awaited<ReturnType<typeof aDataDir>>
  let database: FreshStore
  let server: RunningServer
  let token: string
  let tree: string
  const start = async (settings: Readonly<Record<string, string>> = {}): Promise<void> => {
    server = await startServer({ ...folder.settings, DATABASE_URL: database.url, ...settings })
    token = await register(server)
    tree = (await dataOf(server.client(token).POST("/trees", { body: { name: "Down House" } }))).id
  }
  beforeEach(async () => {
    ;[folder, database] = [await aDataDir(), await freshStore()]
  })
  afterEach(async () => {
    await server.kill()
    await Promise.all([database.close(), folder.remove()])
  })

  /** Sends SIGTERM, and waits until it is noticed. */
  const ask = async (): Promise<void> => {
    server.child.kill("SIGTERM")
    await eventually(() => expect(server.logged.join("\n")).to.contain('"stopping"'))
  }
  const ended = async (): Promise<number | null> => {
    if (server.child.exitCode === null && server.child.signalCode === null) await once(server.child, "exit")
    return server.child.exitCode
  }
  /** The number of blobs, whole or not. */
  const begun = async (): Promise<number> => {
    let count = 0
    for await (const entries of filesBlobs(join(folder.dataDir, "media")).list()) count += entries.length
    return count
  }
  const read = async (path: string): Promise<void> => {
    const response = await fetch(`${server.url}/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } })
    expect(response.status, path).to.equal(200)
    await response.arrayBuffer()
  }

  it("ends its idle threads in order: none of them is ended by force", async () => {
    await start()
    const gedcom = "0 HEAD\n1 GEDC\n2 VERS 5.5.1\n0 @I1@ INDI\n1 NAME Emma /Darwin/\n0 TRLR\n"
    expect((await sendFile(server, token, `/trees/${tree}/gedcom/import`, gedcom)).status).to.equal(200)
    await read(`/trees/${tree}/gedcom/export`)
    await read(`/trees/${tree}/cleanup/deceased-by-birth`)
    await ask()
    expect(await ended()).to.equal(0)
    expect(server.logged.join("\n")).to.not.contain("by force")
  })

  it("completes a request that runs, and takes no new one", async () => {
    await start()
    const half = sendHalf(server, token, tree, new Uint8Array(1_000))
    const answered = once(half, "response")
    await eventually(async () => expect(await begun()).to.equal(1))
    await ask()
    await eventually(async () => {
      const late = connect(Number(new URL(server.url).port), "127.0.0.1")
      const [error] = await once(late, "error")
      expect(error.code).to.equal("ECONNREFUSED")
    })
    expect(server.child.exitCode).to.equal(null)
    half.end("\r\n--half--\r\n")
    const [answer] = await answered
    answer.resume()
    expect(answer.statusCode).to.equal(201)
    expect(await ended()).to.equal(0)
  })

  it("breaks off a request that does not end within SHUTDOWN_SECONDS", async () => {
    await start({ SHUTDOWN_SECONDS: "1" })
    const half = sendHalf(server, token, tree, new Uint8Array(1_000))
    const broken = failure(once(half, "response"))
    await eventually(async () => expect(await begun()).to.equal(1))
    await ask()
    expect(await broken).to.be.instanceOf(Error)
    expect(await ended()).to.equal(0)
    expect(await database.query("select from media")).to.deep.equal([])
  })

  it("ends at once at a second signal, whatever still runs", async () => {
    await start({ SHUTDOWN_SECONDS: "3600" })
    const half = sendHalf(server, token, tree, new Uint8Array(1_000))
    half.on("error", () => undefined)
    await eventually(async () => expect(await begun()).to.equal(1))
    await ask()
    // Repetitions within half a second count as the first signal.
    const again = setInterval(() => server.child.kill("SIGINT"), 100)
    expect(await ended()).to.equal(1)
    clearInterval(again)
  })
})

describe("A server whose embedded PostgreSQL does not end", () => {
  let folder: DataDir
  let server: RunningServer
  /** Starts a server, and stops a process of PostgreSQL that its shutdown waits for. */
  const start = async (seconds: string): Promise<void> => {
    folder = await aMigratedDataDir()
    server = await startServer({ ...folder.settings, SHUTDOWN_SECONDS: seconds, LOG_LEVEL: "debug" })
    const client = new pg.Client({ connectionString: await embeddedUrl(folder.dataDir) })
    client.on("error", () => undefined)
    await client.connect()
    const { rows } = await client.query("select pg_backend_pid() as pid")
    process.kill(rows[0].pid, "SIGSTOP")
  }
  const pidFile = () => readFile(join(folder.dataDir, "postgres/postmaster.pid"), "utf8").catch(() => "")
  afterEach(() => folder.remove())

  it("ends all the same, and leaves no process of it", async () => {
    await start("8")
    await server.stop()
    expect(server.child.exitCode).to.equal(0)
    expect(server.logged.join("\n")).to.include("gets SIGQUIT")
    expect(await pidFile()).to.equal("")
  })

  it("takes PostgreSQL along when a second signal ends it", async () => {
    await start("3600")
    server.child.kill("SIGTERM")
    await eventually(() => expect(server.logged.join("\n")).to.include("received fast shutdown request"))
    const again = setInterval(() => server.child.kill("SIGTERM"), 100)
    await once(server.child, "exit")
    clearInterval(again)
    expect(server.child.exitCode).to.equal(1)
    await eventually(async () => expect(await pidFile()).to.equal(""))
  })
})
