import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { notFound } from "../../domain/errors.ts"
import {
  type ExplainedReader,
  explainedReaders,
  explainExposure,
  type Exposure,
} from "../../domain/readers/exposure.ts"
import type { PersonId } from "../../domain/ids.ts"
import { showPerson, showToMember } from "../../domain/privacy.ts"
import { type Listing, once } from "../../view/listing.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"

export type PersonVisibility = Exposure & { readonly reader: ExplainedReader }

/** What each kind of reader sees of a person, and why: for editors. */
export const getPersonVisibility: Query<{ readonly personId: PersonId }, Listing<PersonVisibility>> = async (
  { persons, now },
  reader,
  { personId },
) => {
  const row = await persons.byId(personId, reader.userId)
  if (row === null) return E.left(notFound("person"))
  const viewer = viewerOf(row, reader, now, "person")
  if (E.isLeft(viewer)) return viewer
  // Who does not see the person learns no more from this refusal than from reading.
  if (showPerson(viewer.right, row.found) === null) return E.left(notFound("person"))
  const access = treeForRole(row, "editor")
  if (E.isLeft(access)) return access
  const person = showToMember(viewer.right, row.found)
  if (person === null) return E.left(notFound("person"))
  const readers = explainedReaders.map((kind) => ({
    reader: kind,
    ...explainExposure(kind, row.tree.visibility, person, now.getUTCFullYear()),
  }))
  return E.right({ items: once(readers), next: null })
}
