import type { Job, JobCounts, ScheduledJob } from "../domain/job.ts"

/** The queue as commands see it. */
export interface Jobs {
  /** Adds a job, which becomes visible when the transaction commits. Workers find it without a notification. */
  enqueue(job: Job): Promise<void>
}

/** A running worker. */
export interface RunningJobs {
  /**
   * Takes no more jobs, and resolves when the running ones are done or `late` aborts. A job that is not done then runs again
   * on another worker.
   */
  stop(late?: AbortSignal): Promise<void>
}

/** When scheduled jobs run, as cron expressions in UTC. A worker takes no scheduled job that is not here. */
export type Schedule = Readonly<Partial<Record<ScheduledJob, string>>>

/** The queue as workers see it. */
export interface Worker {
  /**
   * Runs jobs as they arrive, a few at a time, until it is stopped. One worker at a time owns a job. The job is
   * removed when `work` resolves, and tried again with growing delays if `work` throws. If its worker is gone,
   * another worker takes it over. So every job is done at least once. The hourly jobs run once an hour, whatever
   * the number of workers, and scheduled ones by their schedule. A queue in memory has no schedules.
   */
  run(work: (job: Job) => Promise<void>, schedule?: Schedule): Promise<RunningJobs>
  /** The jobs that are due and that no worker runs yet. */
  waiting(): Promise<JobCounts>
}
