import type { ResourceLimits, Worker } from "node:worker_threads"

/** How often the memory of a thread that works is looked at. */
const LOOK_MS = 100
/**
 * V8 ends a thread at its own limit in order, but the whole process where one object larger than 16 MiB does not fit any more. Its limit is therefore so far above
 * the budget that a task is ended before it gets there.
 */
const SLACK_MIB = 512

export interface MemoryWatch {
  /** Bytes that the thread held when it was looked at last: objects, garbage that is not collected yet, and buffers. */
  used(): number
  pause(): void
  resume(): void
}

/** Watches the memory of a thread, and calls `exceeded` when it holds more than this. It begins paused. */
export const watchMemory = (worker: Worker, mostBytes: number, exceeded: () => void): MemoryWatch => {
  let used = 0
  let timer: NodeJS.Timeout | null = null
  let isAsked = false
  const look = async (): Promise<void> => {
    if (isAsked) return
    isAsked = true
    // A thread that has ended answers nothing, and its end is heard of elsewhere.
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
      // What the task leaves behind.
      void look()
    },
    resume: () => {
      timer ??= setInterval(() => void look(), LOOK_MS).unref()
    },
  }
}

/** The limits to start a thread with whose memory is watched. */
watchMemory.limits = (mostBytes: number): ResourceLimits => ({
  maxOldGenerationSizeMb: Math.ceil(mostBytes / 1_048_576) + SLACK_MIB,
})
