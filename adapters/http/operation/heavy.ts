import type { App } from "../../../core/index.ts"
import type { CompletesFrom, HeavyLane } from "../../../core/ports/heavy-work.ts"

/** The settings of an operation that computes for long and therefore runs as a heavy task. */
export interface Heavy<Caller, Params, I> {
  readonly lane: HeavyLane
  /** Whether a request with this query is heavy; absent if all are. */
  readonly when?: (caller: Caller, query: string) => boolean
  /** The account that takes the turn. */
  readonly account: (caller: Caller) => string
  /** The number of bytes to read. */
  readonly size?: (input: I, app: App, params: Params) => number | Promise<number>
  readonly completesFrom: CompletesFrom
  /** Calls with the same sequence run one after another. */
  readonly sequence?: (params: Params) => string
}
