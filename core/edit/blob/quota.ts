import * as E from "fp-ts/lib/Either.js"
import { accountFull } from "../../domain/account/account-full.ts"
import type { DomainError } from "../../domain/errors.ts"
import type { UserId } from "../../domain/ids.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Settings } from "../../use-case/settings.ts"

type QuotaSettings = Pick<Settings, "maxAccountBytes">

/** The number of further bytes that may be stored, and the refusal for more than that. */
export interface FreeQuota {
  /** Infinity if the settings have no quota. */
  readonly bytes: number
  readonly refusal: DomainError
}

/**
 * The room that an account has at this moment, for early refusals. Concurrent requests of the account are not
 * counted, so the end of their transactions decides (`withinLimits`).
 */
export const freeQuotaOf = async (
  trees: Pick<Reads["trees"], "storedBytes">,
  { maxAccountBytes: most }: QuotaSettings,
  ownerId: UserId,
): Promise<FreeQuota> => {
  const bytes = most === null ? Number.POSITIVE_INFINITY : most - (await trees.storedBytes(ownerId))
  return { bytes, refusal: accountFull(most) }
}

/** Null if these bytes fit into the room, otherwise the refusal. */
export const fitsInto = ({ bytes, refusal }: FreeQuota, wanted: number): E.Either<DomainError, null> =>
  wanted <= bytes ? E.right(null) : E.left(refusal)
