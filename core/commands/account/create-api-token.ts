import * as E from "fp-ts/lib/Either.js"
import {
  API_TOKEN_PREFIX,
  type ApiToken,
  type ApiTokenCreate,
  type ApiTokenRead,
  apiTokenEnd,
  apiTokenFault,
  apiTokenRead,
  MOST_API_TOKENS,
} from "../../domain/account/api-token.ts"
import { newTokenAi } from "../../domain/account/token-ai.ts"
import { faulty } from "../../domain/errors.ts"
import { actingUser } from "../../edit/account/acting-user.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import { type Command, done } from "../../use-case/command.ts"
import type { Settings } from "../../use-case/settings.ts"

/** A new API token. Only this answer contains the token itself. */
export type CreatedApiToken = ApiTokenRead & { readonly token: string }

interface Ports {
  readonly tokens: Tokens
  readonly settings: Pick<Settings, "aiProviders">
}

/** A user creates an API token for a program or an assistant. The trees that it is limited to must be trees of the user. */
export const createApiToken =
  ({ tokens, settings }: Ports): Command<ApiTokenCreate, CreatedApiToken> =>
  async (context, input) => {
    const { apiTokens, actor, memberships, now, newId } = context
    const fault = apiTokenFault(input)
    if (fault !== null) return E.left(faulty(fault))
    const expiresAt = apiTokenEnd(input.expiresAt, now)
    if (E.isLeft(expiresAt)) return E.left(faulty(expiresAt.left))
    const found = newTokenAi(input, settings.aiProviders)
    if ("fault" in found) return E.left(faulty(found.fault))
    const acting = await actingUser(context)
    if (E.isLeft(acting)) return acting
    const own = new Set((await memberships.ofUser(actor.userId)).map(({ treeId }) => treeId))
    const foreign = (input.treeIds ?? []).findIndex((id) => !own.has(id))
    if (foreign !== -1)
      return E.left(faulty({ path: `treeIds.${foreign}`, message: "is no tree of which you are a member" }))
    if ((await apiTokens.countOfUser(actor.userId, now)) >= MOST_API_TOKENS) return E.left({ _tag: "TooManyTokens" })
    const text = `${API_TOKEN_PREFIX}${tokens.make()}`
    const token: ApiToken = {
      id: newId(),
      userId: actor.userId,
      name: input.name,
      scopes: [...new Set(input.scopes)],
      treeIds: input.treeIds === undefined ? null : [...new Set(input.treeIds)],
      ai: found.ai,
      tokenHash: tokens.hash(text),
      createdAt: now,
      lastUsedAt: null,
      expiresAt: expiresAt.right,
    }
    await apiTokens.insert(token)
    const read = apiTokenRead(token)
    return done(
      { ...read, token: text },
      {
        action: "token.create",
        entityType: "token",
        entityId: token.id,
        treeId: null,
      },
    )
  }
