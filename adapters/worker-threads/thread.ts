import { once } from "node:events"
import { Worker } from "node:worker_threads"
import { CallerLeft } from "../../core/ports/caller.ts"
import { type HeavyAnswer, type HeavyTask, OverBudget } from "../../core/ports/heavy-work.ts"
import { type ChunkQueue, chunkQueue } from "./chunk-queue.ts"
import { type Clock, startClock } from "./clock.ts"
import { errorOf } from "./failure.ts"
import { watchMemory } from "./memory-watch.ts"
import { type FromThread, LEFT, OVER, type ToThread } from "./messages.ts"
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

/** A running task, as the main thread sees it. */
interface Job<Head> {
  readonly task: HeavyTask<unknown>
  readonly answer: PromiseWithResolvers<HeavyAnswer<Head>>
  readonly ended: PromiseWithResolvers<void>
  readonly queue: ChunkQueue
  readonly clock: Clock
  /** Why the main thread stopped it. */
  reason: unknown
  forget(): void
}

/** How long a stopped task may take to clean up before its thread is ended. */
const GRACE_MS = 5_000
/** A thread that holds more than this after its task is replaced, so that its memory is freed. */
const MOST_KEPT_BYTES = 192 * 1_048_576

/** Starts a thread. A failure in the thread only fails its tasks. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one state machine; its functions share the state of one thread
export const startThread = <Call, Head>(options: ThreadOptions): Runner<Call, Head> => {
  const { url, data, budget, ahead, log } = options
  const worker = new Worker(url, { workerData: data, resourceLimits: watchMemory.limits(budget.memoryBytes) })
  const jobs = new Map<number, Job<Head>>()
  let last = 0
  let isOver = false
  let reason: Error | null = null
  const send = (message: ToThread<Call>): void => worker.postMessage(message)
  const end = (why: Error): void => {
    reason ??= why
    void worker.terminate()
  }
  const memory = watchMemory(worker, budget.memoryBytes, () => end(overMemory(budget)))

  worker.on("message", (message: FromThread<Head>) => {
    if (message.kind === "log") return log(message.message)
    const job = jobs.get(message.id)
    if (job !== undefined) hear(job, message)
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
      fail(job, reason ?? new Error("A thread for heavy work ended."))
      settle(id)
    }
  })

  const settle = (id: number): void => {
    const job = jobs.get(id)
    if (job === undefined) return
    jobs.delete(id)
    job.forget()
    job.queue.end()
    job.ended.resolve()
    if (jobs.size > 0) return
    memory.pause()
    worker.unref()
  }

  const begin: Runner<Call, Head>["begin"] = (account, task) => {
    const id = ++last
    const given = new Int32Array(new SharedArrayBuffer(4))
    const giveUp = (how: number, why: unknown): void => {
      if (!jobs.has(id) || job.reason !== null) return
      job.reason = why
      Atomics.store(given, 0, how)
      send({ kind: "stop", id })
    }
    const overTime = (): void => {
      giveUp(OVER, overSeconds(budget))
      setTimeout(() => jobs.has(id) && end(overSeconds(budget)), GRACE_MS).unref()
    }
    const clock = startClock(budget.seconds * 1_000, overTime)
    const leave = (): void => giveUp(LEFT, task.left.reason)
    const queue = chunkQueue({
      taken: () => {
        clock.resume()
        if (jobs.has(id)) send({ kind: "taken", id })
      },
      returned: () => giveUp(LEFT, new CallerLeft()),
    })
    const forget = (): void => {
      clock.stop()
      task.left.removeEventListener("abort", leave)
    }
    const answer = Promise.withResolvers<HeavyAnswer<Head>>()
    const job: Job<Head> = { task, answer, ended: Promise.withResolvers(), queue, clock, reason: null, forget }
    jobs.set(id, job)
    worker.ref()
    memory.resume()
    send({ kind: "start", id, account, call: task.call, completesFrom: task.completesFrom, given, ahead })
    task.left.addEventListener("abort", leave, { once: true })
    if (task.left.aborted) leave()
    return { answer: answer.promise, ended: job.ended.promise }
  }

  const hear = (job: Job<Head>, message: FromThread<Head>): void => {
    if (message.kind === "progress") job.task.progress(message.progress)
    if (message.kind === "head")
      job.answer.resolve({ head: message.head, chunks: message.hasChunks ? job.queue.chunks : null })
    if (message.kind === "failed") fail(job, errorOf(message.failure))
    if (message.kind !== "chunk") return
    job.queue.push(message.bytes, message.isLast)
    // From here on the task waits for its consumer.
    if (job.queue.waiting() >= ahead) job.clock.pause()
  }

  return {
    begin,
    isSound: () => !isOver && reason === null,
    isLight: () => memory.used() < MOST_KEPT_BYTES,
    close: async (late) => {
      const tasksEnded = Promise.all([...jobs.values()].map(({ ended }) => ended.promise))
      await Promise.race([tasksEnded, aborted(late)])
      if (isOver) return
      reason ??= new Error("The service is stopping.")
      const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()))
      send({ kind: "close" })
      const force = (): void => {
        log("A thread for heavy work did not end in time and was ended by force.")
        void worker.terminate()
      }
      const timer = setTimeout(force, jobs.size === 0 ? GRACE_MS : 0)
      await ended
      clearTimeout(timer)
    },
  }
}

const aborted = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, "abort")
}

const fail = <Head>({ reason, answer, queue }: Job<Head>, error: Error): void => {
  answer.reject(reason ?? error)
  queue.fail(reason ?? error)
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"

const overMemory = ({ memoryBytes }: Budget): OverBudget =>
  new OverBudget(`The task needs more than ${memoryBytes} bytes of memory.`)

const overSeconds = ({ seconds }: Budget): OverBudget => new OverBudget(`The task takes more than ${seconds} seconds.`)
