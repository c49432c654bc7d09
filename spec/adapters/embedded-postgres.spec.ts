import { expect } from "chai"
import { spawn } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { EventEmitter, once } from "node:events"
import {
  access,
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import type { Interface } from "node:readline"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { startEmbeddedPostgres } from "../../adapters/embedded-postgres/embedded-postgres.ts"
import { lockDataDir } from "../../adapters/embedded-postgres/data-dir-lock.ts"
import { removeLeftovers, testDatabase } from "../support/postgres.ts"

const HOST = fileURLToPath(new URL("../support/postgres-host.ts", import.meta.url))

interface Host {
  readonly child: ChildProcess
  readonly said: string[]
  readonly logged: string[]
  /** The next line on its standard output: its URL, or why it did not start. */
  line(): Promise<string>
}

const query = async (url: string, sql: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url })
  client.on("error", () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const refusal = (url: string): Promise<string> =>
  query(url, "SELECT 1").then(
    () => "none",
    (error: Error) => error.message,
  )
const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
/** A process that works somewhere; one that is dead, but not yet buried by its parent, does not. */
const isAlive = (pid: number): Promise<boolean> => exists(`/proc/${pid}/cwd/.`)
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await pause(20)
}

describe("The embedded PostgreSQL", () => {
  let made = ""
  let dataDir = ""
  let hosts: Host[] = []

  const start = (folder = dataDir, port = 0): Host => {
    const child = spawn(process.execPath, [HOST, folder, String(port)], {
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    })
    const said: string[] = []
    const logged: string[] = []
    const lines: Interface = createInterface({ input: child.stdout })
    lines.on("line", (line) => said.push(line))
    createInterface({ input: child.stderr }).on("line", (line) => logged.push(line))
    let read = 0
    const host = {
      child,
      said,
      logged,
      line: async () => {
        if (said.length === read) await Promise.race([once(lines, "line"), once(lines, "close")])
        return said[read++] ?? ""
      },
    }
    hosts.push(host)
    return host
  }
  /** What the database acknowledged, and must know ever after. */
  const keep = (url: string): Promise<unknown> =>
    query(url, "DROP TABLE IF EXISTS kept; CREATE TABLE kept AS SELECT 42 AS answer")
  const kept = (url: string): Promise<unknown> => query(url, "SELECT answer FROM kept")
  const kill = async ({ child }: Host): Promise<void> => {
    const gone = once(child, "exit")
    child.kill("SIGKILL")
    await gone
  }
  const end = async ({ child }: Host): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) await once(child, "close")
    return child.exitCode
  }
  const stop = (host: Host): Promise<number | null> => {
    host.child.kill("SIGINT")
    return end(host)
  }
  const postmaster = async (): Promise<number> =>
    Number.parseInt(await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8"), 10)

  before(async () => {
    made = await mkdtemp(join(tmpdir(), "stemma-embedded-"))
    await chmod(made, 0o711)
    dataDir = join(made, "data")
  })
  afterEach(async () => {
    for (const host of hosts) await stop(host)
    hosts = []
  })
  after(() => rm(made, { recursive: true, force: true }))

  it("serves a UTF-8 database of its own to this machine alone, behind a password that only its owner reads", async () => {
    const url = await start().line()
    expect(url).to.match(/^postgres:\/\/stemma:[\w-]{43}@127\.0\.0\.1:\d+\/stemma$/)
    const [row] = await query(
      url,
      `SELECT current_database() AS database, getdatabaseencoding() AS encoding, upper('žŁé') AS upper,
      current_setting('listen_addresses') AS addresses, current_setting('unix_socket_directories') AS sockets`,
    )
    expect(row).to.deep.equal({
      database: "stemma",
      encoding: "UTF8",
      upper: "ŽŁÉ",
      addresses: "127.0.0.1",
      sockets: "",
    })
    expect((await stat(join(dataDir, "postgres.password"))).mode & 0o777).to.equal(0o600)
    expect(await refusal(Object.assign(new URL(url), { password: "guess" }).href)).to.match(
      /password authentication failed/,
    )
  })

  it("has the extensions that search needs", async () => {
    const url = await start().line()
    await query(url, "CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE EXTENSION btree_gin")
    expect(await query(url, "SELECT similarity('Darwin', 'Darwyn') > 0.3 AS alike")).to.deep.equal([{ alike: true }])
  })

  it("has ended, and left its folder, when its stop resolves", async () => {
    const home = join(made, "stopped")
    const database = await startEmbeddedPostgres({ dataDir: home, durable: false, log: () => undefined })
    await database.stop()
    expect(await exists(join(home, "postgres/postmaster.pid"))).to.equal(false)
  })

  it("keeps its data and its address from one start to the next", async () => {
    const first = start()
    const url = await first.line()
    await keep(url)
    expect(await stop(first)).to.equal(0)
    expect(await start().line()).to.equal(url)
    expect(await kept(url)).to.deep.equal([{ answer: 42 }])
  })

  it("stops once and cleanly on Ctrl-C, pressed twice even, and serves its host until then", async () => {
    const host = start()
    await host.line()
    const pid = await postmaster()
    const gone = once(host.child, "close")
    process.kill(-(host.child.pid ?? 0), "SIGINT")
    process.kill(-(host.child.pid ?? 0), "SIGINT")
    await gone
    expect(new Set(host.said.slice(1))).to.deep.equal(new Set(["stopped"]))
    expect(host.child.exitCode).to.equal(0)
    expect(await isAlive(pid)).to.equal(false)
    expect(host.logged.filter((line) => line.includes("database system is shut down"))).to.have.length(1)
    const next = start()
    await next.line()
    expect(next.logged.join("\n")).to.include("database system was shut down at").and.not.include("interrupted")
  })

  describe("whose shutdown does not end", () => {
    const folder = (): string => join(made, "held")
    const postmasterIn = async (home: string): Promise<number> =>
      Number.parseInt(await readFile(join(home, "postgres/postmaster.pid"), "utf8"), 10)
    const opened = async (log: (line: string) => void = () => undefined) => {
      const database = await startEmbeddedPostgres({ dataDir: folder(), durable: false, stopSeconds: 1, log })
      await keep(database.url)
      return database
    }
    const comesBack = async (): Promise<void> => {
      const database = await startEmbeddedPostgres({ dataDir: folder(), durable: false, log: () => undefined })
      expect(await kept(database.url)).to.deep.equal([{ answer: 42 }])
      await database.stop()
    }

    it("gets SIGQUIT: a stop amid the restart after the death of a backend ends", async () => {
      const restarts = new EventEmitter()
      const lines: string[] = []
      const database = await opened((line) => {
        lines.push(line)
        if (line.includes("reinitializing")) restarts.emit("begun")
      })
      const begun = once(restarts, "begun")
      void query(database.url, "SELECT pg_sleep(600)").catch(() => undefined)
      // A backend that is about to end is no crash, so it must be the one that sleeps.
      const asleep = () =>
        query(
          database.url,
          "SELECT pid FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(600)' AND state = 'active'",
        )
      await until(async () => (await asleep()).length > 0)
      const [backend] = await asleep()
      process.kill(Number(backend?.pid), "SIGKILL")
      await begun
      await database.stop()
      expect(await exists(join(folder(), "postgres/postmaster.pid"))).to.equal(false)
      await comesBack()
    })

    it("gets SIGKILL if it cannot react, with all its processes", async () => {
      const lines: string[] = []
      const database = await opened((line) => lines.push(line))
      const pid = await postmasterIn(folder())
      process.kill(pid, "SIGSTOP")
      await database.stop()
      expect(lines.filter((line) => line.startsWith("PostgreSQL does not end"))).to.have.length(2)
      expect(await isAlive(pid)).to.equal(false)
      await comesBack()
    })

    it("is started again if another program asked for the shutdown", async () => {
      const database = await opened()
      const pid = await postmasterIn(folder())
      const client = new pg.Client({ connectionString: database.url })
      client.on("error", () => undefined)
      await client.connect()
      // SIGTERM waits for the last client, which never leaves.
      process.kill(pid, "SIGTERM")
      await until(async () => (await refusal(database.url)) === "none" && (await postmasterIn(folder())) !== pid)
      expect(await kept(database.url)).to.deep.equal([{ answer: 42 }])
      await client.end()
      await database.stop()
    })
  })

  it("takes over from a host that was killed: the server it left is ended, and nothing acknowledged is lost", async () => {
    const first = start()
    const url = await first.line()
    await keep(url)
    const orphan = await postmaster()
    await kill(first)
    expect(await isAlive(orphan)).to.equal(true)
    expect(await start().line()).to.equal(url)
    expect(await isAlive(orphan)).to.equal(false)
    expect(await kept(url)).to.deep.equal([{ answer: 42 }])
  })

  it("comes back at the same address when the server is killed, backends and all", async () => {
    const host = start()
    const url = await host.line()
    await keep(url)
    const busy = query(url, "SELECT pg_sleep(600)").catch(() => "broken off")
    const killed = await postmaster()
    process.kill(killed, "SIGKILL")
    await until(async () => host.child.exitCode !== null || (await refusal(url)) === "none")
    expect(await postmaster()).to.not.equal(killed)
    expect(await kept(url)).to.deep.equal([{ answer: 42 }])
    expect(await busy).to.equal("broken off")
  })

  it("creates a folder again if its creation was killed half-way", async () => {
    const folder = join(made, "half")
    const first = start(folder)
    await until(async () => first.said.length > 0 || (await exists(join(folder, "postgres.new/PG_VERSION"))))
    await kill(first)
    expect(await exists(join(folder, "postgres"))).to.equal(false)
    expect(await start(folder).line()).to.match(/^postgres:/)
    expect(await exists(join(folder, "postgres.new"))).to.equal(false)
  })

  it("starts though the pid file of a former life names a process that lives now", async () => {
    const first = start()
    const url = await first.line()
    const file = join(dataDir, "postgres/postmaster.pid")
    const copy = join(made, "postmaster.pid")
    await cp(file, copy)
    await stop(first)
    const { uid, gid } = await stat(join(dataDir, "postgres"))
    const other = spawn("sleep", ["1000"], { uid, gid })
    await writeFile(file, (await readFile(copy, "utf8")).replace(/^\d+/, String(other.pid)))
    await chown(file, uid, gid)
    expect(await start().line()).to.equal(url)
    expect(other.kill()).to.equal(true)
  })

  it("works under a folder that is closed to all other accounts", async () => {
    const closed = join(made, "closed")
    await mkdir(closed, { mode: 0o700 })
    expect(await start(join(closed, "data")).line()).to.match(/^postgres:/)
  })

  it("refuses in one line a port that is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1").unref()
    await once(other, "listening")
    const address = other.address()
    const port = typeof address === "object" ? (address?.port ?? 0) : 0
    const host = start(dataDir, port)
    expect(await host.line()).to.match(/^PostgreSQL did not start: .*could not bind .*Address already in use$/)
    expect(await end(host)).to.equal(1)
    other.close()
  })

  it("refuses in one line a database without its password", async () => {
    await rename(`${dataDir}/postgres.password`, `${dataDir}/elsewhere`)
    expect(await start().line()).to.equal(
      `${dataDir}/postgres.password with the password of the database in ${dataDir}/postgres is missing`,
    )
    await rename(`${dataDir}/elsewhere`, `${dataDir}/postgres.password`)
  })

  it("says in one line what PostgreSQL has against its folder", async () => {
    const version = join(dataDir, "postgres/PG_VERSION")
    const ours = await readFile(version)
    await writeFile(version, "9.6\n")
    expect(await start().line()).to.match(/^PostgreSQL did not start: FATAL: .*incompatible with server DETAIL: .*9\.6/)
    await writeFile(version, ours)
  })

  it("refuses a second start on the same folder, naming the first, until that one is dead", async () => {
    const first = start()
    const url = await first.line()
    const second = start()
    expect(await second.line()).to.equal(`${dataDir} is in use by another Stemma process (pid ${first.child.pid})`)
    expect(await end(second)).to.equal(1)
    expect(await refusal(url)).to.equal("none")
    await kill(first)
    expect(await start().line()).to.equal(url)
  })
})

