import type { Pool, PoolClient } from "pg"
import { type EndTurn, openTurns, type Turns } from "../../core/lib/turns.ts"
import { type Caller, CallerLeft, type CurrentCaller } from "../../core/ports/caller.ts"
import { StoreBusy } from "../../core/ports/unavailable.ts"
import { storeError } from "./failures.ts"

/** A connection that is held for a while. */
export interface Held {
  readonly client: PoolClient
  /** Gives the connection back, or closes it when it is broken; a second call does nothing. */
  release(isBroken: boolean): void
}

/** A way to the connections of a pool. Throws `StoreBusy` when no turn comes in time, `StoreUnavailable` when no connection can be had. */
export interface Lane {
  connect(): Promise<Held>
}

/** The ways to the connections that requests share. */
export interface Lanes {
  /** For reads that take milliseconds. Some connections are always left to them. */
  readonly short: Lane
  /** For reads that may take long. */
  readonly long: Lane
  /** For transactions that write, which may wait for locks. */
  readonly units: Lane
}

/** How long a statement or unit waits for its turn. */
const PATIENCE_MS = 10_000
const RETRY_AFTER_SECONDS = 5
/** More than any server has connections open. */
const MOST_WAITING = 10_000

/** At least one, however small the pool is. */
const share = (size: number, part: number): number => Math.max(1, Math.floor(size * part))

/**
 * The lanes of a pool of `size` connections, of which a fifth is left to short reads, and no account has more than four fifths. Long reads take two fifths at
 * most, one account one fifth; units of work one account two fifths.
 */
export const lanesOf = (pool: Pool, size: number, caller: CurrentCaller): Lanes => {
  const slow = Math.max(1, size - share(size, 0.2))
  const bounds = (running: number, runningPerAccount: number): Turns =>
    openTurns({ running, runningPerAccount, waiting: MOST_WAITING })
  const all = bounds(size, slow)
  const slowOnes = bounds(slow, slow)
  return {
    short: laneOf(pool, caller, [all], PATIENCE_MS),
    long: laneOf(pool, caller, [bounds(share(size, 0.4), share(size, 0.2)), slowOnes, all], PATIENCE_MS),
    units: laneOf(pool, caller, [bounds(slow, share(size, 0.4)), slowOnes, all], PATIENCE_MS),
  }
}

/** How long a snapshot waits for its turn, and how many may wait: those before it last as long as their rows take to read. */
const SNAPSHOT_PATIENCE_MS = 60_000
const MOST_SNAPSHOTS_WAITING = 100

/** The way to the connections of a pool that `size` snapshots share. */
export const snapshotLane = (pool: Pool, size: number, caller: CurrentCaller): Lane =>
  laneOf(
    pool,
    caller,
    [openTurns({ running: size, runningPerAccount: share(size, 0.5), waiting: MOST_SNAPSHOTS_WAITING })],
    SNAPSHOT_PATIENCE_MS,
  )

/** A lane whose every use takes a turn of each of `gates`, in their order. */
const laneOf = (pool: Pool, caller: CurrentCaller, gates: readonly Turns[], patienceMs: number): Lane => ({
  connect: async () => {
    const by = caller()
    const turns: EndTurn[] = []
    const end = (): void => {
      for (const endTurn of turns) endTurn()
    }
    try {
      for (const gate of gates) turns.push(gate.takeFree(by?.account ?? null) ?? (await waitFor(gate, by, patienceMs)))
      return held(await pool.connect(), end)
    } catch (error) {
      end()
      throw storeError(error)
    }
  },
})

const held = (client: PoolClient, end: () => void): Held => {
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

const busy = (): StoreBusy => new StoreBusy("Too many others use the database.", RETRY_AFTER_SECONDS)

/** A turn of this gate; throws `StoreBusy` when it does not come in time, `CallerLeft` when nobody waits for it any more. */
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
