import type { MessagePort } from "node:worker_threads"
import type { Progress } from "../../core/domain/gedcom/report/progress.ts"
import { type Caller, CallerLeft } from "../../core/ports/caller.ts"
import { type HeavyHandler, type HeavyOutcome, OverBudget } from "../../core/ports/heavy-work.ts"
import { failureOf } from "./failure.ts"
import { type FromThread, LEFT, OVER, type Start, type ToThread } from "./messages.ts"

export interface HeavyService<Call, Head> {
  readonly handle: HeavyHandler<Call, Head>
  /** Runs work on behalf of a caller. */
  readonly onBehalfOf: (caller: Caller, work: () => Promise<void>) => Promise<void>
  /** Called before the thread ends normally. */
  close(): Promise<void>
}

/** A running task in this thread. */
interface Running {
  readonly left: AbortController
  /** Allows one more chunk to be sent. */
  taken(): void
}

/** The least time between two progress messages of one phase. */
const LEAST_MS = 100
/** Chunks are split to this size, so that no single message occupies the main thread for long. */
const MOST_CHUNK_BYTES = 262_144

/** Runs the tasks that arrive on this port. */
export const serveHeavyWork = <Call, Head>(
  port: MessagePort,
  { handle, onBehalfOf, close }: HeavyService<Call, Head>,
): void => {
  const running = new Map<number, Running>()
  const say = (message: FromThread<Head>): void => port.postMessage(message)

  const run = async (start: Start<Call>, left: AbortController): Promise<void> => {
    const { id, call, ahead } = start
    const credit = openCredit(ahead, left.signal)
    running.set(id, { left, taken: credit.add })
    try {
      const progress = reporter(start, (latest) => say({ kind: "progress", id, progress: latest }))
      const { head, chunks } = await handle(call, { progress })
      say({ kind: "head", id, head, hasChunks: chunks !== null })
      if (chunks !== null) await sendChunks(chunks, credit.take, (bytes, isLast) => sendChunk(port, id, bytes, isLast))
    } catch (error) {
      say({ kind: "failed", id, failure: failureOf(error) })
    } finally {
      running.delete(id)
      say({ kind: "ended", id })
    }
  }

  port.on("message", (message: ToThread<Call>) => {
    if (message.kind === "start") {
      const left = new AbortController()
      void onBehalfOf(callerOf(message, left.signal), () => run(message, left))
    }
    if (message.kind === "taken") running.get(message.id)?.taken()
    if (message.kind === "stop") running.get(message.id)?.left.abort(new CallerLeft())
    if (message.kind === "close") void close().finally(() => port.close())
  })
}

const never = new AbortController().signal

/** The caller of a task. A task that may be completed without its caller is not informed when the caller leaves. */
const callerOf = ({ account, completesFrom }: Start<unknown>, left: AbortSignal): Caller => {
  const heard = completesFrom === null ? left : never
  return { account, hasLeft: () => heard.aborted, left: () => heard }
}

/** Reports the progress of a task, not too often, and throws when the task must stop. */
const reporter = (
  { given, completesFrom }: Pick<Start<unknown>, "given" | "completesFrom">,
  tell: (progress: Progress) => void,
) => {
  let last: { readonly phase: Progress["phase"]; readonly at: number } | null = null
  return (progress: Progress): void => {
    const how = Atomics.load(given, 0)
    if (how === OVER) throw new OverBudget("The task takes too long.")
    if (how === LEFT && completesFrom !== "beginning" && completesFrom !== progress.phase) throw new CallerLeft()
    const at = performance.now()
    if (last !== null && last.phase === progress.phase && at - last.at < LEAST_MS) return
    last = { phase: progress.phase, at }
    tell(progress)
  }
}

/** Counts how many chunks may still be sent. */
const openCredit = (ahead: number, left: AbortSignal) => {
  let credit = ahead
  let grant = (): void => {}
  left.addEventListener("abort", () => grant())
  return {
    add: (): void => {
      credit += 1
      grant()
    },
    /** Resolves with true when one more chunk may be sent, and with false when the consumer has stopped. */
    take: async (): Promise<boolean> => {
      while (credit <= 0 && !left.aborted) await new Promise<void>((resolve) => (grant = resolve))
      credit -= 1
      return !left.aborted
    },
  }
}

const utf8 = new TextEncoder()

const sendChunks = async (
  chunks: NonNullable<HeavyOutcome<unknown>["chunks"]>,
  mayGo: () => Promise<boolean>,
  send: (bytes: Uint8Array<ArrayBuffer>, isLast: boolean) => void,
): Promise<void> => {
  for (;;) {
    const { value, done = false } = await chunks.next()
    const bytes = typeof value === "string" ? utf8.encode(value) : value
    const size = bytes?.length ?? 0
    for (let at = 0; at < size; at += MOST_CHUNK_BYTES) {
      if (!(await mayGo())) return void (await chunks.return?.())
      // A copy, because the bytes may be part of a shared buffer.
      const part = new Uint8Array(Math.min(MOST_CHUNK_BYTES, size - at))
      part.set(bytes?.subarray(at, at + part.length) ?? [])
      send(part, done && at + part.length === size)
    }
    if (done) return
  }
}

const sendChunk = (port: MessagePort, id: number, bytes: Uint8Array<ArrayBuffer>, isLast: boolean): void =>
  port.postMessage({ kind: "chunk", id, bytes, isLast } satisfies FromThread<never>, [bytes.buffer])
