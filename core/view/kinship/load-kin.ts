import type { Tie } from "../../domain/chart/tie.ts"
import type { PersonId, RelationshipId, TreeId } from "../../domain/ids.ts"
import { type Involving, showCard, showTie, type Viewer, type Withheld } from "../../domain/privacy.ts"
import type { Card } from "../../domain/chart/card.ts"
import type { TieRow } from "../../domain/chart/tie.ts"
import type { ChartReads } from "../../ports/charts/chart-reads.ts"

/** The relationships of a tree as this viewer sees them, loaded step by step. */
export interface LoadedKin {
  /** All relationships that are loaded. */
  ties(): readonly Tie[]
  /** Loads the parents of these persons, their parents and so on. */
  loadAncestry(ids: readonly PersonId[]): Promise<void>
  /** Loads all relationships of these persons, and returns the persons at their other ends. */
  loadTies(ids: readonly PersonId[]): Promise<ReadonlySet<PersonId>>
  /** The cards of these persons, without hidden ones. */
  cards(ids: readonly PersonId[]): Promise<readonly Card[]>
}

/** Nothing is loaded at first. A relationship with a hidden person is not there. */
export const loadedKin = (charts: ChartReads, viewer: Viewer, treeId: TreeId): LoadedKin => {
  const ties = new Map<RelationshipId, Tie>()
  const keep = (rows: readonly Withheld<Involving<TieRow>>[]): readonly Tie[] => {
    const shown = rows.map((row) => showTie(viewer, row)).filter((tie) => tie !== null)
    for (const tie of shown) ties.set(tie.id, tie)
    return shown
  }
  return {
    ties: () => [...ties.values()],
    loadAncestry: async (ids) => void keep(await charts.ancestry(treeId, ids, viewer)),
    loadTies: async (ids) =>
      new Set(
        keep(await charts.tiesOf(treeId, ids, viewer)).flatMap(({ fromPersonId, toPersonId }) => [
          fromPersonId,
          toPersonId,
        ]),
      ),
    cards: async (ids) =>
      (await charts.cards(treeId, ids)).map((row) => showCard(viewer, row)).filter((card) => card !== null),
  }
}
