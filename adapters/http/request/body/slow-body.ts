import type { IncomingMessage } from "node:http"
import { SlowBody } from "../../problems.ts"

/** The slowest allowed speed of a body: at least this number of bytes in each period, or all that remain. */
export interface Pace {
  readonly periodMs: number
  readonly leastBytes: number
}

/** The pace of an upload. */
export const uploadPace = (patienceMs: number): Pace => ({ periodMs: patienceMs, leastBytes: 65_536 })

/** The pace of a JSON body, which must arrive completely in one period. */
export const jsonPace = (patienceMs: number): Pace => ({ periodMs: patienceMs, leastBytes: Number.POSITIVE_INFINITY })

/**
 * The same chunks. Throws `SlowBody` if they arrive too slowly. Only the time in which the consumer waits for them
 * counts.
 */
export const atPace = async function* (
  body: AsyncIterator<Uint8Array>,
  { periodMs, leastBytes }: Pace,
): AsyncGenerator<Uint8Array> {
  let [waited, arrived] = [0, 0]
  try {
    for (;;) {
      const started = performance.now()
      const { value, done } = await within(body.next(), periodMs - waited)
      if (done === true) return
      waited += performance.now() - started
      arrived += value.length
      if (arrived >= leastBytes) [waited, arrived] = [0, 0]
      yield value
    }
  } finally {
    // Releases the body when the pending chunk has arrived or the connection has ended.
    body.return?.().catch(() => undefined)
  }
}

const within = async <A>(next: Promise<A>, ms: number): Promise<A> => {
  const late = Promise.withResolvers<never>()
  // After a pause of this process the timer is due before the bytes that have arrived are read: they are read first.
  const timer = setTimeout(() => setImmediate(() => late.reject(new SlowBody())), Math.max(0, ms))
  try {
    return await Promise.race([next, late.promise])
  } catch (error) {
    // The chunk may still fail when the connection is closed.
    next.catch(() => undefined)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** The interval between two checks of a read. */
const CHECK_MS = 1_000

/** The part of a period by which a check may be late. A later one says that this process paused, and not the client. */
const LATE = 0.25

/**
 * Reads a body with `read`. Rejects with `SlowBody` if it arrives too slowly, and with the error of `check`, which
 * is called every second. The read then continues until the connection is closed, and its result is ignored.
 */
export const readAtPace = async <A>(
  req: IncomingMessage,
  { periodMs, leastBytes }: Pace,
  read: () => Promise<A>,
  check: () => Promise<void>,
): Promise<A> => {
  const given = Promise.withResolvers<never>()
  let [before, checked] = [req.socket.bytesRead, performance.now()]
  const pacing = setInterval(() => {
    const [arrived, passed] = [req.socket.bytesRead - before, performance.now() - checked]
    before += arrived
    checked += passed
    if (passed > periodMs * (1 + LATE)) return
    // If received bytes are waiting to be read, the client is not the cause of the delay.
    if (arrived < leastBytes && req.readableLength === 0) given.reject(new SlowBody())
  }, periodMs)
  const checking = setInterval(() => void check().catch(given.reject), CHECK_MS)
  const reading = read()
  reading.catch(() => undefined)
  try {
    return await Promise.race([reading, given.promise])
  } finally {
    clearInterval(pacing)
    clearInterval(checking)
  }
}
