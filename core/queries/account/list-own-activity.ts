import * as E from "fp-ts/lib/Either.js"
import { type ChangeRead, changeRead } from "../../domain/change/change-read.ts"
import { ChangeId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"
import { idFromCursor } from "../../view/cursor.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"

export interface ListActivity {
  readonly limit: number | null
  readonly cursor: string | null
}

const PAGE = 100

/** The changes of the caller's own account, newest first: sign-ins, passwords, the profile. */
export const listOwnActivity: Query<ListActivity, Listing<ChangeRead>> = async (
  { changes },
  { userId },
  { limit, cursor },
) => {
  if (userId === null) return E.left({ _tag: "Unauthenticated" })
  const after = idFromCursor(ChangeId, cursor)
  if (E.isLeft(after)) return after
  const size = limit ?? PAGE
  const rows = changes.ofAccount(userId, { after: after.right, batch: batchFor(size) })
  return E.right(await listingOf(rows, changeRead, size, ({ id }) => id))
}
