import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { rm } from "node:fs/promises"
import { connect, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { text } from "node:stream/consumers"
import { expect } from "chai"
import pg from "pg"
import { bareEnvironment } from "../support/bare-environment.ts"
import { eventually } from "../support/eventually.ts"
import { freePort } from "../support/free-port.ts"
import { testDatabase } from "../support/postgres.ts"

const root = resolve(import.meta.dirname, "../..")
/** A folder for the media of one database. */
const dataDir = join(tmpdir(), `stemma-server-spec-${process.pid}`)

interface Run {
  readonly child: ChildProcess
  /** All that it wrote on stderr, once it has ended. */
  readonly said: Promise<string>
  /** Where it serves, once it says so. */
  readonly address: Promise<string>
}

const start = (settings: Readonly<Record<string, string>>, words: readonly string[] = ["bootstrap/server.ts"]): Run => {
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...bareEnvironment, DATABASE_URL: "memory:", PORT: "0", DATA_DIR: dataDir, ...settings },
  })
  let heard = ""
  const address = new Promise<string>((found) => {
    child.stderr.on("data", (chunk) => {
      heard += String(chunk)
      const [where] = /http:\/\/[\d.]+:\d+/.exec(heard) ?? []
      if (where !== undefined) found(where)
    })
  })
  child.stdout.resume()
  return { child, said: text(child.stderr), address }
}

const ended = async ({ child }: Run): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit")
  return child.exitCode
}

/** What was made in a database: its own tables and its extensions. */
const tablesAndExtensions = async (url: string): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ readonly name: string }>(
    "select extname as name from pg_extension union all select table_name from information_schema.tables where table_schema = 'public'",
  )
  await client.end()
  return rows.map(({ name }) => name)
}

