import type { OnProgress, Progress } from "../domain/gedcom/import/progress.ts"

/**
 * How a heavy task runs. `alone`: it may hold much in memory, and has a thread of its own with a budget of memory and time. `shared`: it holds little at a time, and
 * shares one thread with others of its kind, so that one whose reader is slow delays no other.
 */
export type HeavyLane = "alone" | "shared"

/** From when on a task is completed although its caller has left: from a phase of its progress, from its beginning, or, if null, never. */
export type CompletesFrom = Progress["phase"] | "beginning" | null

/** A task that computes for long. `call` is a message: all of it can be copied to another thread. */
export interface HeavyTask<Call> {
  readonly call: Call
  /** How many bytes it has to read; a large task never takes the last free thread. */
  readonly size: number
  /** Hears how far the task has come, and of the phase `queued` while it waits for its turn. */
  readonly progress: OnProgress
  /** Aborted when the caller leaves: the task is then given up, and nothing of it is stored. */
  readonly left: AbortSignal
  readonly completesFrom: CompletesFrom
  /** Tasks of the same sequence run one after another; null: it is in none. */
  readonly sequence: string | null
}

/** What a task answers: a head, and after it perhaps bytes, which come as they are taken. The last bytes are returned, not yielded, where they are known to be the last. */
export interface HeavyAnswer<Head> {
  readonly head: Head
  readonly chunks: AsyncIterator<Uint8Array, Uint8Array | undefined> | null
}

/** A place in the queue, which is kept until its task begins or its holder leaves. */
export interface HeavyPlace<Call, Head> {
  /**
   * Runs a task when its turn comes, and answers its head. Throws `OverBudget` for a task that needs too much, the reason of `left` when the caller leaves, and
   * an Error when the thread breaks: nothing of the task is stored then.
   */
  run(task: HeavyTask<Call>): Promise<HeavyAnswer<Head>>
  /** Gives the place up; after `run` it does nothing. */
  leave(): void
}

/** Where tasks run that compute for long, so that the main thread stays free for short ones. Accounts take turns. */
export interface HeavyWork<Call, Head> {
  /** A place in the queue for an account; null when too many tasks wait already, of this account or of all. */
  reserve(account: string, lane: HeavyLane): HeavyPlace<Call, Head> | null
  /** Ends the threads; tasks under way fail. */
  close(): Promise<void>
}

/** What a task is given to work with. */
export interface HeavyTools {
  /** Is called now and then. Throws when the task is to be given up. */
  readonly progress: OnProgress
}

/** What the handler of tasks answers: text is sent in UTF-8. */
export interface HeavyOutcome<Head> {
  readonly head: Head
  readonly chunks: AsyncIterator<string | Uint8Array, string | Uint8Array | undefined> | null
}

/** Does a task, in whatever thread it is. */
export type HeavyHandler<Call, Head> = (call: Call, tools: HeavyTools) => Promise<HeavyOutcome<Head>>

/** A task needs more memory or time than one may have. It would need as much the next time. */
export class OverBudget extends Error {
  override readonly name = "OverBudget"
}
