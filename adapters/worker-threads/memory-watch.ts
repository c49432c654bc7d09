import type { ResourceLimits, Worker } from "node:worker_threads"

/** How often the memory of a working thread is checked. */
const LOOK_MS = 100
/**
 * V8 ends a thread cleanly at the thread's own limit, but ends the whole process if a single object of more than 16
 * MiB does not fit. The limit of V8 is therefore this far above the budget, so that a task is ended before it is
 * reached.
 */
const SLACK_MIB = 512

export interface MemoryWatch {
  /** The bytes that the thread held at the last check: objects, garbage that is not collected yet, and buffers. */
  used(): number
  pause(): void
  resume(): void
}

/** Watches the memory of a thread, and calls `exceeded` when it holds more than this. It starts paused. */
export const watchMemory = (worker: Worker, mostBytes: number, exceeded: () => void): MemoryWatch => {
  let used = 0
  let timer: NodeJS.Timeout | null = null
  let isAsked = false
  const look = async (): Promise<void> => {
    if (isAsked) return
    isAsked = true
    // A thread that has ended does not answer. Its end is reported elsewhere.
    const statistics = await worker.getHeapStatistics().catch(() => null)
    isAsked = false
    if (statistics === null) return
    used = statistics.used_heap_size + statistics.external_memory
    if (used > mostBytes) exceeded()
  }
  return {
    used: () => used,
    pause: () => {
      if (timer !== null) clearInterval(timer)
      timer = null
      // Measures the memory that the task leaves behind.
      void look()
    },
    resume: () => {
      timer ??= setInterval(() => void look(), LOOK_MS).unref()
    },
  }
}

/** The limits with which a watched thread is started. */
watchMemory.limits = (mostBytes: number): ResourceLimits => ({
  maxOldGenerationSizeMb: Math.ceil(mostBytes / 1_048_576) + SLACK_MIB,
})
