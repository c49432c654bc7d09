/** Measures the working time of a task. */
export interface Clock {
  /** Stops the clock while the task waits for its consumer. */
  pause(): void
  resume(): void
  stop(): void
}

/** Starts a clock that calls `expired` after this number of milliseconds, without pauses. */
export const startClock = (milliseconds: number, expired: () => void): Clock => {
  let left = milliseconds
  let startedAt = 0
  let timer: NodeJS.Timeout | null = null
  let isOver = false
  const pause = (): void => {
    if (timer === null) return
    clearTimeout(timer)
    timer = null
    left -= performance.now() - startedAt
  }
  const resume = (): void => {
    if (timer !== null || isOver) return
    startedAt = performance.now()
    timer = setTimeout(expired, Math.max(0, left))
    timer.unref()
  }
  resume()
  return {
    pause,
    resume,
    stop: () => {
      pause()
      isOver = true
    },
  }
}
