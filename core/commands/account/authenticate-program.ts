import * as E from "fp-ts/lib/Either.js"
import type { Scope } from "../../domain/account/scope.ts"
import { aiOfToken, type TokenAi } from "../../domain/account/token-ai.ts"
import { type Standing, standingOf } from "../../domain/account/standing.ts"
import type { Now } from "../../ports/platform/clock.ts"
import type { Reads } from "../../ports/reads.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
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

/** The assistant that acts by a token, as part of an actor. Nothing for a program. */
const assistantIn = (ai: TokenAi | null): Pick<Actor, "assistant"> => (ai === null ? {} : { assistant: ai })

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
        via: { kind: "token", id, name },
        ...assistantIn(aiOfToken(found, settings.aiProviders)),
        ...(treeIds === null ? {} : { onlyTrees: treeIds }),
      },
      scopes,
      standing: standingOf(found, settings),
    }
  }
