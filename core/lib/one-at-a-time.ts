import { type EndTurn, openTurns, type Turns } from "./turns.ts"

/** Runs tasks with the same key one after another, in the order in which they arrive. Tasks with other keys run at the same time. */
export type OneAtATime = <A>(key: string, work: () => Promise<A>) => Promise<A>

/** How long a task waits for its turn, and how many tasks wait at the same time, for all keys together. */
export interface Patience {
  readonly ms: number
  readonly waiting: number
  /** The error of a task that waited too long, or found too many others waiting. */
  readonly refusal: () => Error
}

/**
 * A queue for each key. It stores nothing for keys without a task. Without a bound of patience a turn always comes.
 */
export const oneAtATime = (patience: Patience | null = null): OneAtATime => {
  const waiting = patience?.waiting ?? Infinity
  const turns = openTurns({ running: Infinity, runningPerAccount: 1, waiting })
  return async (key, work) => {
    const end = patience === null ? await turns.take(key, null) : await takeWithin(turns, key, patience)
    try {
      return await work()
    } finally {
      end?.()
    }
  }
}

const takeWithin = async (turns: Turns, key: string, { ms, refusal }: Patience): Promise<EndTurn> => {
  const givingUp = new AbortController()
  const timer = setTimeout(() => givingUp.abort(refusal()), ms)
  try {
    const end = await turns.take(key, givingUp.signal)
    if (end === null) throw refusal()
    return end
  } finally {
    clearTimeout(timer)
  }
}
