/** How much work runs at a moment, and how much waits. */
export interface Load {
  readonly running: number
  readonly waiting: number
}

/** One piece of work, which waits, then runs, then ends. */
export interface CountedWork {
  /** The work no longer waits. A second call does nothing. */
  begin(): void
  /** The work neither waits nor runs. A second call does nothing. */
  end(): void
}

/** Counts work. */
export interface LoadCount {
  /** Counts one more piece of work, which waits at first. */
  enter(): CountedWork
  load(): Load
}

/** A count that begins at zero. */
export const countLoad = (): LoadCount => {
  const counts = { running: 0, waiting: 0 }
  return {
    enter: () => {
      let at: keyof Load | null = "waiting"
      const move = (to: keyof Load | null): void => {
        if (at === null || at === to) return
        counts[at] -= 1
        at = to
        if (to !== null) counts[to] += 1
      }
      counts.waiting += 1
      return { begin: () => move("running"), end: () => move(null) }
    },
    load: () => ({ ...counts }),
  }
}
