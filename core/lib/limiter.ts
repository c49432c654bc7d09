/** How much work a limiter lets in. */
export interface Bounds {
  /** How many pieces of work run at the same time at most. */
  readonly running: number
  /** How many more may wait for their turn. */
  readonly waiting: number
}

/** Runs a piece of work when its turn comes. */
export type Limiter = <A>(work: () => Promise<A>) => Promise<A>

/** A limiter that starts work in the order in which it arrives, and throws the error of `refusal` for work beyond its bounds. */
export const limiter = ({ running, waiting }: Bounds, refusal: () => Error): Limiter => {
  const queue: (() => void)[] = []
  let active = 0
  const enter = async (): Promise<void> => {
    if (active < running) {
      active += 1
      return
    }
    if (queue.length >= waiting) throw refusal()
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  // The next one in the queue takes over the place, so that a new arrival cannot overtake it.
  const leave = (): void => {
    const next = queue.shift()
    if (next === undefined) active -= 1
    else next()
  }
  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
