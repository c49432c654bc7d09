import { openTurns } from "./turns.ts"

/** Runs tasks with the same key one after another, in the order in which they arrive. Tasks with other keys run at the same time. */
export type OneAtATime = <A>(key: string, work: () => Promise<A>) => Promise<A>

/** A queue for each key. It stores nothing for keys without a task. */
export const oneAtATime = (): OneAtATime => {
  const turns = openTurns({ running: Infinity, runningPerAccount: 1, waiting: Infinity })
  return async (key, work) => {
    // The queue has no bound, so that a turn always comes.
    const end = await turns.take(key, null)
    try {
      return await work()
    } finally {
      end?.()
    }
  }
}
