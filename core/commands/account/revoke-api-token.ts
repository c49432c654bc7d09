import * as E from "fp-ts/lib/Either.js"
import { notFound } from "../../domain/errors.ts"
import type { ApiTokenId } from "../../domain/ids.ts"
import { type Command, done } from "../../use-case/command.ts"

/** A user revokes one of their own API tokens. It stops working at once. */
export const revokeApiToken: Command<{ readonly tokenId: ApiTokenId }, null> = async (
  { apiTokens, actor },
  { tokenId },
) => {
  const token = await apiTokens.find(tokenId)
  if (token === null || token.userId !== actor.userId) return E.left(notFound("token"))
  await apiTokens.revoke(tokenId)
  return done(null, {
    action: "token.revoke",
    entityType: "token",
    entityId: tokenId,
    treeId: null,
  })
}
