import * as E from "fp-ts/lib/Either.js"
import type { SessionId } from "../../domain/ids.ts"
import type { SessionRead } from "../../domain/account/session.ts"
import { type Listing, once } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"

/** The sessions of the signed-in user. */
export const listSessions: Query<{ readonly currentId: SessionId }, Listing<SessionRead>> = async (
  { sessions, now },
  { userId },
  { currentId },
) => {
  if (userId === null) return E.left({ _tag: "Unauthenticated" })
  const open = await sessions.ofUser(userId, now)
  return E.right({
    items: once(
      open.map(({ id, createdAt, lastUsedAt, userAgent }) => ({
        id,
        createdAt,
        lastUsedAt,
        userAgent,
        current: id === currentId,
      })),
    ),
    next: null,
  })
}
