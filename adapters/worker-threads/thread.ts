import { once } from "node:events"
import { Worker } from "node:worker_threads"
import { GRACE_MS, type Job, type JobThread, overMemory, startJob } from "./job.ts"
import { watchMemory } from "./memory-watch.ts"
import type { FromThread, ToThread } from "./messages.ts"
import type { Budget, Runner } from "./runner.ts"

export interface ThreadOptions {
  /** The module that the thread runs. */
  readonly url: URL
  /** The `workerData` of that module. */
  readonly data: unknown
  readonly budget: Budget
  /**
   * How many chunks of an answer a task may be ahead of its consumer. Infinity for a task that must be completed
   * even if its answer is not taken.
   */
  readonly ahead: number
  readonly log: (message: string) => void
}

/** A thread that holds more than this after its task is replaced, so that its memory is freed. */
const MOST_KEPT_BYTES = 192 * 1_048_576

/** Starts a thread. A failure in the thread only fails its tasks. */
export const startThread = <Call, Head>(options: ThreadOptions): Runner<Call, Head> => {
  const { url, data, budget, ahead, log } = options
  const worker = new Worker(url, { workerData: data, resourceLimits: watchMemory.limits(budget.memoryBytes) })
  const jobs = new Map<number, Job<Head>>()
  let last = 0
  let isOver = false
  let reason: Error | null = null
  const end = (why: Error): void => {
    reason ??= why
    void worker.terminate()
  }
  const thread: JobThread<Call> = { budget, ahead, send: (message) => worker.postMessage(message), end }
  const memory = watchMemory(worker, budget.memoryBytes, () => end(overMemory(budget)))

  const settle = (id: number): void => {
    jobs.get(id)?.settle()
    jobs.delete(id)
    if (jobs.size > 0) return
    memory.pause()
    worker.unref()
  }

  worker.on("message", (message: FromThread<Head>) => {
    if (message.kind === "log") return log(message.message)
    jobs.get(message.id)?.hear(message)
    if (message.kind === "ended") settle(message.id)
  })
  worker.on("error", (error: unknown) => {
    reason ??= isOutOfMemory(error)
      ? overMemory(budget)
      : new Error("A thread for heavy work failed.", { cause: error })
  })
  worker.on("exit", () => {
    isOver = true
    for (const [id, job] of jobs) {
      job.fail(reason ?? new Error("A thread for heavy work ended."))
      settle(id)
    }
  })

  return {
    begin: (account, task) => {
      const id = ++last
      worker.ref()
      memory.resume()
      const job = startJob<Call, Head>(id, account, task, thread)
      jobs.set(id, job)
      return job
    },
    isSound: () => !isOver && reason === null,
    isLight: () => memory.used() < MOST_KEPT_BYTES,
    close: async (late) => {
      const tasksEnded = Promise.all([...jobs.values()].map(({ ended }) => ended))
      await Promise.race([tasksEnded, aborted(late)])
      if (isOver) return
      reason ??= new Error("The service is stopping.")
      await closeWorker(worker, jobs.size === 0 ? GRACE_MS : 0, log)
    },
  }
}

/** Asks the thread to end, and ends it by force after `patience` milliseconds. */
const closeWorker = async (worker: Worker, patience: number, log: ThreadOptions["log"]): Promise<void> => {
  const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()))
  const message: ToThread<never> = { kind: "close" }
  worker.postMessage(message)
  const force = (): void => {
    log("A thread for heavy work did not end in time and was ended by force.")
    void worker.terminate()
  }
  const timer = setTimeout(force, patience)
  await ended
  clearTimeout(timer)
}

const aborted = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, "abort")
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"
