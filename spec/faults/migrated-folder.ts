import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { startEmbeddedPostgres } from "../../adapters/embedded-postgres/embedded-postgres.ts"
import { openMikroOrmStore } from "../../adapters/mikro-orm/store.ts"
import { aDataDir, type DataDir } from "./running-service.ts"

let made: Promise<DataDir> | null = null

const make = async (): Promise<DataDir> => {
  const folder = await aDataDir()
  const database = await startEmbeddedPostgres({ dataDir: folder.dataDir, durable: false, log: () => undefined })
  const store = await openMikroOrmStore({ url: database.url })
  await store.migrate()
  await store.close()
  await database.stop()
  return folder
}

/**
 * A data folder with an empty, migrated database, on which a server starts as on any later day. It is a copy of one
 * that is made once for the process, because the first start on an empty folder takes seconds.
 */
export const aMigratedDataDir = async (): Promise<DataDir> => {
  made ??= make()
  const [{ dataDir: from }, folder] = [await made, await aDataDir()]
  const parts = ["postgres", "postgres.password"].map((name) => join(from, name))
  // `cp` keeps the owner, which is the account of PostgreSQL.
  await promisify(execFile)("cp", ["-a", ...parts, folder.dataDir])
  return folder
}

after(async () => {
  await (await made?.catch(() => null))?.remove()
})
