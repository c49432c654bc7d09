import type { Load } from "../lib/load.ts"
import type { OnProgress, Progress } from "../domain/gedcom/report/progress.ts"

/**
 * How a heavy task runs. `alone`: the task may use much memory, so it has its own thread with a memory and time
 * budget. `shared`: the task uses little memory at a time and shares one thread with others of its kind, so that
 * one slow reader delays no other.
 */
export type HeavyLane = "alone" | "shared"

/**
 * The point from which a task is completed even if its caller leaves: a phase of its progress, its beginning, or,
 * if null, never.
 */
export type CompletesFrom = Progress["phase"] | "beginning" | null

/** A long computation. `call` is a message that can be copied to another thread. */
export interface HeavyTask<Call> {
  readonly call: Call
  /** The number of bytes that the task reads. A large task never takes the last free thread. */
  readonly size: number
  /** Called with the progress of the task, and with the phase `queued` while the task waits. */
  readonly progress: OnProgress
  /** Aborted when the caller leaves. The task then stops, and nothing of it is stored. */
  readonly left: AbortSignal
  readonly completesFrom: CompletesFrom
  /** Tasks of the same sequence run one after another. Null: the task is in no sequence. */
  readonly sequence: string | null
}

/**
 * The result of a task: a head, and optionally bytes, which are produced as the consumer takes them. The last bytes
 * are returned instead of yielded if they are known to be the last.
 */
export interface HeavyAnswer<Head> {
  readonly head: Head
  readonly chunks: AsyncIterator<Uint8Array, Uint8Array | undefined> | null
}

/** A place in the queue. It is kept until the task begins or `leave` is called. */
export interface HeavyPlace<Call, Head> {
  /**
   * Runs a task when its turn comes, and resolves with its head. Throws `OverBudget` if the task needs too much,
   * the reason of `left` if the caller leaves, and an Error if the thread fails. In all these cases nothing of the
   * task is stored.
   */
  run(task: HeavyTask<Call>): Promise<HeavyAnswer<Head>>
  /** Gives up the place. Does nothing after `run`. */
  leave(): void
}

/** Runs long computations off the main thread, which stays free for short ones. Accounts take turns. */
export interface HeavyWork<Call, Head> {
  /**
   * Reserves a place in the queue for an account. Null if too many tasks are waiting, of this account or in total.
   */
  reserve(account: string, lane: HeavyLane): HeavyPlace<Call, Head> | null
  /** How many tasks of a lane run, and how many wait, including those of which the input is being received. */
  load(lane: HeavyLane): Load
  /** Stops the threads. Running tasks are completed until `late` aborts, and then fail; without `late` they fail at once. */
  close(late?: AbortSignal): Promise<void>
}

/** The services that a task can use. */
export interface HeavyTools {
  /** To be called regularly. Throws if the task must stop. */
  readonly progress: OnProgress
}

/** The result of a task handler. Text is sent as UTF-8. */
export interface HeavyOutcome<Head> {
  readonly head: Head
  readonly chunks: AsyncIterator<string | Uint8Array, string | Uint8Array | undefined> | null
}

/** Runs a task, in any thread. */
export type HeavyHandler<Call, Head> = (call: Call, tools: HeavyTools) => Promise<HeavyOutcome<Head>>

/** A task needs more memory or time than one task may have. Another attempt would fail too. */
export class OverBudget extends Error {
  override readonly name = "OverBudget"
  /** The bytes of memory that one task may have. Null if the task needs too much time. */
  readonly memoryBytes: number | null

  constructor(message: string, memoryBytes: number | null = null) {
    super(message)
    this.memoryBytes = memoryBytes
  }
}
