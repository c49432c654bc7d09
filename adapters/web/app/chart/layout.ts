import type { FamilyGraph } from "../model/family.ts"
import { ancestorsBox } from "./ancestors.ts"
import { type Block, blocksAbove, blocksBelow, type Plan } from "./block.ts"
import { blockBox, type Layouter } from "./box.ts"
import { busY, type Drawing, type Line, type Measures, newDrawing, type PlacedCard, type Point } from "./drawing.ts"
import { planChart } from "./plan.ts"
import { absorb, type Outline } from "./shape.ts"
import { placeSides } from "./sides.ts"
import { type Stub, stubsOf } from "./stubs.ts"
import type { ChartView } from "./view.ts"

/** A rectangle in the coordinates of a chart. */
export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A chart with every place decided. The middle of the first person's card is at 0, 0 of the coordinates. */
export interface Layout {
  readonly rootId: string
  readonly cards: readonly PlacedCard[]
  readonly lines: readonly Line[]
  readonly stubs: readonly Stub[]
  readonly bounds: Bounds
  /** How many bands were visited. It grows with the number of cards, not with its square. */
  readonly steps: number
}

/** Draws the lines from parents to children with cards in another block. */
const putHanging = (m: Measures, drawing: Drawing, blocks: readonly Block[], lane: number): void => {
  for (const block of blocks) {
    for (const { union, person, principal } of block.hanging) {
      const from = drawing.unions.get(union)
      const card = drawing.full.get(person)
      if (from === undefined || card === undefined || card.generation >= block.generation) continue
      const [x, y] = from
      const bus = busY(m, card.generation, principal ? lane : lane + 1)
      const middle = card.x + card.width / 2 + (principal ? 0 : 12)
      const points: readonly Point[] = [
        [x, y],
        [x, bus],
        [middle, bus],
        [middle, card.y],
      ]
      const parents = union.b === null ? [union.a] : [union.a, union.b]
      drawing.lines.push({ kind: "descent", points, parents, child: person, dashed: !principal })
    }
  }
}

const drawHourglass = (layouter: Layouter, plan: Plan): { drawing: Drawing; outline: Outline } => {
  const drawing = newDrawing()
  const rootId = plan.root.about
  const main = blockBox(layouter, plan.parents ?? plan.root, rootId)
  main.put(0, drawing)
  const outline: Outline = { top: main.shape.top, left: [...main.shape.left], right: [...main.shape.right] }
  const above = plan.parents === undefined ? undefined : ancestorsBox(layouter, plan.parents)
  if (above !== undefined) {
    absorb(outline, above.shape, 0, layouter.tick)
    above.put(0, drawing)
  }
  return { drawing, outline }
}

const boundsOf = (cards: readonly PlacedCard[]): Bounds => {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const card of cards) {
    left = Math.min(left, card.x)
    top = Math.min(top, card.y)
    right = Math.max(right, card.x + card.width)
    bottom = Math.max(bottom, card.y + card.height)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** A layout with everything in another place. */
export const movedLayout = (layout: Layout, dx: number, dy: number): Layout => ({
  ...layout,
  cards: layout.cards.map((card) => ({ ...card, x: card.x + dx, y: card.y + dy })),
  lines: layout.lines.map((line) => ({ ...line, points: line.points.map(([x, y]): Point => [x + dx, y + dy]) })),
  stubs: layout.stubs.map((stub) => ({ ...stub, x: stub.x + dx, y: stub.y + dy })),
  bounds: { ...layout.bounds, x: layout.bounds.x + dx, y: layout.bounds.y + dy },
})

const nothing: Omit<Layout, "rootId"> = {
  cards: [],
  lines: [],
  stubs: [],
  bounds: { x: 0, y: 0, width: 0, height: 0 },
  steps: 0,
}

/**
 * Lays out the family around one person: ancestors above, descendants below, couples side by side, siblings in the
 * row of the person. The same graph and view give the same layout. Without the person in the graph it is empty.
 */
export const layoutChart = (graph: FamilyGraph, view: ChartView, m: Measures): Layout => {
  if (!graph.persons.has(view.rootId)) return { ...nothing, rootId: view.rootId }
  let steps = 0
  const layouter: Layouter = {
    m,
    tick: (bands) => {
      steps += bands
    },
  }
  const plan = planChart(graph, view)
  const chart = drawHourglass(layouter, plan)
  placeSides(layouter, chart, plan)
  const { drawing } = chart
  const line = plan.parents === undefined ? [] : blocksAbove(plan.parents)
  putHanging(m, drawing, [...new Set([...line, plan.root].flatMap(blocksBelow))], 0)
  putHanging(m, drawing, plan.inLaws.flatMap(blocksAbove), 2)
  const root = drawing.full.get(view.rootId)
  const [dx, dy] = root === undefined ? [0, 0] : [-root.x - root.width / 2, -root.y - root.height / 2]
  const { cards, lines } = drawing
  const stubs = stubsOf(graph, view, plan, drawing)
  return movedLayout({ rootId: view.rootId, cards, lines, stubs, bounds: boundsOf(cards), steps }, dx, dy)
}
