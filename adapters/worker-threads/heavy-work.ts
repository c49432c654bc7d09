import { countLoad, type CountedWork } from "../../core/lib/load.ts"
import { openTurns, type EndTurn, type Turns } from "../../core/lib/turns.ts"
import type { HeavyAnswer, HeavyLane, HeavyPlace, HeavyTask, HeavyWork } from "../../core/ports/heavy-work.ts"
import type { Runner } from "./runner.ts"

export interface HeavyWorkOptions<Call, Head> {
  /**
   * The number of tasks that run alone at the same time. At least two, so that a large task leaves a thread to
   * small ones.
   */
  readonly threads: number
  /** Starts a runner for tasks of this lane. */
  readonly start: (lane: HeavyLane) => Runner<Call, Head>
}

/** A task that reads more than this is large. */
const LARGE_BYTES = 8 * 1_048_576
/**
 * The number of tasks that share the thread of the lane `shared`, in total and per account. The total is so large
 * that slow consumers of many accounts do not exclude others.
 */
const SHARED = { running: 256, runningPerAccount: 4 }
/** The number of tasks that may wait, including their uploads. */
const MOST_WAITING = 1_000
const MOST_WAITING_PER_ACCOUNT = 20
/** How often a waiting task reports progress to its caller. */
const WAITING_MS = 400
/** Does not wait for running tasks. */
const atOnce = AbortSignal.abort()
/** How long an idle thread is kept. */
const IDLE_MS = 60_000

/** A queue of heavy tasks in which accounts take turns. Threads are started when they are needed. */
export const openHeavyWork = <Call, Head>({ threads, start }: HeavyWorkOptions<Call, Head>): HeavyWork<Call, Head> => {
  const free = Number.POSITIVE_INFINITY
  const all = openTurns({ running: threads, runningPerAccount: threads - 1, waiting: free })
  const large = openTurns({ running: threads - 1, runningPerAccount: threads - 1, waiting: free })
  const shared = openTurns({ ...SHARED, waiting: free })
  const sequences = openTurns({ running: free, runningPerAccount: 1, waiting: free })
  const runners: Readonly<Record<HeavyLane, Runners<Call, Head>>> = {
    alone: keepRunners(() => start("alone"), "one task each"),
    shared: keepRunners(() => start("shared"), "many tasks"),
  }
  const places = countPlaces()
  const loads = { alone: countLoad(), shared: countLoad() }

  /**
   * The gates that a task passes before it begins. A task that waits for others of its sequence takes no thread.
   */
  const gatesOf = (account: string, lane: HeavyLane, { size, sequence }: HeavyTask<Call>): readonly Gate[] => [
    ...(sequence === null ? [] : [{ turns: sequences, of: sequence }]),
    ...(lane === "alone" && size > LARGE_BYTES ? [{ turns: large, of: account }] : []),
    { turns: lane === "alone" ? all : shared, of: account },
  ]

  const run = async (
    account: string,
    lane: HeavyLane,
    task: HeavyTask<Call>,
    { leave, work }: WaitingTask,
  ): Promise<HeavyAnswer<Head>> => {
    try {
      const end = await turnOf(gatesOf(account, lane, task), task).finally(leave)
      work.begin()
      const runner = runners[lane].take()
      const { answer, ended } = runner.begin(account, task)
      void ended.then(() => {
        runners[lane].giveBack(runner)
        work.end()
        end()
      })
      return answer
    } catch (error) {
      work.end()
      throw error
    }
  }

  return {
    reserve: (account, lane): HeavyPlace<Call, Head> | null => {
      const leave = places.take(account)
      if (leave === null) return null
      const work = loads[lane].enter()
      let hasRun = false
      return {
        leave: () => {
          leave()
          if (!hasRun) work.end()
        },
        run: (task) => {
          hasRun = true
          return run(account, lane, task, { leave, work })
        },
      }
    },
    load: (lane) => loads[lane].load(),
    close: async (late = atOnce) => {
      await Promise.all(Object.values(runners).map((kept) => kept.close(late)))
    },
  }
}

