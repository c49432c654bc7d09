import { EventEmitter, once } from "node:events"
import { setTimeout } from "node:timers/promises"
import * as E from "fp-ts/lib/Either.js"
import { Pool } from "pg"
import {
  type ParsedCronItem,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker"
import { hourlyJobs, Job, jobKinds, scheduledJobs } from "../../../core/domain/job.ts"
import type { RunningJobs, Schedule, Worker } from "../../../core/ports/jobs.ts"
import { poolConfigOf } from "../connection/primary.ts"
import { loggerTo } from "./log.ts"
import { type Heartbeat, heartbeat } from "./heartbeat.ts"

/** The number of jobs that a worker runs at once. */
const AT_ONCE = 4
/** One connection for each job, one that listens for jobs, and a spare one. */
const CONNECTIONS = AT_ONCE + 2
const RESTART_MS = 5_000
/** The time for which a worker may fail to look for jobs. */
const STUCK_MS = 5_000
/** The time that the connections of a worker get to end. */
const PATIENCE_MS = 10_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * How the result of a job reaches the database. Without these settings graphile-worker does not wait for the
 * statement that reports it: if the database is away at that moment, the unhandled rejection ends the process. With
 * them the report is tried again.
 */
const retriedReports = { completeJobBatchDelay: 0, failJobBatchDelay: 0 } as const

export interface GraphileWorkerOptions {
  readonly url: string
  /** Called with errors. */
  readonly log?: (message: string) => void
}

/** Runs the jobs of the PostgreSQL database at this URL. If the database goes away, it waits until it is back. */
export const graphileWorker = ({ url, log = () => undefined }: GraphileWorkerOptions): Pick<Worker, "run"> => ({
  run: async (work, schedule = {}) => {
    const stopping = new AbortController()
    let late: AbortSignal | undefined
    const pause = () => setTimeout(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    const start = () => started({ url, log, work, schedule })
    let current = await start()
    const supervised = (async () => {
      while (!stopping.signal.aborted) {
        await Promise.race([current.ended, aborted(stopping.signal)])
        await pause()
        if (!stopping.signal.aborted) current = await start().catch(() => current)
      }
      await current.stop(late)
    })()
    return {
      stop: (until) => {
        late = until
        stopping.abort()
        return supervised
      },
    }
  },
})

const aborted = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, "abort")
}

interface Started extends RunningJobs {
  /** Resolves when the runner ends, for any reason. */
  readonly ended: Promise<void>
}

interface Starting extends Required<GraphileWorkerOptions> {
  readonly work: (job: Job) => Promise<void>
  readonly schedule: Schedule
}

const started = async ({ url, log, work, schedule }: Starting): Promise<Started> => {
  let life: Heartbeat | null = null
  const events: WorkerEvents = new EventEmitter()
  events.on("pool:create", ({ workerPool }) => {
    life = heartbeat(url, workerPool.id, log)
  })
  const pool = jobPool(url, log)
  const runner = await run({
    pgPool: pool,
    concurrency: AT_ONCE,
    noHandleSignals: true,
    logger: loggerTo(log),
    events,
    taskList: tasks(work, schedule),
    parsedCronItems: [...everyHour, ...bySchedule(schedule)],
    preset: { worker: retriedReports },
  }).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  endWhenStuck(events, runner)
  const ended = runner.promise
    .catch(() => undefined)
    .then(() => life?.stop())
    // A connection that graphile-worker does not return must not keep the process alive.
    .then(() => Promise.race([pool.end(), setTimeout(PATIENCE_MS, undefined, { ref: false })]))
  return {
    ended,
    stop: async (late) => {
      await stopBy(late, runner)
      await ended
    },
  }
}

/**
 * The connections of a worker. graphile-worker removes the error listeners of its own pool before that pool has
 * ended, and an error without a listener ends the process.
 */
const jobPool = (url: string, log: (message: string) => void): Pool => {
  const pool = new Pool({ ...poolConfigOf(url), max: CONNECTIONS })
  const broken = (error: Error): void => {
    if (!pool.ending) log(`A connection of the worker broke: ${error.message}`)
  }
  pool.on("connect", (client) => client.on("error", broken))
  return pool.on("error", broken)
}

/**
 * A runner that loses the database while it starts keeps that error forever: it goes on looking for jobs and never
 * finds one.
 */
const endWhenStuck = (events: WorkerEvents, runner: Runner): void => {
  let failingSince: number | null = null
  const works = (): void => {
    failingSince = null
  }
  events.on("job:start", works)
  events.on("worker:getJob:empty", works)
  events.on("worker:getJob:error", () => {
    failingSince ??= Date.now()
    if (Date.now() - failingSince > STUCK_MS) runner.stop("The worker can no longer find jobs.").catch(() => undefined)
  })
}

/** Waits for the running jobs until `late` aborts. The others are then free for other workers. */
const stopBy = async (late: AbortSignal | undefined, runner: Runner): Promise<void> => {
  const stopped = runner.stop().catch(() => undefined)
  if (late === undefined) return stopped
  await Promise.race([stopped, aborted(late)])
  if (late.aborted) await runner.kill().catch(() => undefined)
}

/** A worker that was down at the full hour catches up. */
const everyHour = parseCronItems(
  hourlyJobs.map((task) => ({ task, match: "0 * * * *", options: { backfillPeriod: HOUR_MS, jobKey: task } })),
)

/** A time that passed while no worker ran is made up for within a day. A failed job is tried three times in all. */
const bySchedule = (schedule: Schedule): readonly ParsedCronItem[] =>
  parseCronItems(
    scheduledJobs.flatMap((task) => {
      const match = schedule[task]
      return match === undefined
        ? []
        : [{ task, match, options: { backfillPeriod: DAY_MS, jobKey: task, maxAttempts: 3 } }]
    }),
  )

const timed: readonly Job["kind"][] = [...hourlyJobs, ...scheduledJobs]

const tasks = (work: (job: Job) => Promise<void>, schedule: Schedule): TaskList =>
  Object.fromEntries(
    jobKinds
      .filter((kind) => kind !== "back_up" || schedule.back_up !== undefined)
      .map((kind) => [
        kind,
        async (payload: unknown) => {
          const job = timed.includes(kind) ? Job.decode({ kind }) : Job.decode(payload)
          if (E.isLeft(job)) throw new Error(`This is not a job of kind ${kind}.`)
          await work(job.right)
        },
      ]),
  )
