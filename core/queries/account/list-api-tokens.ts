import * as E from "fp-ts/lib/Either.js"
import { type ApiTokenRead, apiTokenRead } from "../../domain/account/api-token.ts"
import { type Listing, once } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"

/** The API tokens of the signed-in user, expired ones included. */
export const listApiTokens: Query<Readonly<Record<never, never>>, Listing<ApiTokenRead>> = async (
  { apiTokens },
  { userId },
) => {
  if (userId === null) return E.left({ _tag: "Unauthenticated" })
  return E.right({ items: once((await apiTokens.ofUser(userId)).map(apiTokenRead)), next: null })
}
