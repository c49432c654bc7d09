import { randomBytes } from "node:crypto"
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { accountFor } from "../../adapters/embedded-postgres/account.ts"
import { lockDataDir } from "../../adapters/embedded-postgres/data-dir-lock.ts"
import { startEmbeddedPostgres } from "../../adapters/embedded-postgres/embedded-postgres.ts"
import type { EmbeddedPostgres } from "../../adapters/embedded-postgres/embedded-postgres.ts"
import { stopLeftoverProcesses } from "../../adapters/embedded-postgres/leftovers.ts"
import { migrate } from "../../adapters/mikro-orm/migrate.ts"

const FOLDER = /^stemma-spec-(\d+)-/

export interface TestDatabase {
  readonly url: string
  /** Drops the database, even if clients are still connected. */
  drop(): Promise<void>
}

interface TestServer extends EmbeddedPostgres {
  readonly folder: string
}

let server: Promise<TestServer> | null = null
/** The name of a database with every migration and nothing else, made by the first to ask. */
let migrated: Promise<string> | null = null

/**
 * A fresh database, on the one server that all specs of this mocha process share (started by the first to ask). `template` names a
 * database to copy, one that is already migrated, say; no connection to it may be open then. `lcCtype` gives it a locale of the C library.
 */
export const testDatabase = async ({
  template,
  lcCtype,
}: {
  readonly template?: string
  readonly lcCtype?: string
} = {}): Promise<TestDatabase> => {
  server ??= startTestServer()
  const { url } = await server
  const name = `spec_${randomBytes(6).toString("hex")}`
  const from = template === undefined ? "" : ` TEMPLATE ${pg.escapeIdentifier(template)}`
  const letters =
    lcCtype === undefined
      ? ""
      : ` TEMPLATE template0 LOCALE_PROVIDER libc LC_COLLATE 'C' LC_CTYPE ${pg.escapeLiteral(lcCtype)}`
  await ask(url, `CREATE DATABASE ${name}${from}${letters}`)
  return {
    url: Object.assign(new URL(url), { pathname: name }).href,
    drop: () => ask(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

/** A fresh database in which every migration has run: a copy, because a copy takes a tenth of the time of the migrations. */
export const migratedDatabase = async (): Promise<TestDatabase> => {
  migrated ??= makeMigrated()
  return testDatabase({ template: await migrated })
}

const makeMigrated = async (): Promise<string> => {
  const { url } = await testDatabase()
  await migrate(url)
  return new URL(url).pathname.slice(1)
}

/** Ends the shared server, if any spec asked for it, and removes its data. */
export const stopTestServer = async (): Promise<void> => {
  const running = await server?.catch(() => null)
  server = null
  migrated = null
  await running?.stop()
  if (running) await rm(running.folder, { recursive: true, force: true, maxRetries: 10 })
}

const startTestServer = async (): Promise<TestServer> => {
  await removeLeftovers()
  const folder = await mkdtemp(join(tmpdir(), `stemma-spec-${process.pid}-`))
  // The account that PostgreSQL runs as must pass, and mkdtemp closes a folder to all but its maker.
  await chmod(folder, 0o711)
  const started = await startEmbeddedPostgres({ dataDir: folder, durable: false, log: () => undefined })
  return { ...started, folder }
}

/** Removes what runs that were killed left: a folder, and perhaps a server on it. */
export const removeLeftovers = async (): Promise<void> => {
  const left = (await readdir(tmpdir())).filter((name) => !isAlive(Number(FOLDER.exec(name)?.[1] ?? process.pid)))
  // What another run clears at this moment, or another account owns, is left to them.
  await Promise.allSettled(left.map((name) => removeLeftover(join(tmpdir(), name))))
}

const removeLeftover = async (dataDir: string): Promise<void> => {
  const lock = await lockDataDir(dataDir)
  for (const folder of [join(dataDir, "postgres"), join(dataDir, "postgres.new")]) {
    await stopLeftoverProcesses(await accountFor("/bin/sh", dataDir, folder), folder)
  }
  await lock.release()
  await rm(dataDir, { recursive: true, force: true })
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ESRCH")
  }
}

const ask = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
