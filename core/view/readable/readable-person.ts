import * as E from "fp-ts/lib/Either.js"
import { type DomainError, notFound } from "../../domain/errors.ts"
import type { PersonId } from "../../domain/ids.ts"
import type { PersonRead } from "../../domain/person.ts"
import { showPerson, type Viewer } from "../../domain/privacy.ts"
import { portraitReads, withPortraits } from "../portraits.ts"
import { type QueryContext, type Reader, viewerOf } from "../../use-case/query.ts"

/** A person with names as this reader sees them, and the viewer. */
export interface ReadablePerson {
  readonly viewer: Viewer
  readonly person: PersonRead
}

/** The live person with this id, unless hidden from the reader. */
export const readablePerson = async (
  context: QueryContext,
  reader: Reader,
  id: PersonId,
): Promise<E.Either<DomainError, ReadablePerson>> => {
  const { persons, now } = context
  const row = await persons.byId(id, reader.userId)
  if (row === null) return E.left(notFound("person"))
  const viewer = viewerOf(row, reader, now, "person")
  if (E.isLeft(viewer)) return viewer
  const seen = showPerson(viewer.right, row.found)
  const [person] = seen === null ? [] : await withPortraits(portraitReads(context, reader), viewer.right, [seen])
  return person === undefined ? E.left(notFound("person")) : E.right({ viewer: viewer.right, person })
}
