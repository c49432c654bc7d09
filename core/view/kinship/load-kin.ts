import type { Tie, TieRow } from "../../domain/chart/tie.ts"
import type { PersonId, RelationshipId, TreeId } from "../../domain/ids.ts"
import { type Involving, showTie, type Viewer, type Withheld } from "../../domain/privacy.ts"
import type { Card } from "../../domain/chart/card.ts"
import type { TiesBetween } from "../../ports/charts/chart-reads.ts"
import { byText } from "../../domain/chart/order.ts"
import { type KinGraph, kinGraph } from "../../domain/kinship/kin-graph.ts"
import { type CardReads, shownCards } from "../shown-cards.ts"
import { tiesAhead } from "./ties-ahead.ts"

/** The relationships of a tree as this viewer sees them, loaded step by step. */
export interface LoadedKin {
  /** All relationships that are loaded. */
  ties(): readonly Tie[]
  /** The number of these relationships. */
  count(): number
  /** The graph of these relationships, in the order in which they were loaded. It grows with them. */
  readonly graph: KinGraph
  /** Loads the parents of these persons, their parents and so on. */
  loadAncestry(ids: readonly PersonId[]): Promise<void>
  /** Loads the relationships on all ways between two persons that are not too long, and to the parents of everyone there. */
  loadBetween(of: TiesBetween): Promise<void>
  /** Loads all relationships of these persons. */
  loadTies(ids: readonly PersonId[]): Promise<void>
  /** The cards of these persons by id, without hidden ones. */
  cards(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, Card>>
}

/** Nothing is loaded at first. A relationship with a hidden person is not there. */
export const loadedKin = (reads: CardReads, viewer: Viewer, treeId: TreeId): LoadedKin => {
  const { charts } = reads
  const ties = new Map<RelationshipId, Tie>()
  const graph = kinGraph()
  /** The persons whose relationships are all loaded. */
  const complete = new Set<PersonId>()
  const shown = (rows: readonly Withheld<Involving<TieRow>>[]): readonly Tie[] =>
    rows.map((row) => showTie(viewer, row)).filter((tie) => tie !== null)
  const keep = (found: readonly Tie[]): void => {
    for (const tie of found) {
      if (ties.has(tie.id)) continue
      ties.set(tie.id, tie)
      graph.add(tie)
    }
  }
  const ahead = tiesAhead(async (of) => {
    const around = await charts.tiesAround(treeId, of, viewer)
    return { levels: around.levels, ties: shown(around.ties) }
  })
  const completeNeighbours = (ids: readonly PersonId[]): readonly PersonId[] => {
    const neighbours = ids.flatMap((id) => graph.stepsFrom(id).map(({ personId }) => personId))
    return [...new Set(neighbours.filter((id) => complete.has(id)))]
  }
  return {
    ties: () => [...ties.values()],
    count: () => ties.size,
    graph,
    loadAncestry: async (ids) => keep(shown(await charts.ancestry(treeId, ids, viewer))),
    loadBetween: async (of) => keep(shown(await charts.tiesBetween(treeId, of, viewer))),
    loadTies: async (ids) => {
      const missing = ids.filter((id) => !complete.has(id))
      const { found, others } = await ahead.take(missing)
      const read =
        others.length === 0
          ? []
          : shown(await charts.tiesOf(treeId, { people: others, except: completeNeighbours(others) }, viewer))
      // The paths of equal length have the order of the relationships, so it must not depend on what was read ahead.
      keep(found.length === 0 ? read : [...found, ...read].sort((a, b) => byText(a.id, b.id)))
      for (const id of missing) complete.add(id)
    },
    cards: (ids) => shownCards(reads, { treeId, viewer }, ids),
  }
}