describe("The lock on the data folder", () => {
  let dataDir = ""
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "stemma-lock-"))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  /** A process takes the lock and dies of SIGKILL. */
  const leaveStale = async (): Promise<void> => {
    const module = new URL("../../adapters/embedded-postgres/data-dir-lock.ts", import.meta.url)
    const script = `await (await import("${module}")).lockDataDir(${JSON.stringify(dataDir)}); process.kill(process.pid, "SIGKILL")`
    const [, signal] = await once(spawn(process.execPath, ["--input-type=module", "-e", script]), "exit")
    expect(signal).to.equal("SIGKILL")
    expect(await readdir(dataDir)).to.have.length(1)
  }

  it("is free again after its release, and may be released twice", async () => {
    const lock = await lockDataDir(dataDir)
    await lock.release()
    await lock.release()
    await (await lockDataDir(dataDir)).release()
  })

  it("goes to exactly one of many who find its holder dead at once", async () => {
    await leaveStale()
    const takers = await Promise.allSettled(Array.from({ length: 40 }, () => lockDataDir(dataDir)))
    const locks = takers.flatMap((taker) => (taker.status === "fulfilled" ? [taker.value] : []))
    const refusals = takers.flatMap((taker) =>
      taker.status === "rejected" && taker.reason instanceof Error ? [taker.reason.message] : [],
    )
    expect(locks).to.have.length(1)
    expect(new Set(refusals)).to.deep.equal(
      new Set([`${dataDir} is in use by another Stemma process (pid ${process.pid})`]),
    )
    for (const lock of locks) await lock.release()
    expect(await readdir(dataDir)).to.have.length(1)
  })

  it("refuses a path that no socket can have, in words", async () => {
    const fault = await lockDataDir(join(dataDir, "x".repeat(120))).then(
      () => "none",
      (error: Error) => error.message,
    )
    expect(fault).to.match(/^DATA_DIR is too long a path: .* more than 103 bytes$/)
  })
})

