/** The caller of a read or write, and whether the caller still waits for the answer. */
export interface Caller {
  /** The key of the caller in fair queues: the id of the account, or the network address of a caller who has not signed in. */
  readonly account: string
  /** Whether the caller has closed the connection. Always false for work that continues without its caller, such as a write. */
  hasLeft(): boolean
  /** A signal that is aborted when the caller leaves. */
  left(): AbortSignal
}

/** The caller for which the current code runs; null for work that the service starts itself. */
export type CurrentCaller = () => Caller | null

/** The work was ended because its caller has left. No client receives this error. */
export class CallerLeft extends Error {
  override readonly name = "CallerLeft"
}
