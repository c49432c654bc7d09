import * as E from "fp-ts/lib/Either.js"
import type { Actor } from "../../command.ts"
import type { Now } from "../../ports/clock.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Tokens } from "../../ports/tokens.ts"
import type { UnitOfWork } from "../../ports/unit-of-work.ts"
import type { Settings } from "../../settings.ts"
import { sessionEnd } from "../../edit/open-session.ts"

const HOUR_MS = 3_600_000

/** Whom a token stands for. */
export interface Authenticated {
  readonly actor: Actor
  readonly emailVerified: boolean
}

interface Ports {
  readonly reads: Reads
  readonly uow: UnitOfWork
  readonly tokens: Tokens
  readonly now: Now
  readonly settings: Settings
}

/** How long uses may go unwritten: an hour, and of a session that lives less than a day a 24th of its life. */
const unwrittenFor = ({ sessionDays }: Settings): number => Math.min(HOUR_MS, sessionDays * HOUR_MS)

/** The bearer of this token, or null. A use moves the session's end; not every use is written. */
export const authenticate =
  ({ reads, uow, tokens, now, settings }: Ports) =>
  async (token: string, requestId: string | null): Promise<Authenticated | null> => {
    const at = now()
    const found = await reads.sessions.byTokenHash(tokens.hash(token), at)
    if (found === null) return null
    const { id, userId, lastUsedAt, emailVerifiedAt } = found
    if (at.getTime() - lastUsedAt.getTime() > unwrittenFor(settings)) {
      await uow.run(async ({ sessions }) => E.right(await sessions.touch(id, at, sessionEnd(settings, at))))
    }
    return { actor: { userId, sessionId: id, requestId }, emailVerified: emailVerifiedAt !== null }
  }
