import { runMigrations } from "graphile-worker"
import { Pool } from "pg"
import { poolConfigOf } from "../connection/primary.ts"
import { loggerTo } from "./log.ts"
import { statement } from "../statements/registry.ts"

/** Migrates the tables of the queue, which have their own schema. */
export const migrateJobs = async (url: string): Promise<void> => {
  const pgPool = new Pool({ ...poolConfigOf(url), max: 1 })
  // A connection that breaks must not end the process.
  pgPool.on("error", () => undefined).on("connect", (client) => client.on("error", () => undefined))
  try {
    await runMigrations({ pgPool, logger: loggerTo(() => undefined) })
  } finally {
    await pgPool.end()
  }
}

/** Adds a job of kind `$1` with the payload `$2`, in the current transaction of the connection. */
export const enqueueJob = statement(
  "queue/schema enqueueJob",
  "select from graphile_worker.add_job($1::text, $2::json)",
)
