import { newId } from "../../adapters/uuid/new-id.ts"
import type { NewId, Now } from "../../core/ports/platform/clock.ts"

/** The clock and the ids of a service. */
export interface Platform {
  readonly now: Now
  readonly newId: NewId
}

/** The clock of the system, and ids of the order of time. */
export const systemPlatform: Platform = { now: () => new Date(), newId }
