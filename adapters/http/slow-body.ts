import type { IncomingMessage } from "node:http"

/** A body arrives more slowly than a client may send it. */
export class SlowBody extends Error {
  override readonly name = "SlowBody"
}

/** How slowly a body may arrive: in each period at least so many bytes, or all that are left. */
export interface Pace {
  readonly periodMs: number
  readonly leastBytes: number
}

/** The pace of an upload. */
export const uploadPace = (patienceMs: number): Pace => ({ periodMs: patienceMs, leastBytes: 65_536 })

/** The pace of a body in JSON, all of which arrives in one period. */
export const jsonPace = (patienceMs: number): Pace => ({ periodMs: patienceMs, leastBytes: Number.POSITIVE_INFINITY })

/** The same chunks. Throws `SlowBody` when they arrive too slowly; only the time in which their taker waits for them counts. */
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
    // Lets the body go, once the chunk that is awaited has come, or the connection has ended.
    body.return?.().catch(() => undefined)
  }
}

const within = async <A>(next: Promise<A>, ms: number): Promise<A> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new SlowBody()), Math.max(0, ms))
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

/** How often the check of a read is asked. */
const CHECK_MS = 1_000

/**
 * Reads a body by `read`. Rejects with `SlowBody` when it arrives too slowly, and with what `check` rejects with, which is asked every second. The read goes on
 * then until the connection is closed, and its outcome is ignored.
 */
export const readAtPace = async <A>(
  req: IncomingMessage,
  { periodMs, leastBytes }: Pace,
  read: () => Promise<A>,
  check: () => Promise<void>,
): Promise<A> => {
  const given = Promise.withResolvers<never>()
  let before = req.socket.bytesRead
  const pacing = setInterval(() => {
    const arrived = req.socket.bytesRead - before
    before += arrived
    // Bytes that are here and not taken yet are late for another reason than the client.
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
