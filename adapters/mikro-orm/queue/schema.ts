import { runMigrations } from "graphile-worker"
import { loggerTo } from "./log.ts"

/** Brings the tables of the queue, which have a schema of their own, up to date. */
export const migrateJobs = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, logger: loggerTo(() => undefined) })

/** Adds the job of kind `$1` with the payload `$2`, in whatever transaction the connection is. */
export const enqueueJob = "select from graphile_worker.add_job($1::text, $2::json)"
