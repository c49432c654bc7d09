import { randomBytes } from "node:crypto"
import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Account } from "./account.ts"
import { failureReason, ended } from "./child.ts"
import { stopLeftoverProcesses } from "./leftovers.ts"

/** The one role of the server, a superuser. */
export const ROLE = "stemma"

const exists = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null

/**
 * Creates the cluster `<dataDir>/postgres` unless it exists, and returns its password. It is created in another
 * folder and moved when complete, so a folder of that name is always a whole cluster, even after a crash.
 */
export const openCluster = async (
  initdb: string,
  account: Account,
  dataDir: string,
  durable: boolean,
): Promise<string> => {
  const folder = join(dataDir, "postgres")
  const passwordFile = join(dataDir, "postgres.password")
  if (await exists(join(folder, "PG_VERSION"))) return readPassword(passwordFile, folder)

  const unfinished = join(dataDir, "postgres.new")
  await stopLeftoverProcesses(account, unfinished)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  const password = randomBytes(32).toString("base64url")
  await rm(passwordFile, { force: true })
  await writeFile(passwordFile, password, { mode: 0o600, flush: true })
  await Promise.all([account.own(unfinished), account.own(passwordFile)])
  const made = await ended(
    account.launch(
      initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${ROLE}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--no-instructions",
        "--encoding=UTF8",
        "--locale=C",
        "--lc-ctype=C.UTF-8",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        ...(durable ? [] : ["--no-sync"]),
      ],
      { folder: unfinished },
    ),
  )
  if (made.code !== 0) throw new Error(`PostgreSQL could not create its data folder: ${failureReason(made)}`)
  await rename(unfinished, folder)
  await syncFolder(dataDir)
  return password
}

const readPassword = async (path: string, folder: string): Promise<string> => {
  if (!(await exists(path))) throw new Error(`${path} with the password of the database in ${folder} is missing`)
  return (await readFile(path, "utf8")).trim()
}

/** A rename is safe from a power cut once its folder is on the disk. */
const syncFolder = async (path: string): Promise<void> => {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
