import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../domain/access.ts"
import type { DomainError } from "../domain/errors.ts"
import type { TreeId } from "../domain/ids.ts"
import type { Person, PersonRead } from "../domain/person.ts"
import { fullPerson, showToMember, type Viewer, type Withheld } from "../domain/privacy.ts"
import { type Listing, listingOf } from "../view/listing.ts"
import type { Keyset, Rows } from "../ports/rows.ts"
import type { QueryContext, Reader } from "../use-case/query.ts"

/** The viewer, if they are an editor of the tree. */
export const editorOf = async (
  { trees, now }: QueryContext,
  { userId }: Reader,
  treeId: TreeId,
): Promise<E.Either<DomainError, Viewer>> => {
  const access = treeForRole(await trees.byId(treeId, userId), "editor")
  return E.isLeft(access) ? access : E.right({ userId, role: access.right.role, year: now.getUTCFullYear() })
}

/** The number of rows per read. Previews run in a thread of their own, so large batches delay no other request. */
export const BATCH = 2_000

/** Reads all rows of a tree. */
export const wholeTree: Keyset<never> = { after: null, batch: BATCH }

/** A list with the result of `propose` for each row. Rows for which it returns null are left out. */
export const proposalsOf = <Row, T>(
  viewer: Viewer,
  rows: Rows<Withheld<Row>>,
  propose: (row: Row, read: (person: Person) => PersonRead) => T | null,
): Promise<Listing<T>> => {
  const read = (person: Person): PersonRead => fullPerson(viewer, person)
  const show = (sealed: Withheld<Row>): T | null => {
    const row = showToMember(viewer, sealed)
    return row === null ? null : propose(row, read)
  }
  return listingOf(rows, show, null, () => "")
}
