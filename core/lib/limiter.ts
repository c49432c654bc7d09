import { openTurns, type TurnBounds } from "./turns.ts"

/** The number of tasks that a limiter runs at the same time, and the number that may wait. */
export type Bounds = Pick<TurnBounds, "running" | "waiting">

/** Runs a task when its turn comes. */
export type Limiter = <A>(work: () => Promise<A>) => Promise<A>

/** A limiter that starts tasks in the order in which they arrive, and throws the error of `refusal` for a task beyond its bounds. */
export const limiter = ({ running, waiting }: Bounds, refusal: () => Error): Limiter => {
  const turns = openTurns({ running, runningPerAccount: running, waiting })
  return async (work) => {
    const end = await turns.take(null, null)
    if (end === null) throw refusal()
    try {
      return await work()
    } finally {
      end()
    }
  }
}
