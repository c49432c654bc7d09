/** The number of tries within a window. */
export interface TryCount {
  /** The number of tries, including this one. */
  readonly count: number
  /** The end of the window, when the count starts again. */
  readonly endsAt: Date
}

/** The window of most counts. */
export const MINUTE_MS = 60_000

/** Counts of tries, shared by all processes of the service. Keys cannot be read back from the store. */
export interface Tries {
  /** Counts one more try under this key. A window of `windowMs` begins with the first try; the first try after its end begins another. */
  count(key: string, now: Date, windowMs: number): Promise<TryCount>
  /** Undoes one try under this key if its window has not ended. */
  takeBack(key: string, now: Date): Promise<void>
}
