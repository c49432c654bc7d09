import { once } from "node:events"
import { hourlyJobs, type Job, jobCounts } from "../../core/domain/job.ts"
import type { RunningJobs, Worker } from "../../core/ports/jobs.ts"

const HOUR_MS = 3_600_000
/** The number of jobs that a worker runs at once. */
const AT_ONCE = 4

interface Entry {
  readonly job: Job
  readonly tries: number
}

/** The jobs of a memory store. They are lost with it. */
export interface MemoryQueue extends Worker {
  /** Adds committed jobs. */
  add(jobs: readonly Job[]): void
}

export interface MemoryQueueOptions {
  /** The delay before the next try, in milliseconds, after this number of tries. */
  readonly restMs?: (tries: number) => number
  /** Called with the error of a failed job. */
  readonly log?: (job: Job, error: unknown) => void
}

const aborted = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, "abort")
}

/** Each delay is nearly three times the previous one, up to about six hours. */
const growingDelay = (tries: number): number => 1_000 * Math.exp(Math.min(tries, 10))

/** A queue in this process. A job belongs to the worker that took it, and returns to the queue if it throws. */
export const memoryQueue = ({ restMs = growingDelay, log = () => undefined }: MemoryQueueOptions = {}): MemoryQueue => {
  const waiting: Entry[] = []
  const workers = new Set<() => void>()
  let clock: NodeJS.Timeout | null = null

  const put = (entries: readonly Entry[]): void => {
    for (const entry of entries) waiting.push(entry)
    for (const wake of workers) wake()
  }
  const add = (jobs: readonly Job[]): void => put(jobs.map((job) => ({ job, tries: 0 })))

  /** Returns a failed job to the queue after its delay. If no worker is left, the next one to start finds it. */
  const rest = ({ job, tries }: Entry): void => {
    const entry = { job, tries: tries + 1 }
    setTimeout(() => put([entry]), restMs(entry.tries)).unref()
  }

  const run = async (work: (job: Job) => Promise<void>): Promise<RunningJobs> => {
    const underWay = new Set<Promise<void>>()
    const attempt = async (entry: Entry): Promise<void> => {
      try {
        await work(structuredClone(entry.job))
      } catch (error) {
        log(entry.job, error)
        rest(entry)
      }
    }
    const wake = (): void => {
      while (underWay.size < AT_ONCE) {
        const entry = waiting.shift()
        if (entry === undefined) return
        const attempted = attempt(entry).then(() => {
          underWay.delete(attempted)
          if (workers.has(wake)) wake()
        })
        underWay.add(attempted)
      }
    }
    workers.add(wake)
    clock ??= setInterval(() => add(hourlyJobs.map((kind) => ({ kind }))), HOUR_MS).unref()
    wake()
    return {
      stop: async (late) => {
        workers.delete(wake)
        if (workers.size === 0 && clock !== null) {
          clearInterval(clock)
          clock = null
        }
        const done = Promise.all(underWay)
        await (late === undefined ? done : Promise.race([done, aborted(late)]))
      },
    }
  }

  return { add, run, waiting: async () => jobCounts(waiting.map(({ job: { kind } }) => ({ kind, count: 1 }))) }
}
