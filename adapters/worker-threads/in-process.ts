import { setImmediate } from "node:timers/promises"
import { type HeavyAnswer, type HeavyHandler, type HeavyTask, OverBudget } from "../../core/ports/heavy-work.ts"
import type { Budget, Runner } from "./runner.ts"

/** Runs tasks in the current thread without a memory limit: for stores in the memory of this thread. */
export const inProcess = <Call, Head>(
  handle: HeavyHandler<Call, Head>,
  { seconds }: Pick<Budget, "seconds">,
): Runner<Call, Head> => ({
  begin: (_account, task) => {
    const ended = Promise.withResolvers<void>()
    return { answer: run(handle, task, { seconds, ended: ended.resolve }), ended: ended.promise }
  },
  isSound: () => true,
  isLight: () => true,
  close: async () => {},
})

const run = async <Call, Head>(
  handle: HeavyHandler<Call, Head>,
  task: HeavyTask<Call>,
  { seconds, ended }: { readonly seconds: number; readonly ended: () => void },
): Promise<HeavyAnswer<Head>> => {
  const { progress, left, completesFrom } = task
  const until = performance.now() + seconds * 1_000
  try {
    // Lets other work run first, as a separate thread would.
    await setImmediate()
    const { head, chunks } = await handle(structuredClone(task.call), {
      progress: (latest) => {
        if (performance.now() > until) throw new OverBudget(`The task takes more than ${seconds} seconds.`)
        if (completesFrom !== "beginning" && latest.phase !== completesFrom) left.throwIfAborted()
        progress(latest)
      },
    })
    if (chunks === null) {
      ended()
      return { head, chunks }
    }
    return { head, chunks: inBytes(chunks, { left, ended }) }
  } catch (error) {
    ended()
    throw error
  }
}

/**
 * The same chunks in UTF-8. `ended` is called when the last one is taken, when the consumer stops, and when the caller
 * leaves, who may never take a chunk.
 */
const inBytes = (
  chunks: AsyncIterator<string | Uint8Array, string | Uint8Array | undefined>,
  { left, ended }: { readonly left: AbortSignal; readonly ended: () => void },
): NonNullable<HeavyAnswer<unknown>["chunks"]> => {
  const end = (): void => {
    left.removeEventListener("abort", leave)
    ended()
  }
  const stop = async (): Promise<void> => {
    await chunks.return?.()
  }
  const leave = (): void => void stop().then(end, end)
  left.addEventListener("abort", leave, { once: true })
  if (left.aborted) leave()
  return {
    next: async () => {
      try {
        left.throwIfAborted()
        const { value, done } = await chunks.next()
        if (done === true) end()
        const bytes = typeof value === "string" ? Buffer.from(value) : value
        return done === true ? { done, value: bytes } : { done: false, value: bytes ?? new Uint8Array() }
      } catch (error) {
        end()
        throw error
      }
    },
    return: async () => {
      await stop().finally(end)
      return { done: true, value: undefined }
    },
  }
}
