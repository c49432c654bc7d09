import * as E from "fp-ts/lib/Either.js"
import { type IdentityRead, identityRead } from "../../domain/account/identity.ts"
import { type Listing, once } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"

/** The identities with which the signed-in user can sign in. */
export const listIdentities: Query<Readonly<Record<never, never>>, Listing<IdentityRead>> = async (
  { identities },
  { userId },
) => {
  if (userId === null) return E.left({ _tag: "Unauthenticated" })
  return E.right({ items: once((await identities.ofUser(userId)).map(identityRead)), next: null })
}
