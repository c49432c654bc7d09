import * as E from "fp-ts/lib/Either.js"
import type { FamilyRead, KinOf } from "../../domain/family.ts"
import { notFound } from "../../domain/errors.ts"
import type { PersonId, RelationshipId } from "../../domain/ids.ts"
import { moreOf } from "../../domain/large-record/more.ts"
import type { PersonRead } from "../../domain/person.ts"
import { showPerson, showRelationship } from "../../domain/privacy.ts"
import type { RelationshipRead } from "../../domain/relationship.ts"
import type { Query } from "../../use-case/query.ts"
import { firstFamily, shownTies } from "../../view/first-family.ts"
import { portraitReads, withPortraits } from "../../view/portraits.ts"
import { readablePerson } from "../../view/readable/readable-person.ts"
import { cardReads } from "../../view/shown-cards.ts"

interface Relation {
  readonly person: { readonly id: PersonId }
  readonly relationship: { readonly id: RelationshipId }
}

/**
 * The parents, siblings, partners and children of a person, at most `MOST_OF_A_KIND` of each. Only relationships that
 * the reader sees are used, so a hidden person leaves no trace, not even in the kind of two siblings.
 */
export const getFamily: Query<{ readonly personId: PersonId }, FamilyRead> = async (context, reader, { personId }) => {
  const seen = await readablePerson(context, reader, personId)
  if (E.isLeft(seen)) return seen
  const { viewer } = seen.right
  const { treeId } = seen.right.person
  const by = { treeId, viewer, personId }
  const { family, parts } = await firstFamily(cardReads(context, reader), by, await shownTies(context, by))
  const kin = [...family.parents, ...family.partners, ...family.children]
  const [rows, edges] = await Promise.all([
    context.persons.byIds(
      treeId,
      [...new Set([personId, ...[...kin, ...family.siblings].map(({ person }) => person.id)])],
      false,
    ),
    context.relationships.byIds(
      treeId,
      kin.map(({ relationship }) => relationship.id),
      viewer,
    ),
  ])
  const shown = rows.map((row) => showPerson(viewer, row)).filter((one) => one !== null)
  const people = new Map(
    (await withPortraits(portraitReads(context, reader), viewer, shown)).map((one) => [one.id, one]),
  )
  const relationships = new Map(
    edges
      .map((row) => showRelationship(viewer, row))
      .filter((edge) => edge !== null)
      .map((edge) => [edge.id, edge]),
  )
  /** What the families of cards and of whole records share; null for one who went away between two reads. */
  const whole = <K extends Relation>(one: K): (K & KinOf<PersonRead, RelationshipRead>) | null => {
    const [person, relationship] = [people.get(one.person.id), relationships.get(one.relationship.id)]
    return person === undefined || relationship === undefined ? null : { ...one, person, relationship }
  }
  const person = people.get(personId)
  if (person === undefined) return E.left(notFound("person"))
  return E.right({
    person,
    parents: family.parents.map(whole).filter((one) => one !== null),
    siblings: family.siblings.flatMap((one) => {
      const sibling = people.get(one.person.id)
      return sibling === undefined ? [] : [{ ...one, person: sibling }]
    }),
    partners: family.partners.map(whole).filter((one) => one !== null),
    children: family.children.map(whole).filter((one) => one !== null),
    ...moreOf(parts),
  })
}
