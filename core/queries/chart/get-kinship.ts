import * as E from "fp-ts/lib/Either.js"
import type { Card } from "../../domain/chart/card.ts"
import { invalid, notFound } from "../../domain/errors.ts"
import type { PersonId } from "../../domain/ids.ts"
import { coefficientOf } from "../../domain/kinship/coefficient.ts"
import { describePath, topsOf } from "../../domain/kinship/describe-path.ts"
import type { KinPath } from "../../domain/kinship/kin-path.ts"
import type { Query } from "../../use-case/query.ts"
import { loadedKin } from "../../view/kinship/load-kin.ts"
import { pathsBetween } from "../../view/kinship/paths-between.ts"
import { cardReads } from "../../view/shown-cards.ts"
import { readablePerson } from "../../view/readable/readable-person.ts"

export interface GetKinship {
  readonly personId: PersonId
  readonly otherId: PersonId
  /** The most paths, 1 to 10. */
  readonly paths: number
}

/** How the other person is related to a person. */
export interface Kinship {
  /** Shortest first. Empty for unrelated persons and for the same person. */
  readonly paths: readonly KinPath[]
  /** Everyone on the paths, and both persons. */
  readonly persons: readonly Card[]
  /** Wright's coefficient of relationship, from 0 to 1. */
  readonly coefficient: number
}

/** How two persons are related, in the tree as this reader sees it: a hidden person blocks a path. */
export const getKinship: Query<GetKinship, Kinship> = async (context, reader, { personId, otherId, paths: most }) => {
  if (!Number.isInteger(most) || most < 1 || most > 10)
    return E.left(invalid("paths", "must be a whole number from 1 to 10"))
  // Both are checked before anything else is read, so the time of a refusal does not show that a hidden person exists.
  const [seen, other] = await Promise.all([
    readablePerson(context, reader, personId),
    readablePerson(context, reader, otherId),
  ])
  if (E.isLeft(seen)) return seen
  if (E.isLeft(other)) return other
  const { viewer, person } = seen.right
  if (other.right.person.treeId !== person.treeId) return E.left(notFound("person"))
  const kin = loadedKin(cardReads(context, reader), viewer, person.treeId)
  const { graph } = kin
  const found = personId === otherId ? [] : await pathsBetween(kin, { from: personId, to: otherId }, most)
  const named = found.flatMap((path) => [
    ...path.map((step) => step.personId),
    ...topsOf({ graph, from: personId }, path),
  ])
  const cards = await kin.cards([personId, otherId, ...named])
  const genderOf = (id: PersonId) => cards.get(id)?.gender ?? null
  const birthYearOf = (id: PersonId) => cards.get(id)?.birthYear ?? null
  const paths = found.map((path) => describePath({ graph, from: personId, genderOf, birthYearOf }, path))
  const coefficient = personId === otherId ? 1 : coefficientOf(personId, otherId, kin.ties())
  return E.right({ paths, persons: [...cards.values()], coefficient })
}
