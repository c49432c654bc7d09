import type * as t from "io-ts"
import { listOf, oneOf, wire } from "../../codec/wire.ts"
import { byPosition, byText } from "./order.ts"
import { PersonId, RelationshipId } from "../ids.ts"
import type { Relationship } from "../relationship.ts"

/** The relatives of a person that have an order. */
export const orderedRelatives = ["children", "partners"] as const

/** More than the relationships of one person in any family tree. */
const MOST_RELATIONSHIPS = 10_000

/** The order of all children or all partners of a person. */
export const RelativeOrder = wire("RelativeOrder", {
  personId: PersonId,
  of: oneOf(orderedRelatives),
  ids: listOf(RelationshipId, MOST_RELATIONSHIPS),
})
export type RelativeOrder = t.TypeOf<typeof RelativeOrder>

type Positions = Partial<Pick<Relationship, "position" | "toPosition">>
type Revise = (row: Relationship, positions: Positions) => Relationship

/**
 * The relationships with the positions of this order, from 1 on. `rows` are those that are ordered and, for children, all
 * parent relationships of the children's other parents. A row that keeps its positions stays the very row.
 */
export const reordered = (
  { personId, of, ids }: RelativeOrder,
  rows: readonly Relationship[],
  revise: Revise,
): readonly Relationship[] => {
  const places = new Map(ids.map((id, index) => [id, index + 1]))
  if (of === "partners")
    return rows.map((row) => {
      const place = places.get(row.id) ?? null
      return revise(row, row.fromPersonId === personId ? { position: place } : { toPosition: place })
    })
  const own = rows.filter(({ id }) => places.has(id))
  const children = new Map(own.map(({ id, toPersonId }) => [toPersonId, places.get(id) ?? 0]))
  const byParent = Map.groupBy(
    rows.filter(({ id }) => !places.has(id)),
    ({ fromPersonId }) => fromPersonId,
  )
  return [
    ...own.map((row) => revise(row, { position: places.get(row.id) ?? null })),
    ...[...byParent.values()].flatMap((ofParent) => withOrder(ofParent, children, revise)),
  ]
}

/**
 * The children of another parent, where those in `places` come in that order. The other children keep their places among
 * them; those without a known place stay without one.
 */
const withOrder = (
  ofParent: readonly Relationship[],
  places: ReadonlyMap<PersonId, number>,
  revise: Revise,
): readonly Relationship[] => {
  const isShared = ({ toPersonId }: Relationship): boolean => places.has(toPersonId)
  const placed = ofParent
    .filter((row) => row.position !== null || isShared(row))
    .toSorted((a, b) => byPosition(a.position, b.position) || byText(a.id, b.id))
  const shared = placed
    .filter(isShared)
    .toSorted((a, b) => (places.get(a.toPersonId) ?? 0) - (places.get(b.toPersonId) ?? 0))
  let next = 0
  const inOrder = placed.map((row) => (isShared(row) ? (shared[next++] ?? row) : row))
  const unplaced = ofParent.filter((row) => row.position === null && !isShared(row))
  return [...inOrder.map((row, index) => revise(row, { position: index + 1 })), ...unplaced]
}
