import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { notFound } from "../../domain/errors.ts"
import type { PersonId } from "../../domain/ids.ts"
import { showPerson } from "../../domain/privacy.ts"
import { type Reckoning, reckon } from "../../domain/reckoning/reckon.ts"
import { livesAround } from "../../reckoning/lives-around.ts"
import { type Query, viewerOf } from "../../use-case/query.ts"

/**
 * The years between which a person was born and died, as they follow from the events of the person and of relatives, and
 * the facts that contradict each other. For members; an assistant gets what follows from what it sees.
 */
export const getReckoning: Query<{ readonly personId: PersonId }, Reckoning> = async (
  context,
  reader,
  { personId },
) => {
  const row = await context.persons.byId(personId, reader.userId)
  if (row === null) return E.left(notFound("person"))
  const viewer = viewerOf(row, reader, context.now, "person")
  if (E.isLeft(viewer)) return viewer
  // Who does not see the person learns no more from this refusal than from reading.
  const person = showPerson(viewer.right, row.found)
  if (person === null) return E.left(notFound("person"))
  // The holder of a link to what viewers see has no role of their own.
  const access = viewer.right.role === null ? treeForRole(row, "viewer") : E.right(row)
  if (E.isLeft(access)) return access
  const { lives, ties } = await livesAround(context, { treeId: person.treeId, viewer: viewer.right, personId })
  return E.right(reckon(lives, ties, personId))
}
