import { type FamilyGraph, type RelativeKind, relativeKinds } from "../model/family.ts"
import { relativesOf } from "../model/neighbourhood.ts"
import { type Block, blocksAbove, type Plan } from "./block.ts"
import type { Drawing, PlacedCard } from "./drawing.ts"
import { type ChartView, foldKey } from "./view.ts"

/** A sign at a card: how many relatives of a kind are not drawn, or that opened ones can be closed again. */
export interface Stub {
  readonly person: string
  readonly kind: RelativeKind
  /** Relatives that are not drawn. 0 for a sign that closes. */
  readonly count: number
  readonly isOpen: boolean
  /** The middle of the sign, on the edge of the card. */
  readonly x: number
  readonly y: number
}

/** Where the sign is: parents and siblings above, partners at the right, children below, all beside the words. */
const edgeOf = (card: PlacedCard, kind: RelativeKind): { readonly x: number; readonly y: number } => {
  const bottom = card.y + card.height
  if (kind === "parents") return { x: card.x + card.width / 2, y: card.y }
  if (kind === "siblings") return { x: card.x + 22, y: card.y }
  if (kind === "partners") return { x: card.x + card.width - 22, y: card.y }
  return { x: card.x + card.width * 0.7, y: bottom }
}

/** The rows of parents in a plan. */
const parentRows = (plan: Plan): readonly Block[] => [
  ...(plan.parents === undefined ? [] : blocksAbove(plan.parents)),
  ...plan.inLaws.flatMap(blocksAbove),
]

/** The parents in those rows. Their other children are counted as siblings of the child below them. */
const parentsIn = (rows: readonly Block[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => row.hanging.flatMap(({ union }) => [union.a, union.b ?? union.a])))

/** The signs of a chart, in the order of its cards. */
export const stubsOf = (graph: FamilyGraph, view: ChartView, plan: Plan, drawing: Drawing): readonly Stub[] => {
  const rows = parentRows(plan)
  const withParents = new Set([plan.root.about, ...rows.map((row) => row.about)])
  const parents = parentsIn(rows)
  const stubs: Stub[] = []
  const hidden = (person: string, kind: RelativeKind): number => {
    const relatives = relativesOf(graph, person, kind)
    const total = Math.max(graph.totals.get(person)?.[kind] ?? 0, relatives.length)
    return total - relatives.filter((relative) => drawing.full.has(relative)).length
  }
  for (const card of drawing.cards) {
    if (!card.full) continue
    const children = parents.has(card.person) ? 0 : hidden(card.person, "children")
    for (const kind of relativeKinds) {
      if (kind === "siblings" && !withParents.has(card.person)) continue
      const isOpen = view.opened.has(foldKey(kind, card.person))
      const isCountedBelow = kind === "partners" && children > 0
      const own = kind === "children" ? children : hidden(card.person, kind)
      const count = isCountedBelow ? 0 : own
      if (count > 0 || isOpen)
        stubs.push({ person: card.person, kind, count, isOpen: count === 0, ...edgeOf(card, kind) })
    }
  }
  return stubs
}
