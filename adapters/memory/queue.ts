import { hourlyJobs, type Job } from "../../core/domain/job.ts"
import type { RunningJobs, Worker } from "../../core/ports/jobs.ts"

const HOUR_MS = 3_600_000
/** How many jobs a worker does at once. */
const AT_ONCE = 4

interface Entry {
  readonly job: Job
  readonly tries: number
}

/** The jobs of a memory store, for as long as it lives. */
export interface MemoryQueue extends Worker {
  /** Adds jobs that were committed. */
  add(jobs: readonly Job[]): void
}

export interface MemoryQueueOptions {
  /** How long a job rests that failed so many times. */
  readonly restMs?: (tries: number) => number
  /** Told of what a job threw. */
  readonly log?: (job: Job, error: unknown) => void
}

/** Each time nearly three times as long, six hours at most. */
const longerAndLonger = (tries: number): number => 1_000 * Math.exp(Math.min(tries, 10))

/** A queue in this process: a job belongs to the worker that took it, and comes back when it throws. */
export const memoryQueue = ({
  restMs = longerAndLonger,
  log = () => undefined,
}: MemoryQueueOptions = {}): MemoryQueue => {
  const waiting: Entry[] = []
  const workers = new Set<() => void>()
  let clock: NodeJS.Timeout | null = null

  const put = (entries: readonly Entry[]): void => {
    for (const entry of entries) waiting.push(entry)
    for (const wake of workers) wake()
  }
  const add = (jobs: readonly Job[]): void => put(jobs.map((job) => ({ job, tries: 0 })))

  /** Puts a job that failed back when it has rested. With no worker left nobody waits for it: the next one finds it. */
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
      stop: async () => {
        workers.delete(wake)
        if (workers.size === 0 && clock !== null) {
          clearInterval(clock)
          clock = null
        }
        await Promise.all(underWay)
      },
    }
  }

  return { add, run }
}
