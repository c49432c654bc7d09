import type { Job } from "../domain/job.ts"

/** Jobs as a command enqueues them. */
export interface Jobs {
  /** The job is there when the transaction commits, and only then; a worker finds it by itself. */
  enqueue(job: Job): Promise<void>
}

/** A worker at work. */
export interface RunningJobs {
  /** Takes no more jobs, and resolves when those under way are done. */
  stop(): Promise<void>
}

/** The other end of the queue. */
export interface Worker {
  /**
   * Does jobs as they come, a few at a time, until it is stopped. A job is one worker's at a time and goes when `work` resolves; when
   * that throws it is tried again later and later, and when its worker is gone another takes it over: so each is done once at least.
   * The hourly jobs come once an hour, however many workers there are.
   */
  run(work: (job: Job) => Promise<void>): Promise<RunningJobs>
}
