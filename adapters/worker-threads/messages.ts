import type { Progress } from "../../core/domain/gedcom/import/progress.ts"
import type { CompletesFrom } from "../../core/ports/heavy-work.ts"
import type { Failure } from "./failure.ts"

/** The caller of the task has left. */
export const LEFT = 1
/** The task has used up its time. */
export const OVER = 2

/** A task on its way to a thread. */
export interface Start<Call> {
  readonly kind: "start"
  readonly id: number
  readonly account: string
  readonly call: Call
  readonly completesFrom: CompletesFrom
  /** Becomes LEFT or OVER when the task is given up: a thread that is busy reads no messages, but it can look here. */
  readonly given: Int32Array<SharedArrayBuffer>
  /** How many chunks may be sent before one is taken. */
  readonly ahead: number
}

/** What the main thread says to another one. */
export type ToThread<Call> =
  | Start<Call>
  /** A chunk was taken. */
  | { readonly kind: "taken"; readonly id: number }
  /** The task is given up. */
  | { readonly kind: "stop"; readonly id: number }
  /** Nothing more comes. */
  | { readonly kind: "close" }

/** What a thread says. Of each task `ended` is the last that it says. */
export type FromThread<Head> =
  | { readonly kind: "progress"; readonly id: number; readonly progress: Progress }
  | { readonly kind: "head"; readonly id: number; readonly head: Head; readonly hasChunks: boolean }
  | { readonly kind: "chunk"; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer>; readonly isLast: boolean }
  | { readonly kind: "failed"; readonly id: number; readonly failure: Failure }
  | { readonly kind: "ended"; readonly id: number }
  | { readonly kind: "log"; readonly message: string }
