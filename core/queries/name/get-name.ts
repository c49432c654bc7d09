import * as E from "fp-ts/lib/Either.js"
import { notFound } from "../../domain/errors.ts"
import type { NameId, PersonId } from "../../domain/ids.ts"
import type { NameRead } from "../../domain/name.ts"
import { showName } from "../../domain/privacy.ts"
import type { Query } from "../../use-case/query.ts"
import { readablePerson } from "../../view/readable/readable-person.ts"

/** One name of a person, if the reader sees the person in full. */
export const getName: Query<{ readonly personId: PersonId; readonly nameId: NameId }, NameRead> = async (
  context,
  reader,
  { personId, nameId },
) => {
  const seen = await readablePerson(context, reader, personId)
  if (E.isLeft(seen)) return seen
  const { viewer, person } = seen.right
  const row = await context.names.byId(person.treeId, personId, nameId, viewer)
  const name = row === null ? null : showName(viewer, row)
  return name === null ? E.left(notFound("name")) : E.right(name)
}
