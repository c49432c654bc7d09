import { ratePerMinute } from "../lib/rate.ts"
import type { Now } from "../ports/platform/clock.ts"
import type { RehearsedUnitOfWork } from "../ports/unit-of-work.ts"
import type { Settings } from "./settings.ts"
import { withinLimits } from "./write-limits.ts"

/** What the limits of writes are made of. */
export interface LimitedPorts {
  readonly uow: RehearsedUnitOfWork
  readonly now: Now
  readonly settings: Pick<Settings, "maxAccountBytes" | "accountBytesPerMinute">
  /** Whether the disk of the rows has room beside its reserve; by default it always has. */
  readonly hasRoom?: () => Promise<boolean>
}

/** The unit of work within the limits of the settings. Accounts have one rate for all that is written by it. */
export const limitedUow = ({ uow, now, settings, hasRoom = async () => true }: LimitedPorts): RehearsedUnitOfWork =>
  withinLimits(uow, { settings, hasRoom, rate: ratePerMinute(settings.accountBytesPerMinute, () => now().getTime()) })
