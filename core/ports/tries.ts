/** How often something was tried within its minute. */
export interface Tried {
  /** This try included. */
  readonly count: number
  /** When the count starts again. */
  readonly endsAt: Date
}

/** Counts of tries, shared by all processes of the service. What a key stands for cannot be read back from the store. */
export interface Tries {
  /** Counts one more try under this key: a minute begins with the first, and the first after its end begins another. */
  count(key: string, now: Date): Promise<Tried>
}
