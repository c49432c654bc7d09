import * as E from "fp-ts/lib/Either.js"
import { familyOf, type FamilyRead, parentsOf, partnersOf, siblingsOf, stepParentsOf } from "../../domain/family.ts"
import { notFound } from "../../domain/errors.ts"
import type { PersonId, RelationshipId } from "../../domain/ids.ts"
import { showPerson, showRelationship } from "../../domain/privacy.ts"
import type { RelationshipRead } from "../../domain/relationship.ts"
import type { Query } from "../../use-case/query.ts"
import { withPortraits } from "../../view/portraits.ts"
import { readablePerson } from "../../view/readable-person.ts"

/**
 * The parents, siblings, partners and children of a person. Only relationships that the reader sees are used, so a
 * hidden person leaves no trace, not even in the kind of two siblings.
 */
export const getFamily: Query<{ readonly personId: PersonId }, FamilyRead> = async (context, reader, { personId }) => {
  const seen = await readablePerson(context, reader, personId)
  if (E.isLeft(seen)) return seen
  const {
    viewer,
    person: { treeId },
  } = seen.right
  const byId = new Map<RelationshipId, RelationshipRead>()
  const edgesWith = async (ids: readonly PersonId[]): Promise<readonly RelationshipRead[]> => {
    const rows = ids.length === 0 ? [] : await context.relationships.touching(treeId, ids, viewer)
    for (const edge of rows.map((row) => showRelationship(viewer, row))) if (edge !== null) byId.set(edge.id, edge)
    return [...byId.values()]
  }
  const own = await edgesWith([personId])
  const near = await edgesWith([...parentsOf(own, personId), ...partnersOf(own, personId)])
  const edges = await edgesWith([...stepParentsOf(near, personId)])

  const ids = new Set([
    personId,
    ...own.flatMap((edge) => [edge.fromPersonId, edge.toPersonId]),
    ...siblingsOf(edges, personId).map(({ id }) => id),
  ])
  const rows = await context.persons.byIds(treeId, [...ids], false)
  const shown = rows.map((row) => showPerson(viewer, row)).filter((one) => one !== null)
  const people = new Map((await withPortraits(context.media, viewer, shown)).map((one) => [one.id, one]))
  const person = people.get(personId)
  return person === undefined ? E.left(notFound("person")) : E.right({ person, ...familyOf(personId, edges, people) })
}
