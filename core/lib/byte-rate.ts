/** The rate at which accounts write. */
export interface ByteRate {
  /** The seconds until this account may write again; 0 if it may now. */
  secondsUntilFree(account: string | null): number
  /** Counts bytes that this account has written. */
  charge(account: string | null, bytes: number): void
}

const MINUTE_MS = 60_000

/** Beyond this number of accounts, those that wrote long ago are forgotten. */
const MOST_KNOWN = 10_000

interface Level {
  readonly bytes: number
  readonly at: number
}

/**
 * Lets each account write `perMinute` bytes a minute; 0 for no limit. The bytes of the last minute drain evenly. A write
 * begins while fewer than `perMinute` are left, however large it is, and the account waits for the surplus afterwards.
 */
export const byteRate = (perMinute: number, nowMs: () => number): ByteRate => {
  const levels = new Map<string, Level>()
  const leftOf = (account: string): number => {
    const level = levels.get(account)
    return level === undefined ? 0 : Math.max(0, level.bytes - ((nowMs() - level.at) * perMinute) / MINUTE_MS)
  }
  const forget = (): void => {
    for (const account of [...levels.keys()]) if (leftOf(account) === 0) levels.delete(account)
  }
  return {
    secondsUntilFree: (account) => {
      if (perMinute === 0 || account === null) return 0
      const surplus = leftOf(account) - perMinute
      return surplus < 0 ? 0 : Math.max(1, Math.ceil((surplus / perMinute) * 60))
    },
    charge: (account, bytes) => {
      if (perMinute === 0 || account === null || bytes === 0) return
      levels.set(account, { bytes: leftOf(account) + bytes, at: nowMs() })
      if (levels.size > MOST_KNOWN) forget()
    },
  }
}
