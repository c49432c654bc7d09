import { newId } from "../../adapters/uuid/new-id.ts"
import { type Config, TEST_ENVIRONMENT } from "../config.ts"
import type { NewId, Now } from "../../core/ports/platform/clock.ts"

/** The clock and the ids of a service. */
export interface Platform {
  readonly now: Now
  readonly newId: NewId
}

/** The clock of the system, and ids of the order of time. */
export const systemPlatform: Platform = { now: () => new Date(), newId }

/** How far the clock of a test is ahead of the real one. The threads of a process share it. */
export interface ClockOffset {
  /** In seconds; negative for a clock that is behind. */
  set(seconds: number): void
  /** The memory to hand to a thread. */
  readonly shared: SharedArrayBuffer
}

const clockOffset = (): ClockOffset => {
  const shared = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)
  return {
    shared,
    set: (seconds) => {
      new Float64Array(shared)[0] = seconds * 1_000
    },
  }
}

/** The platform of a service, and the offset of its clock with `ENVIRONMENT=test`; null otherwise. */
export const platformOf = (
  { environment, clockOffset: seconds }: Pick<Config, "environment" | "clockOffset">,
  real: Platform,
): { readonly platform: Platform; readonly offset: ClockOffset | null } => {
  if (environment !== TEST_ENVIRONMENT) return { platform: real, offset: null }
  const offset = clockOffset()
  offset.set(seconds)
  return { platform: shiftedBy(offset, real), offset }
}

/** The same platform with a clock that is ahead by this offset. Ids keep the order of the real time. */
export const shiftedBy = ({ shared }: Pick<ClockOffset, "shared">, { now, newId: id }: Platform): Platform => {
  const offset = new Float64Array(shared)
  return { now: () => new Date(now().getTime() + (offset[0] ?? 0)), newId: id }
}
