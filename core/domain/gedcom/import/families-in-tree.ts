import type { FamilyShape, FamilyShapes } from "./family-graph.ts"
import type { ExistingTies } from "./existing-ties.ts"
import type { FileLinks } from "./file-links.ts"

/** The persons of a file that exist in the tree, by ordinal. */
export interface ExistingPeople {
  readonly isPersonInTree: (ordinal: number) => boolean
  readonly arePartners: (one: number, other: number) => boolean
}

/**
 * The families of a file that are already in the tree, by ordinal: either the couple exists there, or all members
 * exist there and the family has no new relationship. Their records are not stored a second time.
 */
export const familiesInTree = (
  file: FileLinks,
  shapes: FamilyShapes,
  { same }: ExistingTies,
  { isPersonInTree, arePartners }: ExistingPeople,
): ReadonlySet<number> => {
  const members = membersOf(file)
  const isInTree = ({ partners: [first, second], edges }: FamilyShape, family: number): boolean => {
    if (first !== undefined && second !== undefined) return arePartners(first, second)
    const everybody = members(family)
    return edges.length === 0 && everybody.length > 0 && everybody.every((person) => isPersonInTree(same(person)))
  }
  const inTree = new Set<number>()
  for (let family = 0; family < shapes.families; family++) if (isInTree(shapes.at(family), family)) inTree.add(family)
  return inTree
}

/** All persons that the record of a family names, or that name the family in their own record. */
const membersOf = ({ families, persons }: FileLinks): ((family: number) => readonly number[]) => {
  const membersByOwnRecord = persons.byTarget(families.records)
  return (family) => [...families.of(family).map(({ to }) => to), ...membersByOwnRecord(family).map(({ from }) => from)]
}
