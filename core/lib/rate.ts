/** How much each of many does in a minute: bytes that accounts write, or requests to addresses. */
export interface Rate {
  /** The seconds until this one may begin something again; 0 if it may now. Null may always. */
  secondsUntilFree(of: string | null): number
  /** Counts what this one has done. */
  charge(of: string | null, amount: number): void
}

const MINUTE_MS = 60_000

/** Beyond this number, those that did nothing for long are forgotten. */
const MOST_KNOWN = 10_000

interface Level {
  readonly amount: number
  readonly at: number
}

/**
 * Allows each one `perMinute` a minute; 0 for no limit. What was done in the last minute drains evenly. Something
 * begins while fewer than `perMinute` are left, however large it is, and its surplus is waited for afterwards.
 */
export const ratePerMinute = (perMinute: number, nowMs: () => number): Rate => {
  const levels = new Map<string, Level>()
  const leftOf = (of: string): number => {
    const level = levels.get(of)
    return level === undefined ? 0 : Math.max(0, level.amount - ((nowMs() - level.at) * perMinute) / MINUTE_MS)
  }
  const forget = (): void => {
    for (const of of [...levels.keys()]) if (leftOf(of) === 0) levels.delete(of)
  }
  return {
    secondsUntilFree: (of) => {
      if (perMinute === 0 || of === null) return 0
      const surplus = leftOf(of) - perMinute
      return surplus < 0 ? 0 : Math.max(1, Math.ceil((surplus / perMinute) * 60))
    },
    charge: (of, amount) => {
      if (perMinute === 0 || of === null || amount === 0) return
      levels.set(of, { amount: leftOf(of) + amount, at: nowMs() })
      if (levels.size > MOST_KNOWN) forget()
    },
  }
}
