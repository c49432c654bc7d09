import * as E from "fp-ts/lib/Either.js"
import { type Extent, includedPersons, type Neighbourhood, neighbourhoodOf } from "../../domain/chart/neighbourhood.ts"
import { tieIndex } from "../../domain/chart/tie-index.ts"
import { invalidInputs } from "../../domain/errors.ts"
import type { FieldError } from "../../codec/field-error.ts"
import type { PersonId } from "../../domain/ids.ts"
import { showTie } from "../../domain/privacy.ts"
import type { Query } from "../../use-case/query.ts"
import { shownInPieces } from "../../lib/each-in-pieces.ts"
import { readablePerson } from "../../view/readable/readable-person.ts"
import { cardReads, shownCards } from "../../view/shown-cards.ts"

export interface GetNeighbourhood extends Extent {
  readonly personId: PersonId
}

const MOST_GENERATIONS = 20
const MOST_PERSONS = 2_000
/** So few that other requests need not wait for them. */
const TIES_AT_ONCE = 250

const faultsOf = ({ up, down, most }: Extent): readonly FieldError[] => {
  const outside = (path: string, value: number, min: number, max: number): readonly FieldError[] =>
    Number.isInteger(value) && value >= min && value <= max
      ? []
      : [{ path, message: `must be a whole number from ${min} to ${max}` }]
  return [
    ...outside("up", up, 0, MOST_GENERATIONS),
    ...outside("down", down, 0, MOST_GENERATIONS),
    ...outside("most", most, 1, MOST_PERSONS),
  ]
}

/** The people around a person, in the tree as this reader sees it: a hidden person is not there, and leads nowhere. */
export const getNeighbourhood: Query<GetNeighbourhood, Neighbourhood> = async (
  context,
  reader,
  { personId, ...extent },
) => {
  const [fault, ...faults] = faultsOf(extent)
  if (fault !== undefined) return E.left(invalidInputs([fault, ...faults]))
  const seen = await readablePerson(context, reader, personId)
  if (E.isLeft(seen)) return seen
  const { viewer, person } = seen.right
  const rows = await context.charts.around(person.treeId, personId, extent, viewer)
  const ties = await shownInPieces(rows, TIES_AT_ONCE, (row) => showTie(viewer, row))
  const included = includedPersons(personId, tieIndex(ties), extent)
  const cards = await shownCards(cardReads(context, reader), { treeId: person.treeId, viewer }, [...included.keys()])
  return E.right(neighbourhoodOf(personId, included, [...cards.values()], ties))
}
