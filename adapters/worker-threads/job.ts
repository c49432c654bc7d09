import { CallerLeft } from "../../core/ports/caller.ts"
import { type HeavyAnswer, type HeavyTask, OverBudget } from "../../core/ports/heavy-work.ts"
import { chunkQueue } from "./chunk-queue.ts"
import { startClock } from "./clock.ts"
import { errorOf } from "./failure.ts"
import { type FromThread, LEFT, OVER, type ToThread } from "./messages.ts"
import type { Budget } from "./runner.ts"

/** A task that runs in a thread, as the main thread sees it. */
export interface Job<Head> {
  readonly answer: Promise<HeavyAnswer<Head>>
  /** Resolves when the thread has ended the task. */
  readonly ended: Promise<void>
  /** Processes a message of the thread about this task. */
  hear(message: FromThread<Head>): void
  fail(error: Error): void
  /** Call it once, when the thread has ended the task. */
  settle(): void
}

/** What a job may do to its thread. */
export interface JobThread<Call> {
  readonly budget: Budget
  /** How many chunks of an answer the task may be ahead of its consumer. */
  readonly ahead: number
  readonly send: (message: ToThread<Call>) => void
  /** Ends the whole thread, because the task does not stop. */
  readonly end: (why: Error) => void
}

/** How long a stopped task may take to clean up before its thread is ended. */
export const GRACE_MS = 5_000

/** Starts a task in a thread, in the name of an account. */
export const startJob = <Call, Head>(
  id: number,
  account: string,
  task: HeavyTask<Call>,
  { budget, ahead, send, end }: JobThread<Call>,
): Job<Head> => {
  const given = new Int32Array(new SharedArrayBuffer(4))
  const answer = Promise.withResolvers<HeavyAnswer<Head>>()
  const ended = Promise.withResolvers<void>()
  let isEnded = false
  /** Why the main thread stopped the task. */
  let reason: unknown = null

  const giveUp = (how: number, why: unknown): void => {
    if (isEnded || reason !== null) return
    reason = why
    Atomics.store(given, 0, how)
    send({ kind: "stop", id })
  }
  const overTime = (): void => {
    giveUp(OVER, overSeconds(budget))
    setTimeout(() => isEnded || end(overSeconds(budget)), GRACE_MS).unref()
  }
  const clock = startClock(budget.seconds * 1_000, overTime)
  const leave = (): void => giveUp(LEFT, task.left.reason)
  const queue = chunkQueue({
    taken: () => {
      clock.resume()
      if (!isEnded) send({ kind: "taken", id })
    },
    returned: () => giveUp(LEFT, new CallerLeft()),
  })
  const fail = (error: Error): void => {
    answer.reject(reason ?? error)
    queue.fail(reason ?? error)
  }

  send({ kind: "start", id, account, call: task.call, completesFrom: task.completesFrom, given, ahead })
  task.left.addEventListener("abort", leave, { once: true })
  if (task.left.aborted) leave()
  return {
    answer: answer.promise,
    ended: ended.promise,
    fail,
    hear: (message) => {
      if (message.kind === "progress") task.progress(message.progress)
      if (message.kind === "head")
        answer.resolve({ head: message.head, chunks: message.hasChunks ? queue.chunks : null })
      if (message.kind === "failed") fail(errorOf(message.failure))
      if (message.kind !== "chunk") return
      queue.push(message.bytes, message.isLast)
      // From here on the task waits for its consumer.
      if (queue.waiting() >= ahead) clock.pause()
    },
    settle: () => {
      isEnded = true
      clock.stop()
      task.left.removeEventListener("abort", leave)
      queue.end()
      ended.resolve()
    },
  }
}

/** The refusal of a task that needs more memory than its budget. */
export const overMemory = ({ memoryBytes }: Budget): OverBudget =>
  new OverBudget(`The task needs more than ${memoryBytes} bytes of memory.`, memoryBytes)

const overSeconds = ({ seconds }: Budget): OverBudget => new OverBudget(`The task takes more than ${seconds} seconds.`)
