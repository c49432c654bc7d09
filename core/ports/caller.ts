/** On whose behalf something is read or written, and whether they still wait for the answer. */
export interface Caller {
  /** What fair queues tell callers apart by: the id of an account, or the network address of someone who has not signed in. */
  readonly account: string
  /** Whether the caller has left, so that nobody waits for the answer any more. Always false for what goes on without its caller, such as a write. */
  hasLeft(): boolean
  /** Aborted at the moment when the caller leaves. */
  left(): AbortSignal
}

/** The caller on whose behalf the present code runs; null for what the service does by itself. */
export type CurrentCaller = () => Caller | null

/** The work was given up because its caller has left: nobody sees this error. */
export class CallerLeft extends Error {
  override readonly name = "CallerLeft"
}
