import * as E from "fp-ts/lib/Either.js"
import type { SessionActor } from "../../use-case/command.ts"
import { type Standing, standingOf } from "../../domain/account/standing.ts"
import type { Now } from "../../ports/platform/clock.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import type { UnitOfWork } from "../../ports/unit-of-work.ts"
import type { Settings } from "../../use-case/settings.ts"
import { unlessFull } from "../../edit/account/unless-full.ts"
import { sessionEnd } from "../../edit/account/open-session.ts"

const HOUR_MS = 3_600_000

/** The user of a token. */
export interface Authenticated {
  readonly actor: SessionActor
  readonly standing: Standing
}

interface Ports {
  readonly reads: Reads
  readonly uow: UnitOfWork
  readonly tokens: Tokens
  readonly now: Now
  readonly settings: Settings
}

/**
 * How long the last use of a session may differ from the stored one: an hour, or a 24th of the lifetime of sessions
 * shorter than a day.
 */
const unwrittenFor = ({ sessionDays }: Settings): number => Math.min(HOUR_MS, sessionDays * HOUR_MS)

/**
 * The user of this token, or null. A use extends the session. Not every use is stored, and none while the disk is
 * full, because reads go on then.
 */
export const authenticate =
  ({ reads, uow, tokens, now, settings }: Ports) =>
  async (token: string, requestId: string | null): Promise<Authenticated | null> => {
    const at = now()
    const found = await reads.sessions.byTokenHash(tokens.hash(token), at)
    if (found === null) return null
    const { id, userId, userAgent, lastUsedAt } = found
    if (at.getTime() - lastUsedAt.getTime() > unwrittenFor(settings)) {
      const touched = uow.run(async ({ sessions }) => E.right(await sessions.touch(id, at, sessionEnd(settings, at))))
      await touched.catch(unlessFull)
    }
    const via = { kind: "session", id, name: userAgent } as const
    return { actor: { userId, sessionId: id, requestId, via }, standing: standingOf(found, settings) }
  }
