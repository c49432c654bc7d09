import * as E from "fp-ts/lib/Either.js"
import { type ChangeRead, changeRead } from "../../domain/change/change-read.ts"
import { forbidden } from "../../domain/errors.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"
import { numberFromCursor } from "../../view/cursor.ts"
import { batchFor, type Listing, listingOf } from "../../view/listing.ts"
import { readablePerson } from "../../view/readable/readable-person.ts"

export interface ListPersonHistory {
  readonly personId: PersonId
  readonly limit: number | null
  readonly cursor: string | null
}

const PAGE = 100

/** The changes of a person and of everything that belongs to the person, newest first, for members. */
export const listPersonHistory: Query<ListPersonHistory, Listing<ChangeRead>> = async (
  context,
  reader,
  { personId, limit, cursor },
) => {
  const seen = await readablePerson(context, reader, personId)
  if (E.isLeft(seen)) return seen
  const { viewer, person } = seen.right
  if (viewer.role === null) return E.left(forbidden("Only members can read the history of a person."))
  const after = numberFromCursor(cursor)
  if (E.isLeft(after)) return after
  const size = limit ?? PAGE
  const rows = context.changes.ofPerson(person.treeId, personId, { after: after.right, batch: batchFor(size) })
  return E.right(await listingOf(rows, changeRead, size, ({ seq }) => String(seq)))
}
