import { execFile } from "node:child_process"
import { once } from "node:events"
import { rm, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline"
import { promisify } from "node:util"
import pg from "pg"
import { accountFor, type Account } from "../../adapters/embedded-postgres/account.ts"
import { startEmbeddedPostgres } from "../../adapters/embedded-postgres/embedded-postgres.ts"
import { findPrograms } from "../../adapters/embedded-postgres/programs.ts"
import { migrate } from "../../adapters/mikro-orm/migrate.ts"
import { aDataDir } from "../faults/running-service.ts"
import { eventually } from "./eventually.ts"
import { freePort } from "./free-port.ts"

/** One PostgreSQL of a group that replicates. */
export interface Replica {
  /** The address of the database. */
  readonly url: string
  readonly port: number
  /** The rows of a statement, as an administrator sees them. */
  query(text: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Makes a standby the primary. */
  promote(): Promise<void>
  /** SIGKILL to the server, and its end. */
  kill(): Promise<void>
  /** Stops every process of the server without ending it, so that it answers nothing, as after a lost network. */
  freeze(): Promise<void>
  thaw(): Promise<void>
}

/** A primary with the schema of the service, and servers that follow it by streaming replication. */
export interface Replication {
  readonly primary: Replica
  /** A new standby of a server. With a delay it applies each commit that many milliseconds later. */
  follow(primary: Replica, delayMs?: number): Promise<Replica>
  /** Has commits on this server wait until a standby has them (`on`), or shows them too (`remote_apply`). */
  synchronise(primary: Replica, how: "on" | "remote_apply"): Promise<void>
  stop(): Promise<void>
}

const run = promisify(execFile)

/** The address with several hosts, in the form of libpq. */
export const hostList = (...servers: readonly Replica[]): string => {
  const [first] = servers
  const url = new URL(first?.url ?? "")
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(",")
  return `postgresql://${url.username}:${url.password}@${hosts}${url.pathname}?target_session_attrs=read-write`
}

/** Starts a primary on a data folder of its own, with an empty database that has every migration. */
export const startReplication = async (): Promise<Replication> => {
  const { dataDir, remove } = await aDataDir()
  const made = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined })
  await made.stop()
  const { postgres: program } = await findPrograms()
  const first = join(dataDir, "postgres")
  const account = await accountFor(program, resolve(dataDir), first)
  const servers: Served[] = []
  const start = async (folder: string, more: readonly string[] = []): Promise<Replica> => {
    const server = await serve({ program, account, folder, url: made.url, more })
    servers.push(server)
    return server
  }
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.end()))
    await remove()
  }
  try {
    const primary = await start(first)
    await migrate(primary.url)
    return {
      primary,
      follow: async (from, delayMs = 0) => {
        const folder = join(dataDir, `standby-${servers.length}`)
        await copyFolder(from, folder)
        await writeFile(join(folder, "standby.signal"), "")
        await account.own(join(folder, "standby.signal"))
        const { username, password, port } = new URL(from.url)
        const source = `host=127.0.0.1 port=${port} user=${username} password=${password}`
        const delay = delayMs === 0 ? [] : [`recovery_min_apply_delay=${delayMs}ms`]
        return start(folder, [`primary_conninfo=${source}`, ...delay])
      },
      synchronise: async (server, how) => {
        await server.query("alter system set synchronous_standby_names = '*'")
        await server.query(`alter system set synchronous_commit = '${how}'`)
        await server.query("select pg_reload_conf()")
        await eventually(async () => {
          const [row] = await server.query(
            "select count(*)::int as n from pg_stat_replication where sync_state = 'sync'",
          )
          if (row?.n === 0) throw new Error("No standby is synchronous yet.")
        })
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Serving {
  readonly program: string
  readonly account: Account
  readonly folder: string
  /** An address of the first server, for the account and the password. */
  readonly url: string
  /** Further settings, as `name=value`. */
  readonly more: readonly string[]
}

interface Served extends Replica {
  end(): Promise<void>
}

const settings = [
  ...["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "full_page_writes=off"],
  ...["shared_buffers=64MB", "wal_keep_size=256MB", "max_connections=200", "lc_messages=C", "hot_standby=on"],
]

const serve = async ({ program, account, folder, url, more }: Serving): Promise<Served> => {
  const port = await freePort()
  const words = ["-D", folder, "-p", String(port), ...[...settings, ...more].flatMap((setting) => ["-c", setting])]
  const child = account.launch(program, words, { folder })
  const said: string[] = []
  const ready = new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`PostgreSQL did not start: ${said.join("\n")}`)))
    child.stdout?.resume()
    if (child.stderr === null) return
    createInterface(child.stderr).on("line", (line) => {
      if (said.length < 100) said.push(line)
      if (/ready to accept (?:read-only )?connections/.test(line)) resolve()
    })
  })
  await ready
  const own = new URL(url)
  own.port = String(port)
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, "exit")
    child.kill(signal)
    await ended
  }
  const query: Replica["query"] = async (text, values = []) => {
    const client = new pg.Client({ connectionString: own.href })
    client.on("error", () => undefined)
    try {
      await client.connect()
      return (await client.query<Record<string, unknown>>(text, [...values])).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  /** The server and its processes, which have groups of their own. */
  const signalAll = async (signal: NodeJS.Signals): Promise<void> => {
    const { stdout } = await run("pgrep", ["-P", String(child.pid)]).catch(() => ({ stdout: "" }))
    for (const pid of [
      child.pid ?? 0,
      ...stdout
        .split("\n")
        .filter((line) => line !== "")
        .map(Number),
    ])
      if (pid > 0) process.kill(pid, signal)
  }
  return {
    url: own.href,
    port,
    query,
    promote: async () => void (await query("select pg_promote(true)")),
    kill: () => end("SIGKILL"),
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    end: async () => {
      await signalAll("SIGCONT").catch(() => undefined)
      await end("SIGQUIT")
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** A base backup by the functions of PostgreSQL (section 25.3.4), because its programs are not installed here. */
const copyFolder = async (from: Replica, to: string): Promise<void> => {
  const client = new pg.Client({ connectionString: from.url })
  await client.connect()
  try {
    const { rows: at } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder")
    await client.query("select pg_backup_start('spec', true)")
    // Files may be removed while they are copied, of which `cp` complains.
    await run("cp", ["-a", at[0]?.folder ?? "", to]).catch(() => undefined)
    const { rows } = await client.query<{ label: string }>("select labelfile as label from pg_backup_stop(false)")
    await Promise.all(["postmaster.pid", "postmaster.opts"].map((name) => rm(join(to, name), { force: true })))
    await writeFile(join(to, "backup_label"), rows[0]?.label ?? "")
    await run("chown", ["--reference", to, join(to, "backup_label")])
  } finally {
    await client.end()
  }
}