/** A task in the queue. */
interface WaitingTask {
  /** Gives up its place in the queue. */
  readonly leave: () => void
  /** Its count. */
  readonly work: CountedWork
}

/** A source of turns, and the account that takes the turn. */
interface Gate {
  readonly turns: Turns
  readonly of: string
}

/** A turn of each of these gates, in order. While the task waits, its caller gets progress. */
const turnOf = async (gates: readonly Gate[], task: HeavyTask<unknown>): Promise<EndTurn> => {
  const turns: EndTurn[] = []
  const end = (): void => {
    for (const endTurn of turns) endTurn()
  }
  const tell = (): void => task.progress({ phase: "queued", records: 0, of: null })
  let timer: NodeJS.Timeout | null = null
  try {
    for (const { turns: gate, of } of gates) {
      const free = gate.takeFree(of)
      if (free === null && timer === null) {
        tell()
        timer = setInterval(tell, WAITING_MS)
      }
      const turn = free ?? (await gate.take(of, task.left))
      if (turn === null) throw new Error("The queue of heavy work is full although it has no limit.")
      turns.push(turn)
    }
    task.left.throwIfAborted()
    return end
  } catch (error) {
    end()
    throw error
  } finally {
    if (timer !== null) clearInterval(timer)
  }
}

/** Counts waiting tasks. Returns a function that releases the place once, or null if there is no place. */
const countPlaces = () => {
  const waiting = new Map<string, number>()
  let all = 0
  return {
    take: (account: string): (() => void) | null => {
      const own = waiting.get(account) ?? 0
      if (all >= MOST_WAITING || own >= MOST_WAITING_PER_ACCOUNT) return null
      waiting.set(account, own + 1)
      all += 1
      let isGone = false
      return () => {
        if (isGone) return
        isGone = true
        all -= 1
        const rest = (waiting.get(account) ?? 1) - 1
        if (rest === 0) waiting.delete(account)
        else waiting.set(account, rest)
      }
    },
  }
}

interface Runners<Call, Head> {
  take(): Runner<Call, Head>
  giveBack(runner: Runner<Call, Head>): void
  close(late: AbortSignal): Promise<void>
}

/** Keeps idle runners for a while, and starts new ones if there is none. */
const keepRunners = <Call, Head>(
  start: () => Runner<Call, Head>,
  takes: "one task each" | "many tasks",
): Runners<Call, Head> => {
  /** Every open runner, with the number of its tasks. */
  const all = new Map<Runner<Call, Head>, { tasks: number; idle: NodeJS.Timeout | null }>()
  let isClosed = false
  const end = async (runner: Runner<Call, Head>, late: AbortSignal): Promise<void> => {
    all.delete(runner)
    await runner.close(late)
  }
  const isFree = ([runner, { tasks }]: readonly [Runner<Call, Head>, { readonly tasks: number }]): boolean =>
    runner.isSound() && (tasks === 0 || takes === "many tasks")
  return {
    take: () => {
      if (isClosed) throw new Error("The service is stopping.")
      const runner = [...all].find(isFree)?.[0] ?? start()
      const kept = all.get(runner) ?? { tasks: 0, idle: null }
      if (kept.idle !== null) clearTimeout(kept.idle)
      all.set(runner, { tasks: kept.tasks + 1, idle: null })
      return runner
    },
    giveBack: (runner) => {
      const kept = all.get(runner)
      if (kept === undefined) return
      kept.tasks -= 1
      if (kept.tasks > 0) return
      if (runner.isSound() && runner.isLight()) kept.idle = setTimeout(() => void end(runner, atOnce), IDLE_MS).unref()
      else void end(runner, atOnce)
    },
    close: async (late) => {
      isClosed = true
      await Promise.all([...all.keys()].map((runner) => end(runner, late)))
    },
  }
}
