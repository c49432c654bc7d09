import { runMigrations } from "graphile-worker"
import { loggerTo } from "./log.ts"
import { statement } from "../statements/registry.ts"

/** Migrates the tables of the queue, which have their own schema. */
export const migrateJobs = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, logger: loggerTo(() => undefined) })

/** Adds a job of kind `$1` with the payload `$2`, in the current transaction of the connection. */
export const enqueueJob = statement(
  "queue/schema enqueueJob",
  "select from graphile_worker.add_job($1::text, $2::json)",
)
