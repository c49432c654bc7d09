import { joined } from "../gedcom/import/merge-targets.ts"
import type { PersonId } from "../ids.ts"
import type { Relationship } from "../relationship.ts"
import { type PairedRows, pairUp } from "./pair-up.ts"

/** The kept person, and the person who is merged into them. */
export interface MergedPair {
  readonly keptId: PersonId
  readonly fromId: PersonId
}

/** The relationship with the kept person in place of the merged one. */
export const withKept = <R extends Pick<Relationship, "fromPersonId" | "toPersonId">>(
  edge: R,
  { keptId, fromId }: MergedPair,
): R => ({
  ...edge,
  fromPersonId: edge.fromPersonId === fromId ? keptId : edge.fromPersonId,
  toPersonId: edge.toPersonId === fromId ? keptId : edge.toPersonId,
})

const keyOf = ({ type, fromPersonId, toPersonId }: Relationship): string => {
  const ends = type === "partnership" ? [fromPersonId, toPersonId].sort() : [fromPersonId, toPersonId]
  return [type, ...ends].join(" ")
}

/** Pairs the relationships of the merged person with those of the kept one to the same relatives. */
export const pairEdges = (edges: readonly Relationship[], pair: MergedPair): PairedRows<Relationship> => {
  const isOf = (id: PersonId) => (edge: Relationship) => edge.fromPersonId === id || edge.toPersonId === id
  return pairUp(edges.filter(isOf(pair.keptId)), edges.filter(isOf(pair.fromId)), (edge) => keyOf(withKept(edge, pair)))
}

/** The fields of two relationships that become one: the notes of both, and of the others those that the kept one lacks. */
export const joinedFields = (
  kept: Relationship,
  left: Relationship,
): Pick<Relationship, "notes" | "position" | "toPosition" | "twinGroup"> => {
  const isTurned = kept.fromPersonId === left.toPersonId || kept.toPersonId === left.fromPersonId
  return {
    notes: joined(kept.notes, left.notes),
    position: kept.position ?? (isTurned ? left.toPosition : left.position),
    toPosition: kept.toPosition ?? (isTurned ? left.position : left.toPosition),
    twinGroup: kept.twinGroup ?? left.twinGroup,
  }
}
