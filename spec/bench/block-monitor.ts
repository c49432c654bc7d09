// Loaded into a server (`node --import`): measures for how much processor time its main thread does not come back to
// its timers. Answers each message of the
// parent process with what it saw since the last one.
import { isMainThread } from "node:worker_threads"

/** The blocks of a main thread, in milliseconds of its own processor time. */
export interface Blocks {
  readonly longest: number
  /** How many took more than 10 and more than 50 milliseconds. */
  readonly over10: number
  readonly over50: number
}

if (isMainThread && process.send !== undefined) {
  let blocks = { longest: 0, over10: 0, over50: 0 }
  const used = (): number => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let before = used()
  const look = (): void => {
    const now = used()
    const block = now - before
    before = now
    if (block > blocks.longest) blocks.longest = block
    if (block > 10) blocks.over10 += 1
    if (block > 50) blocks.over50 += 1
  }
  setInterval(look, 1).unref()
  process.on("message", () => {
    process.send?.(blocks)
    blocks = { longest: 0, over10: 0, over50: 0 }
  })
  process.channel?.unref()
}
