import type { Pool, PoolClient } from "pg"
import { countLoad, type Load } from "../../../core/lib/load.ts"
import { type EndTurn, openTurns, type Turns } from "../../../core/lib/turns.ts"
import { type Caller, CallerLeft } from "../../../core/ports/caller.ts"
import { StoreBusy } from "../../../core/ports/unavailable.ts"
import { storeError } from "../failures.ts"

/** A reserved connection. */
export interface HeldConnection {
  readonly client: PoolClient
  /** Returns the connection, or closes it if it is broken. A second call does nothing. */
  release(isBroken: boolean): void
}

/**
 * Gives out connections of a pool. Throws `StoreBusy` if the waiting time is exceeded, and `StoreUnavailable` if
 * there is no connection.
 */
export interface Lane {
  /** `by` is the account that uses the connection; null for the service itself, which has no bound of its own. */
  connect(by: Caller | null): Promise<HeldConnection>
  /** How many connections of this lane are in use, and how many callers wait for one. */
  load(): Load
}

/** The lanes to the connections that requests share. */
export interface Lanes {
  /** For reads that take milliseconds. Some connections are reserved for them. */
  readonly short: Lane
  /** For reads that may take long. */
  readonly long: Lane
  /** For transactions that write and may wait for locks. */
  readonly units: Lane
}

/** The longest wait of a statement or unit of work for its turn. */
const PATIENCE_MS = 10_000
const RETRY_AFTER_SECONDS = 5
/** More than any server has open connections. */
const MOST_WAITING = 10_000

/** At least one, however small the pool. */
const share = (size: number, part: number): number => Math.max(1, Math.floor(size * part))

/**
 * The lanes of a pool of `size` connections. One fifth is reserved for short reads, and one account can use four
 * fifths at most. Long reads use at most two fifths, and one account at most one fifth for them. Units of work of
 * one account use at most two fifths.
 */
export const lanesOf = (pool: Pool, size: number): Lanes => {
  const slow = Math.max(1, size - share(size, 0.2))
  const bounds = (running: number, runningPerAccount: number): Turns =>
    openTurns({ running, runningPerAccount, waiting: MOST_WAITING })
  const all = bounds(size, slow)
  const slowOnes = bounds(slow, slow)
  return {
    short: laneOf(pool, [all], PATIENCE_MS),
    long: laneOf(pool, [bounds(share(size, 0.4), share(size, 0.2)), slowOnes, all], PATIENCE_MS),
    units: laneOf(pool, [bounds(slow, share(size, 0.4)), slowOnes, all], PATIENCE_MS),
  }
}

/**
 * The longest wait of a snapshot, and how many may wait. A snapshot takes as long as its rows take to read, so the
 * wait is long.
 */
const SNAPSHOT_PATIENCE_MS = 60_000
const MOST_SNAPSHOTS_WAITING = 100

/** The lane to the connections of a pool for `size` simultaneous snapshots. */
export const snapshotLane = (pool: Pool, size: number): Lane =>
  laneOf(
    pool,
    [openTurns({ running: size, runningPerAccount: share(size, 0.5), waiting: MOST_SNAPSHOTS_WAITING })],
    SNAPSHOT_PATIENCE_MS,
  )

/** A lane in which each use takes a turn of each of `gates`, in this order. */
const laneOf = (pool: Pool, gates: readonly Turns[], patienceMs: number): Lane => {
  const uses = countLoad()
  const connect = async (by: Caller | null): Promise<HeldConnection> => {
    const use = uses.enter()
    const turns: EndTurn[] = []
    const end = (): void => {
      use.end()
      for (const endTurn of turns) endTurn()
    }
    try {
      for (const gate of gates) turns.push(gate.takeFree(by?.account ?? null) ?? (await waitFor(gate, by, patienceMs)))
      const client = await pool.connect()
      use.begin()
      return held(client, end)
    } catch (error) {
      end()
      throw storeError(error)
    }
  }
  return { connect, load: uses.load }
}

const held = (client: PoolClient, end: () => void): HeldConnection => {
  let isReleased = false
  return {
    client,
    release: (isBroken) => {
      if (isReleased) return
      isReleased = true
      client.release(isBroken)
      end()
    },
  }
}

const busy = (): StoreBusy => new StoreBusy("Too many requests are waiting for the database.", RETRY_AFTER_SECONDS)

/**
 * Waits for a turn of this gate. Throws `StoreBusy` if it takes too long, and `CallerLeft` if the caller has left.
 */
const waitFor = async (gate: Turns, by: Caller | null, patienceMs: number): Promise<EndTurn> => {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(busy()), patienceMs)
  const leave = (): void => patience.abort(new CallerLeft())
  const left = by?.left()
  left?.addEventListener("abort", leave, { once: true })
  if (left?.aborted === true) leave()
  try {
    const end = await gate.take(by?.account ?? null, patience.signal)
    if (end === null) throw busy()
    return end
  } finally {
    clearTimeout(timer)
    left?.removeEventListener("abort", leave)
  }
}
