import { hourlyJobs, scheduledJobs } from "../../../core/domain/job.ts"

/** The name under which the waiting jobs of the queue are in a backup, beside the tables. */
export const QUEUED_JOBS = "queued jobs"

export const queuedJobColumns = ["identifier", "payload", "run_at", "max_attempts", "job_key", "priority"]

const recurring = [...hourlyJobs, ...scheduledJobs].map((kind) => `'${kind}'`).join(", ")

/** The waiting jobs, except for those that a schedule adds again. The queue has no public view with payloads. */
export const queuedJobs = `select t.identifier, j.payload, j.run_at, j.max_attempts, j.key as job_key, j.priority
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier not in (${recurring}) order by j.id`

export const hasQueue = "select to_regclass('graphile_worker._private_jobs') is not null as has"

/** Adds the jobs of a table with these columns to the queue. */
export const enqueueFrom = (
  table: string,
): string => `select from ${table} j cross join lateral graphile_worker.add_job(
  j.identifier, payload => j.payload, run_at => j.run_at, max_attempts => j.max_attempts, job_key => j.job_key,
  priority => j.priority)`
