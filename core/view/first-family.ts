import { cardFamily, familyIds, firstOfFamily, type FirstOfFamily } from "../domain/chart/card-family.ts"
import type { Tie } from "../domain/chart/tie.ts"
import type { PersonId, TreeId } from "../domain/ids.ts"
import { MOST_OF_A_KIND } from "../domain/large-record/more.ts"
import { showTie, type Viewer } from "../domain/privacy.ts"
import type { RelativeCounts } from "../ports/charts/chart-reads.ts"
import { type CardReads, shownCards } from "./shown-cards.ts"

/** The person whose family is read, and the viewer. */
export interface FamilyReader {
  readonly treeId: TreeId
  readonly viewer: Viewer
  readonly personId: PersonId
}

/** The relationships of a family that the viewer sees. */
export interface ShownTies {
  readonly ties: readonly Tie[]
  /** The numbers of all relatives, if the relationships are those of the first ones only. */
  readonly totals: RelativeCounts | null
}

/** The relationships of the family of a person. */
export const shownTies = async (
  { charts }: Pick<CardReads, "charts">,
  { treeId, viewer, personId }: FamilyReader,
): Promise<ShownTies> => {
  const { ties, totals } = await charts.family(treeId, { personId, most: MOST_OF_A_KIND }, viewer)
  return { ties: ties.map((row) => showTie(viewer, row)).filter((tie) => tie !== null), totals }
}

/** The first relatives of each kind by these relationships. */
export const firstFamily = async (
  reads: CardReads,
  { treeId, viewer, personId }: FamilyReader,
  { ties, totals }: ShownTies,
): Promise<FirstOfFamily> => {
  const cards = await shownCards(reads, { treeId, viewer }, familyIds(personId, ties))
  return firstOfFamily(cardFamily(personId, ties, cards), totals)
}