describe("The databases of the specs", () => {
  it("are fresh, apart from each other, and copy a template", async () => {
    const [one, two] = [await testDatabase(), await testDatabase()]
    await query(one.url, "CREATE TABLE kept AS SELECT 42 AS answer")
    expect(await query(two.url, "SELECT to_regclass('kept') AS found")).to.deep.equal([{ found: null }])
    const copy = await testDatabase({ template: new URL(one.url).pathname.slice(1) })
    expect(await query(copy.url, "SELECT answer FROM kept")).to.deep.equal([{ answer: 42 }])
    for (const database of [one, two, copy]) await database.drop()
    expect(await refusal(one.url)).to.match(/does not exist/)
  })

  it("leave nothing behind for long, even when their run is killed", async () => {
    const dead = spawn("true")
    await once(dead, "exit")
    const folder = await mkdtemp(join(tmpdir(), `stemma-spec-${dead.pid}-`))
    const host = spawn(process.execPath, [HOST, folder], { stdio: ["ignore", "pipe", "ignore"] })
    await once(createInterface({ input: host.stdout }), "line")
    const pid = Number.parseInt(await readFile(join(folder, "postgres/postmaster.pid"), "utf8"), 10)
    host.kill("SIGKILL")
    await once(host, "exit")
    await removeLeftovers()
    expect(await exists(folder)).to.equal(false)
    expect(await isAlive(pid)).to.equal(false)
  })
})
