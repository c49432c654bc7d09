import { byDay, byPosition, byText } from "../../../../core/domain/chart/order.ts"
import { siblingPositions } from "../../../../core/domain/chart/position.ts"
import type { TieRow } from "../../../../core/domain/chart/tie.ts"
import { childrenOf, parentsOf, partnersOf, siblingsOf, stepParentsOf } from "../../../../core/domain/family.ts"
import type { PersonId } from "../../../../core/domain/ids.ts"
import { type Involving, showTie, type Viewer, type Withheld } from "../../../../core/domain/privacy.ts"
import type { FamilyTies } from "../../../../core/ports/charts/chart-reads.ts"

/** The relationships of a family that are given whole. */
const MOST_TIES = 200

interface FirstOf {
  readonly id: PersonId
  readonly most: number
  readonly viewer: Viewer
  /** The day of birth as the viewer sees it. */
  readonly dayOf: (id: PersonId) => number | null
}

type Positions = ReadonlyMap<PersonId, number>

/** The relationships of the first relatives of each kind, if the family is large; otherwise all. */
export const firstOfFamily = (
  { id, most, viewer, dayOf }: FirstOf,
  ties: readonly Withheld<Involving<TieRow>>[],
): FamilyTies => {
  if (ties.length <= MOST_TIES) return { ties, totals: null }
  const shown = ties.flatMap((sealed) => {
    const tie = showTie(viewer, sealed)
    return tie === null ? [] : [{ sealed, tie }]
  })
  // By their places, which only members are shown.
  const edges = shown.map(({ tie }) => ({ ...tie, ...tie.places }))
  const first = (ids: readonly PersonId[]): readonly PersonId[] => ids.toSorted(byText).slice(0, most)
  const eldest = (ids: readonly PersonId[], positions: Positions): readonly PersonId[] => {
    const days = new Map(ids.map((one) => [one, dayOf(one)]))
    const position = (one: PersonId): number | null => positions.get(one) ?? null
    return ids
      .toSorted(
        (a, b) =>
          byPosition(position(a), position(b)) || byDay(days.get(a) ?? null, days.get(b) ?? null) || byText(a, b),
      )
      .slice(0, most)
  }
  const all = {
    parents: parentsOf(edges, id),
    siblings: siblingsOf(edges, id).map((sibling) => sibling.id),
    partners: partnersOf(edges, id),
    children: childrenOf(edges, id),
  }
  const ownPositions: Positions = new Map(
    edges.flatMap(({ type, fromPersonId, toPersonId, position }) =>
      type === "parent_child" && fromPersonId === id && position !== null ? [[toPersonId, position]] : [],
    ),
  )
  const near = new Set([
    ...[id, ...first(all.parents), ...first(all.partners), ...stepParentsOf(edges, id)],
    ...[...eldest(all.siblings, siblingPositions(edges, id)), ...eldest(all.children, ownPositions)],
  ])
  return {
    ties: shown.filter(({ tie }) => near.has(tie.fromPersonId) && near.has(tie.toPersonId)).map(({ sealed }) => sealed),
    totals: {
      parents: all.parents.length,
      siblings: all.siblings.length,
      partners: all.partners.length,
      children: all.children.length,
    },
  }
}
