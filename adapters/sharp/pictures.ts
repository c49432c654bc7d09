import { type EndTurn, openTurns, type Turns } from "../../core/lib/turns.ts"
import type { Pictures } from "../../core/ports/pictures/pictures.ts"
import { StoreBusy } from "../../core/ports/unavailable.ts"
import { type PictureBudget, type PictureProcess, startPictureProcess } from "./run-process.ts"

const AT_ONCE = 2
/** One account with costly pictures leaves a process to the others. */
const AT_ONCE_PER_ACCOUNT = 1
const MOST_WAITING = 1_000
const PATIENCE_MS = 60_000
const RETRY_AFTER_SECONDS = 10
const IDLE_MS = 30_000

const usual: PictureBudget = { memoryBytes: 1_073_741_824, seconds: 20 }

/** Thumbnails by sharp (libvips), in processes of their own that start when they are needed. */
export const sharpPictures = (budget: PictureBudget = usual): Pictures => {
  const turns = openTurns({ running: AT_ONCE, runningPerAccount: AT_ONCE_PER_ACCOUNT, waiting: MOST_WAITING })
  const idle = idleProcesses()
  return {
    thumbnail: async ({ open, account }, size, crop) => {
      const endTurn = await takeTurn(turns, account)
      try {
        const bytes = await open()
        if (bytes === null) return null
        const runner = idle.take() ?? startPictureProcess(budget)
        const made = await runner.make(bytes, { size, crop })
        // A process that could not decode a file may still be busy with it.
        if (made === null) runner.end()
        else idle.keep(runner)
        return made
      } finally {
        endTurn()
      }
    },
  }
}

const takeTurn = async (turns: Turns, account: string | null): Promise<EndTurn> => {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(busy()), PATIENCE_MS)
  try {
    const end = await turns.take(account, patience.signal)
    if (end === null) throw busy()
    return end
  } finally {
    clearTimeout(timer)
  }
}

const busy = (): StoreBusy => new StoreBusy("Too many thumbnails are being made.", RETRY_AFTER_SECONDS)

/** Processes that make no thumbnail now. Each is ended after a while. */
const idleProcesses = () => {
  const kept = new Map<PictureProcess, NodeJS.Timeout>()
  return {
    take: (): PictureProcess | null => {
      for (const [runner, timer] of kept) {
        clearTimeout(timer)
        kept.delete(runner)
        if (runner.isRunning()) return runner
      }
      return null
    },
    keep: (runner: PictureProcess): void => {
      const timer = setTimeout(() => {
        kept.delete(runner)
        runner.end()
      }, IDLE_MS)
      kept.set(runner, timer.unref())
    },
  }
}
