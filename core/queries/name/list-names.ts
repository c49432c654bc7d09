import * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import { NameId, type PersonId } from "../../domain/ids.ts"
import { namePosition } from "../../domain/large-record/record-order.ts"
import type { NameRead } from "../../domain/name.ts"
import { nameRead } from "../../domain/name-text/compose-name.ts"
import { showName, showToMember } from "../../domain/privacy.ts"
import type { Query, QueryContext } from "../../use-case/query.ts"
import { idFromCursor } from "../../view/cursor.ts"
import { batchFor, type Listing, listingOf, MOST_AT_ONCE, once } from "../../view/listing.ts"
import { asksForDeleted, type PageOfRecord } from "../../view/page-of-tree.ts"
import { readablePerson, type ReadablePerson } from "../../view/readable/readable-person.ts"
import { nameCursor, nameFromCursor } from "../../view/record-cursors.ts"

export interface ListNames extends Partial<PageOfRecord> {
  readonly personId: PersonId
  readonly deleted?: boolean
}

/**
 * The names of a person, the primary one first, then by id; none for a redacted person. Editors can list the deleted
 * ones, by id.
 */
export const listNames: Query<ListNames, Listing<NameRead>> = async (context, reader, input) => {
  const seen = await readablePerson(context, reader, input.personId)
  if (E.isLeft(seen)) return seen
  const gone = asksForDeleted(seen.right.viewer, input.deleted)
  if (E.isLeft(gone)) return gone
  return gone.right ? deletedNames(context, seen.right, input) : liveNames(context, seen.right, input)
}

type Names = Promise<E.Either<DomainError, Listing<NameRead>>>

const liveNames = async (
  { names }: Pick<QueryContext, "names">,
  { viewer, person }: ReadablePerson,
  { limit, cursor = null }: ListNames,
): Names => {
  const after = nameFromCursor(cursor)
  if (E.isLeft(after)) return after
  const all = person.names ?? []
  const most = limit ?? MOST_AT_ONCE
  if (person.more === undefined && after.right === null && all.length <= most)
    return E.right({ items: once(all), next: null })
  if (person.visibility === "redacted") return E.right({ items: once([]), next: null })
  const rows = names.ofPerson(person.treeId, person.id, viewer, { after: after.right, batch: batchFor(most) })
  return E.right(
    await listingOf(
      rows,
      (row) => showName(viewer, row),
      most,
      (name) => nameCursor(namePosition(name)),
    ),
  )
}

const deletedNames = async (
  { names }: Pick<QueryContext, "names">,
  { viewer, person }: ReadablePerson,
  { limit, cursor = null }: ListNames,
): Names => {
  const after = idFromCursor(NameId, cursor)
  if (E.isLeft(after)) return after
  const most = limit ?? MOST_AT_ONCE
  const rows = names.deletedOf(person.treeId, person.id, { after: after.right, batch: batchFor(most) })
  return E.right(
    await listingOf(
      rows,
      (row) => {
        const name = showToMember(viewer, row)
        return name === null ? null : nameRead(name)
      },
      most,
      ({ id }) => id,
    ),
  )
}
