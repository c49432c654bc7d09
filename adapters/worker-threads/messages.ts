import type { Progress } from "../../core/domain/gedcom/report/progress.ts"
import type { CompletesFrom } from "../../core/ports/heavy-work.ts"
import type { Failure } from "./failure.ts"

/** The caller of the task has left. */
export const LEFT = 1
/** The task has exceeded its time. */
export const OVER = 2

/** A task for a thread. */
export interface Start<Call> {
  readonly kind: "start"
  readonly id: number
  readonly account: string
  readonly call: Call
  readonly completesFrom: CompletesFrom
  /** Set to LEFT or OVER when the task must stop. A busy thread reads no messages, but it can read this memory. */
  readonly given: Int32Array<SharedArrayBuffer>
  /** The number of chunks that may be sent before one is taken. */
  readonly ahead: number
}

/** A message from the main thread to a worker thread. */
export type ToThread<Call> =
  | Start<Call>
  /** A chunk was taken. */
  | { readonly kind: "taken"; readonly id: number }
  /** The task must stop. */
  | { readonly kind: "stop"; readonly id: number }
  /** No more messages follow. */
  | { readonly kind: "close" }

/** A message from a worker thread. `ended` is the last one of each task. */
export type FromThread<Head> =
  | { readonly kind: "progress"; readonly id: number; readonly progress: Progress }
  | { readonly kind: "head"; readonly id: number; readonly head: Head; readonly hasChunks: boolean }
  | { readonly kind: "chunk"; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer>; readonly isLast: boolean }
  | { readonly kind: "failed"; readonly id: number; readonly failure: Failure }
  | { readonly kind: "ended"; readonly id: number }
  | { readonly kind: "log"; readonly message: string }
