import { parentsOf, stepParentsOf } from "../family.ts"
import type { PersonId } from "../ids.ts"
import type { Tie } from "./tie.ts"

type PlacedTie = Pick<Tie, "type" | "fromPersonId" | "toPersonId" | "position" | "toPosition">

/** The place of a partnership among those of this partner. */
export const partnerPosition = ({ fromPersonId, position, toPosition }: PlacedTie, id: PersonId): number | null =>
  fromPersonId === id ? position : toPosition

/**
 * The places of the siblings of a person, by the id of the sibling, without those that are not known. Several parents may
 * have a sibling: the lowest place counts.
 */
export const siblingPositions = (ties: readonly PlacedTie[], id: PersonId): ReadonlyMap<PersonId, number> => {
  const homes = new Set([...parentsOf(ties, id), ...stepParentsOf(ties, id)])
  const positions = new Map<PersonId, number>()
  for (const { type, fromPersonId, toPersonId, position } of ties) {
    if (type !== "parent_child" || position === null || !homes.has(fromPersonId)) continue
    positions.set(toPersonId, Math.min(position, positions.get(toPersonId) ?? position))
  }
  return positions
}
