import type { Tie, TieRow } from "../../domain/chart/tie.ts"
import type { PersonId, RelationshipId, TreeId } from "../../domain/ids.ts"
import { type Involving, showTie, type Viewer, type Withheld } from "../../domain/privacy.ts"
import type { Card } from "../../domain/chart/card.ts"
import { type CardReads, shownCards } from "../shown-cards.ts"

/** The relationships of a tree as this viewer sees them, loaded step by step. */
export interface LoadedKin {
  /** All relationships that are loaded. */
  ties(): readonly Tie[]
  /** Loads the parents of these persons, their parents and so on. */
  loadAncestry(ids: readonly PersonId[]): Promise<void>
  /** Loads all relationships of these persons, and returns the persons at their other ends. */
  loadTies(ids: readonly PersonId[]): Promise<ReadonlySet<PersonId>>
  /** The cards of these persons by id, without hidden ones. */
  cards(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, Card>>
}

/** Nothing is loaded at first. A relationship with a hidden person is not there. */
export const loadedKin = (reads: CardReads, viewer: Viewer, treeId: TreeId): LoadedKin => {
  const { charts } = reads
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
    cards: (ids) => shownCards(reads, { treeId, viewer }, ids),
  }
}
