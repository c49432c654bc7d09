import type { FamilyShape, FileLinks } from "./family-graph.ts"
import type { ExistingTies } from "./existing-ties.ts"

/** The persons of a file that exist in the tree, by ordinal. */
export interface ExistingPeople {
  readonly isStanding: (ordinal: number) => boolean
  readonly arePartners: (one: number, other: number) => boolean
}

/**
 * The families of a file that are already in the tree, by ordinal: either the couple exists there, or all members
 * exist there and the family has no new relationship. Their records are not stored a second time.
 */
export const familiesInTree = (
  file: FileLinks,
  shapes: readonly FamilyShape[],
  { same }: ExistingTies,
  { isStanding, arePartners }: ExistingPeople,
): ReadonlySet<number> => {
  const members = membersOf(file, same)
  const isInTree = ({ partners: [first, second], edges }: FamilyShape, family: number): boolean => {
    if (first !== undefined && second !== undefined) return arePartners(first, second)
    const everybody = [...(members.get(family) ?? [])]
    return edges.length === 0 && everybody.length > 0 && everybody.every(isStanding)
  }
  return new Set(shapes.flatMap((shape, family) => (isInTree(shape, family) ? [family] : [])))
}

/** All persons that the record of a family names, or that name the family in their own record. */
const membersOf = (
  { families, persons, personOf, familyOf }: FileLinks,
  same: ExistingTies["same"],
): ReadonlyMap<number, ReadonlySet<number>> => {
  const members = new Map<number, Set<number>>()
  const add = (family: number | null, ordinal: number | null): void => {
    if (family === null || ordinal === null) return
    const others = members.get(family)
    if (others === undefined) members.set(family, new Set([same(ordinal)]))
    else others.add(same(ordinal))
  }
  for (const [family, { links }] of families.entries()) for (const { person } of links) add(family, personOf(person))
  for (const [ordinal, { links }] of persons.entries()) for (const { family } of links) add(familyOf(family), ordinal)
  return members
}
