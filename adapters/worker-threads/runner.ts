import type { HeavyAnswer, HeavyTask } from "../../core/ports/heavy-work.ts"

/** A task that was begun. */
export interface Begun<Head> {
  readonly answer: Promise<HeavyAnswer<Head>>
  /** Resolves when nothing of the task is under way any more, however it ended. */
  readonly ended: Promise<void>
}

/** Where tasks run. */
export interface Runner<Call, Head> {
  begin(account: string, task: HeavyTask<Call>): Begun<Head>
  /** Whether it takes more tasks. */
  isSound(): boolean
  /** Whether it holds so little memory that it may be kept while it has nothing to do. */
  isLight(): boolean
  /** Ends it; tasks under way fail. */
  close(): Promise<void>
}

/** What one task may use. */
export interface Budget {
  readonly memoryBytes: number
  readonly seconds: number
}
