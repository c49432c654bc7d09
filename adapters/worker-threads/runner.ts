import type { HeavyAnswer, HeavyTask } from "../../core/ports/heavy-work.ts"

/** A started task. */
export interface StartedTask<Head> {
  readonly answer: Promise<HeavyAnswer<Head>>
  /** Resolves when no part of the task is running any more, however it ended. */
  readonly ended: Promise<void>
}

/** Runs tasks. */
export interface Runner<Call, Head> {
  begin(account: string, task: HeavyTask<Call>): StartedTask<Head>
  /** Whether it accepts more tasks. */
  isSound(): boolean
  /** Whether it holds so little memory that it may be kept while it is idle. */
  isLight(): boolean
  /** Ends it. Running tasks are completed until `late` aborts, and then fail. */
  close(late: AbortSignal): Promise<void>
}

/** The limits of one task. */
export interface Budget {
  readonly memoryBytes: number
  readonly seconds: number
}
