import { type Caller, CallerLeft } from "../../core/ports/caller.ts"
import { StoreUnavailable } from "../../core/ports/unavailable.ts"
import { storeError } from "./failures.ts"
import type { Lane, Lanes } from "./connection/lanes.ts"
import type { CallerWatch } from "./connection/caller-watch.ts"
import type { OnConnection } from "./sql.ts"
import type { Answer } from "./statement.ts"

/** A read can be repeated: where a connection turns out to be broken, another one is asked, so often in all. */
const TRIES = 5
/** How much of the database's time a request gets as short reads; the rest of its reads are long ones. */
const SHORT_MS = 250

/** The reads of requests. */
export interface Reading {
  /** A read that is short as long as its request has not taken much of the database's time. */
  readonly short: OnConnection
  /** A read that may take long. */
  readonly long: OnConnection
}

/** Reads by way of these lanes. The statement of a caller who has left is cancelled. */
export const readingBy = (lanes: Pick<Lanes, "short" | "long">, { caller, watch }: CallerWatch): Reading => {
  const spent = new WeakMap<Caller, number>()
  const read =
    (laneFor: (by: Caller | null) => Lane): OnConnection =>
    (work) => {
      const by = caller()
      return readRepeatedly(laneFor(by), by, work)
    }
  const readRepeatedly = async (lane: Lane, by: Caller | null, work: Parameters<OnConnection>[0]): Promise<Answer> => {
    for (let tries = 1; ; tries++) {
      const held = await lane.connect(by)
      const forget = watch(by, held)
      const started = performance.now()
      try {
        const answer = await work(held.client)
        held.release(false)
        return answer
      } catch (error) {
        const failure = by?.hasLeft() === true ? new CallerLeft() : storeError(error)
        const isBroken = failure instanceof StoreUnavailable
        held.release(isBroken || failure instanceof CallerLeft)
        if (!isBroken || tries === TRIES) throw failure
      } finally {
        forget()
        // The wait for a turn is not counted: under load it would turn short reads into long ones.
        if (by !== null) spent.set(by, (spent.get(by) ?? 0) + performance.now() - started)
      }
    }
  }
  return {
    short: read((by) => (by !== null && (spent.get(by) ?? 0) > SHORT_MS ? lanes.long : lanes.short)),
    long: read(() => lanes.long),
  }
}
