/** The limits of simultaneous work. */
export interface TurnBounds {
  readonly running: number
  /** Per account. */
  readonly runningPerAccount: number
  /** The number that may wait, for all accounts together. */
  readonly waiting: number
}

/** Ends a turn; a second call does nothing. */
export type EndTurn = () => void

/**
 * Fair turns at a scarce resource: an account with many requests does not delay the first request of another
 * account.
 */
export interface Turns {
  /**
   * A turn if one is free now, otherwise null. `account` is null for work of the service itself, which has no limit
   * per account.
   */
  takeFree(account: string | null): EndTurn | null
  /**
   * A turn as soon as one is free, or null if too many are waiting. Rejects with the reason of `patience` if that
   * is aborted first; without `patience` it waits as long as it takes.
   */
  take(account: string | null, patience: AbortSignal | null): Promise<EndTurn | null>
}

interface Waiting {
  readonly account: string | null
  readonly start: (end: EndTurn) => void
}

/** Opens turns within these bounds. Waiting accounts are served in rotation, one turn each. */
export const openTurns = ({ running, runningPerAccount, waiting }: TurnBounds): Turns => {
  const active = new Map<string, number>()
  /** Waiting accounts. The next one to be served comes first. */
  const queues = new Map<string | null, Waiting[]>()
  let [activeCount, waitingCount] = [0, 0]

  const isFree = (account: string | null): boolean =>
    activeCount < running && (account === null || (active.get(account) ?? 0) < runningPerAccount)

  const begin = (account: string | null): EndTurn => {
    activeCount += 1
    if (account !== null) active.set(account, (active.get(account) ?? 0) + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      activeCount -= 1
      if (account !== null) leave(account)
      startNext()
    }
  }

  const leave = (account: string): void => {
    const others = (active.get(account) ?? 1) - 1
    if (others === 0) active.delete(account)
    else active.set(account, others)
  }

  const startNext = (): void => {
    for (const [account, queue] of queues) {
      if (!isFree(account)) continue
      const next = queue[0]
      if (next === undefined) continue
      remove(next)
      // The account goes to the end of the rotation.
      if (queue.length > 0) {
        queues.delete(account)
        queues.set(account, queue)
      }
      return next.start(begin(account))
    }
  }

  const remove = (gone: Waiting): void => {
    const queue = queues.get(gone.account)
    const at = queue?.indexOf(gone) ?? -1
    if (queue === undefined || at < 0) return
    queue.splice(at, 1)
    waitingCount -= 1
    if (queue.length === 0) queues.delete(gone.account)
  }

  const wait = (account: string | null, patience: AbortSignal | null): Promise<EndTurn> =>
    new Promise((resolve, reject) => {
      const giveUp = (): void => {
        remove(entry)
        reject(patience?.reason)
      }
      const entry: Waiting = {
        account,
        start: (end) => {
          patience?.removeEventListener("abort", giveUp)
          resolve(end)
        },
      }
      patience?.addEventListener("abort", giveUp, { once: true })
      const queue = queues.get(account) ?? []
      queue.push(entry)
      queues.set(account, queue)
      waitingCount += 1
    })

  const takeFree = (account: string | null): EndTurn | null => (isFree(account) ? begin(account) : null)

  return {
    takeFree,
    take: async (account, patience) => {
      patience?.throwIfAborted()
      const free = takeFree(account)
      if (free !== null) return free
      return waitingCount < waiting ? wait(account, patience) : null
    },
  }
}
