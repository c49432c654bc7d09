import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { promisify } from "node:util"
import pg from "pg"
import { freePort } from "./free-port.ts"

const run = promisify(execFile)

/** A PgBouncer in front of a database. */
export interface Pooler {
  /** The address of the database through it. */
  readonly url: string
  /** Whether it gives the prepared statements of its clients names of their own: PgBouncer 1.21 and later. */
  readonly followsNames: boolean
  /** Gives it a command, such as `RECONNECT`. */
  command(text: string): Promise<void>
  stop(): Promise<void>
}

/** Where the PgBouncer of the machine is, or the one of Debian that is installed now; null where there can be none. */
const findPgBouncer = async (): Promise<string | null> => {
  const path = ["/usr/sbin", "/usr/local/sbin", process.env.PATH ?? ""].join(":")
  const find = async (): Promise<string | null> =>
    run("sh", ["-c", "command -v pgbouncer"], { env: { PATH: path } }).then(
      ({ stdout }) => stdout.trim(),
      () => null,
    )
  const found = await find()
  if (found !== null || process.getuid?.() !== 0) return found
  await run("apt-get", ["install", "-y", "--no-install-recommends", "pgbouncer"]).catch(() => undefined)
  return find()
}

/** Starts a PgBouncer in front of a database; a text: why there is none. */
export const startPgBouncer = async (
  databaseUrl: string,
  { mode, poolSize }: { readonly mode: "session" | "transaction" | "statement"; readonly poolSize: number },
): Promise<Pooler | string> => {
  const program = await findPgBouncer()
  if (program === null) return "skipped: install PgBouncer, or run as root where apt-get can install it"
  const { hostname, port, pathname, username, password } = new URL(databaseUrl)
  const [folder, listenPort] = [await mkdtemp(join(tmpdir(), "stemma-pooler-")), await freePort()]
  const database = pathname.slice(1)
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec((await run(program, ["--version"])).stdout) ?? []).map(Number)
  const followsNames = major > 1 || minor >= 21
  const settings = [
    "[databases]",
    `${database} = host=${hostname} port=${port} dbname=${database} user=${username} password=${password}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${listenPort}`,
    "unix_socket_dir =",
    "auth_type = any",
    `admin_users = ${username}`,
    `pool_mode = ${mode}`,
    `default_pool_size = ${poolSize}`,
    "ignore_startup_parameters = extra_float_digits",
    ...(followsNames ? ["max_prepared_statements = 100"] : []),
  ]
  const file = join(folder, "pgbouncer.ini")
  await writeFile(file, settings.join("\n"))
  await Promise.all([chmod(folder, 0o755), chmod(file, 0o644)])
  // PgBouncer refuses to run as root.
  const account = process.getuid?.() === 0 ? ["-u", "nobody"] : []
  const child = spawn(program, [...account, file], { stdio: ["ignore", "ignore", "pipe"] })
  const lines = createInterface(child.stderr)
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit")
      child.kill("SIGQUIT")
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }
  const said: string[] = []
  for await (const line of lines) {
    said.push(line)
    if (line.includes("process up")) {
      const url = new URL(databaseUrl)
      url.port = String(listenPort)
      const command = async (text: string): Promise<void> => {
        const admin = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: "pgbouncer" }).href })
        await admin.connect()
        await admin.query(text)
        await admin.end()
      }
      return { url: url.href, followsNames, command, stop }
    }
  }
  await stop()
  return `skipped: PgBouncer did not start (${said.at(-1) ?? "it said nothing"})`
}
