import { randomFillSync } from "node:crypto"
import { v7 } from "uuid"
import type { Id } from "../../core/domain/ids.ts"
import type { NewId } from "../../core/ports/platform/clock.ts"

const BYTES = 16
/** Random bytes for a thousand ids, because each call of the system costs more than an id. */
const pool = new Uint8Array(1_000 * BYTES)
let drawn = pool.length
let msecs = 0
let seq = 0

const randomBytes = (): Uint8Array => {
  if (drawn === pool.length) {
    randomFillSync(pool)
    drawn = 0
  }
  drawn += BYTES
  return pool.subarray(drawn - BYTES, drawn)
}

/**
 * Time-ordered ids (RFC 9562, version 7). Within this process each is greater than the one before. Within one
 * millisecond, and when the clock goes back, a 32-bit sequence continues from a random start (section 6.2, method
 * 1).
 */
export const newId: NewId = <Noun extends string>() => {
  const random = randomBytes()
  const now = Date.now()
  if (now > msecs) {
    msecs = now
    // The highest bit is 0, so that the sequence has room to count.
    seq = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1
  } else {
    seq = (seq + 1) >>> 0
    if (seq === 0) msecs += 1
  }
  return v7({ random, msecs, seq }) as Id<Noun>
}