describe("The server process", () => {
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    it(`says where it is, and stops cleanly on ${signal}, even with open connections`, async () => {
      const run = start({})
      const address = await run.address
      expect((await fetch(`${address}/readyz`)).status).to.equal(200)
      const silent = connect(Number(new URL(address).port), "127.0.0.1").on("error", () => {})
      await once(silent, "connect")
      run.child.kill(signal)
      expect(await ended(run)).to.equal(0)
      expect(await run.said)
        .to.include(`${address}/api/v1/docs`)
        .and.include("curl")
      silent.destroy()
    })
  }

  it("goes on for SHUTDOWN_DELAY after SIGTERM, while /readyz answers 503, and a second signal ends it at once", async () => {
    const run = start({ SHUTDOWN_DELAY: "3600" })
    const address = await run.address
    run.child.kill("SIGTERM")
    await eventually(async () => expect((await fetch(`${address}/readyz`)).status).to.equal(503))
    expect(await (await fetch(`${address}/readyz`)).text()).to.include("These checks fail: shutdown.")
    expect((await fetch(`${address}/api/v1/public/trees`)).status).to.equal(200)
    await eventually(async () => {
      run.child.kill("SIGTERM")
      expect(run.child.exitCode).to.equal(1)
    })
    const short = start({ SHUTDOWN_DELAY: "1" })
    await short.address
    short.child.kill("SIGTERM")
    expect(await ended(short)).to.equal(0)
  })

  it("runs as `stemma serve`, with the exit code of the service", async () => {
    const run = start({}, ["bin/stemma.js", "serve"])
    expect((await fetch(`${await run.address}/readyz`)).status).to.equal(200)
    run.child.kill("SIGTERM")
    expect(await ended(run)).to.equal(0)
    const wrong = start({ PORT: "none" }, ["bin/stemma.js", "serve"])
    expect(await ended(wrong)).to.equal(1)
    expect(await wrong.said).to.include("PORT")
    const misused = start({}, ["bin/stemma.js", "serve", "8080"])
    expect(await ended(misused)).to.equal(2)
    expect(await misused.said).to.include("Usage: stemma serve")
  })

  it("answers the metrics at METRICS_PORT, nothing else there, and ends both ports on SIGTERM", async () => {
    const port = await freePort()
    const run = start({ METRICS_PORT: String(port) })
    const address = await run.address
    await fetch(`${address}/healthz`)
    const metrics = `http://127.0.0.1:${port}`
    const answer = await fetch(`${metrics}/metrics`)
    expect(answer.status).to.equal(200)
    expect(answer.headers.get("content-type")).to.match(/^text\/plain; version=0\.0\.4/)
    const text = await answer.text()
    expect(text).to.match(/^http_requests_total\{operation="none",status="200"\} 1$/m)
    expect(text).to.match(/^heavy_tasks_running\{lane="alone"\} 0$/m)
    expect(text).to.match(/^nodejs_eventloop_lag_p99_seconds /m)
    for (const path of ["/", "/healthz", "/api/v1/public/trees"])
      expect((await fetch(`${metrics}${path}`)).status, path).to.equal(404)
    expect((await fetch(`${metrics}/metrics`, { method: "POST" })).status).to.equal(404)
    expect((await fetch(`${address}/metrics`)).status).to.equal(404)
    run.child.kill("SIGTERM")
    expect(await ended(run)).to.equal(0)
    expect(await fetch(`${metrics}/metrics`).catch(() => "refused")).to.equal("refused")
  })

  it("finishes the requests under way before it ends", async () => {
    const run = start({})
    const address = await run.address
    const body = JSON.stringify({ email: "me@example.org", password: "a password that takes its time" })
    const register = fetch(`${address}/api/v1/auth/register`, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json" },
    })
    await fetch(`${address}/healthz`)
    run.child.kill("SIGTERM")
    expect((await register).status).to.equal(201)
    expect(await ended(run)).to.equal(0)
  })

  it(
    "mails links that lead to itself, although it listens everywhere and on whatever port is free, and logs no token " +
      "that is brought",
    async () => {
      const child = spawn(process.execPath, ["bootstrap/server.ts"], {
        cwd: root,
        env: { ...bareEnvironment, DATABASE_URL: "memory:", PORT: "0", HOST: "0.0.0.0" },
      })
      let logged = ""
      child.stdout.on("data", (chunk) => (logged += String(chunk)))
      let said = ""
      child.stderr.on("data", (chunk) => (said += String(chunk)))
      const address = await eventually(() => /http:\/\/localhost:[1-9]\d*/.exec(said)?.[0] ?? expect.fail(said))
      const body = JSON.stringify({ email: "me@example.org", password: "a walk by the sea, and back" })
      expect(
        (
          await fetch(`${address}/api/v1/auth/register`, {
            method: "POST",
            body,
            headers: { "Content-Type": "application/json" },
          })
        ).status,
      ).to.equal(201)
      const link = await eventually(
        () => /http:\/\/[^\s\\"]+\/verify-email\?token=[\w-]+/.exec(logged)?.[0] ?? expect.fail(logged),
      )
      expect(link.startsWith(`${address}/`)).to.equal(true)
      expect((await fetch(link)).status).to.equal(200)
      expect((await fetch(`${address}/verify-email?token=brought-by-someone`)).status).to.equal(200)
      child.kill("SIGTERM")
      await once(child, "close")
      expect(logged).to.not.contain("brought-by-someone")
    },
  )

  it("gives one line and the code 1 when its port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1")
    await once(other, "listening")
    const address = other.address()
    const port = typeof address === "object" && address !== null ? address.port : expect.fail("no port")
    const run = start({ PORT: String(port) })
    expect(await ended(run)).to.equal(1)
    expect(await run.said).to.match(new RegExp(`^PORT ${port} of 127\\.0\\.0\\.1 is already in use.*\\n$`))
    other.close()
  })

  it("gives one line and the code 1 where trigrams ignore letters that are not Latin, and writes nothing there", async () => {
    const database = await testDatabase({ lcCtype: "C" })
    const run = start({ DATABASE_URL: database.url })
    expect(await ended(run)).to.equal(1)
    expect(await run.said)
      .to.match(/^The database "spec_\w+" has LC_CTYPE C, .*\n$/)
      .and.include("LC_CTYPE 'C.UTF-8'")
    expect(await tablesAndExtensions(database.url)).to.deep.equal(["plpgsql"])
    await database.drop()
  })

  it("starts on a database with the letters of the C library's C.UTF-8", async () => {
    const database = await testDatabase({ lcCtype: "C.UTF-8" })
    const run = start({ DATABASE_URL: database.url })
    expect((await fetch(`${await run.address}/readyz`)).status).to.equal(200)
    run.child.kill("SIGTERM")
    expect(await ended(run)).to.equal(0)
    await database.drop()
  })

  it("gives one line and the code 1 when the database ends its connections while it migrates", async () => {
    const database = await testDatabase()
    const [holder, other] = [new pg.Client(database.url), new pg.Client(database.url)]
    await Promise.all([holder.connect(), other.connect()])
    await other.query("create table migrations (id serial primary key, name text, executed_at timestamptz)")
    await holder.query("begin; lock table migrations in access exclusive mode")
    const run = start({ DATABASE_URL: database.url })
    const isWaiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await eventually(async () => expect((await other.query(isWaiting)).rowCount).to.equal(1))
    const holds = "pid in (select pid from pg_locks where relation = 'migrations'::regclass and granted)"
    const others = `datname = current_database() and pid <> pg_backend_pid() and not ${holds}`
    await other.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)
    expect(await ended(run)).to.equal(1)
    expect(await run.said).to.match(/^DATABASE_URL: the database at \S+ cannot be used: terminating connection.*\n$/)
    await Promise.all([holder.end(), other.end()])
    await database.drop()
  })

  it("refuses replicas until reads from them work", async () => {
    const run = start({ DATABASE_REPLICA_URLS: "postgresql://replica/stemma" })
    expect(await ended(run)).to.equal(1)
    expect(await run.said).to.equal("DATABASE_REPLICA_URLS is not supported yet: leave it empty\n")
  })

  it("gives one line and the code 1 when a setting is wrong", async () => {
    const run = start({ SESSION_DAYS: "soon" })
    expect(await ended(run)).to.equal(1)
    expect(await run.said).to.match(/^SESSION_DAYS .*\n$/)
  })
})
