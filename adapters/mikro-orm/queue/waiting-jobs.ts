import { type JobCount, type JobCounts, jobCounts } from "../../../core/domain/job.ts"
import type { Sql } from "../sql.ts"
import { statement } from "../statements/registry.ts"

const due = statement(
  "queue/waiting-jobs due",
  `select task_identifier as "kind", count(*)::int as "count" from graphile_worker.jobs
  where locked_at is null and run_at <= now() and attempts < max_attempts group by task_identifier`,
)

/** The number of jobs of each kind that are due and that no worker runs. */
export const waitingJobs = (sql: Sql) => async (): Promise<JobCounts> => jobCounts(await sql.rows<JobCount>(due, []))
