import * as E from "fp-ts/lib/Either.js"
import { includesScope, type Scope } from "../../domain/account/api-token.ts"
import { type Standing, standingOf } from "../../domain/account/standing.ts"
import type { Now } from "../../ports/clock.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Tokens } from "../../ports/tokens.ts"
import { unlessFull } from "../../edit/account/unless-full.ts"
import type { UnitOfWork } from "../../ports/unit-of-work.ts"
import type { Actor } from "../../use-case/command.ts"
import type { Settings } from "../../use-case/settings.ts"

/** How long the last use of a token may differ from the stored one. */
const UNWRITTEN_MS = 300_000

/** The user of an API token, and what the token allows. */
export interface AuthenticatedProgram {
  readonly actor: Actor
  readonly scopes: readonly Scope[]
  readonly standing: Standing
}

interface Ports {
  readonly reads: Reads
  readonly uow: UnitOfWork
  readonly tokens: Tokens
  readonly now: Now
  readonly settings: Settings
}

/** The user of this API token, or null. Not every use is stored, and none while the disk is full. */
export const authenticateProgram =
  ({ reads, uow, tokens, now, settings }: Ports) =>
  async (token: string, requestId: string | null): Promise<AuthenticatedProgram | null> => {
    const at = now()
    const found = await reads.apiTokens.byTokenHash(tokens.hash(token), at)
    if (found === null) return null
    const { id, userId, name, scopes, treeIds, lastUsedAt } = found
    if (lastUsedAt === null || at.getTime() - lastUsedAt.getTime() > UNWRITTEN_MS)
      await uow.run(async ({ apiTokens }) => E.right(await apiTokens.touch(id, at))).catch(unlessFull)
    return {
      actor: {
        userId,
        sessionId: null,
        requestId,
        via: { kind: includesScope(scopes, "write") ? "token" : "assistant", id, name },
        ...(includesScope(scopes, "write") ? {} : { onlyProposes: true }),
        ...(treeIds === null ? {} : { onlyTrees: treeIds }),
      },
      scopes,
      standing: standingOf(found, settings),
    }
  }
