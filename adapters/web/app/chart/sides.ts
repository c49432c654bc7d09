import { upBox } from "./ancestors.ts"
import type { Block, Plan } from "./block.ts"
import { broodOf, type Layouter } from "./box.ts"
import type { Drawing } from "./drawing.ts"
import { absorb, moveLeftOf, moveRightOf, type Outline, type Shape } from "./shape.ts"

/** A chart while it is laid out: what is drawn, and its outline. */
export interface Chart {
  readonly drawing: Drawing
  readonly outline: Outline
}

interface Side {
  readonly isLeft: boolean
  /** Where the box would be if there were room. */
  readonly wanted: number
}

/** The place beside everything else, as near to the wanted one as there is room. */
const placeBeside = ({ m, tick }: Layouter, chart: Chart, shape: Shape, side: Side): number => {
  const gap = m.siblingGap * 2
  return side.isLeft
    ? Math.min(side.wanted, moveLeftOf(chart.outline, shape, gap, tick))
    : Math.max(side.wanted, moveRightOf(chart.outline, shape, gap, tick))
}

const middleOf = (chart: Chart, person: string): number | undefined => {
  const card = chart.drawing.full.get(person)
  return card === undefined ? undefined : card.x + card.width / 2
}

/** Draws parents that were opened above a person who is no ancestor. False if that person has no place yet. */
const placeInLaws = (layouter: Layouter, chart: Chart, block: Block, rootX: number): boolean => {
  const x = middleOf(chart, block.about)
  if (x === undefined) return false
  const box = upBox(layouter, block)
  const at = placeBeside(layouter, chart, box.shape, { isLeft: x < rootX, wanted: x - box.anchor })
  absorb(chart.outline, box.shape, at, layouter.tick)
  box.put(at, chart.drawing)
  return true
}

/** Draws the siblings of an ancestor beside everything else. False if their parents have no place yet. */
const placeSiblings = (layouter: Layouter, chart: Chart, block: Block, rootX: number): boolean => {
  const x = middleOf(chart, block.about)
  if (x === undefined || block.unions.some((union) => !chart.drawing.unions.has(union))) return false
  const brood = broodOf(layouter, block.unions, "")
  if (brood === undefined) return true
  const isLeft = x < rootX
  const side: Side = { isLeft, wanted: isLeft ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY }
  const at = placeBeside(layouter, chart, brood.outline, side)
  absorb(chart.outline, brood.outline, at, layouter.tick)
  brood.put(at, chart.drawing, 1)
  return true
}

/** Draws what readers opened beside the hourglass: parents of partners, siblings of ancestors, with their families. */
export const placeSides = (layouter: Layouter, chart: Chart, plan: Plan): void => {
  const rootX = middleOf(chart, plan.root.about) ?? 0
  const waiting = [
    ...plan.inLaws.map((block) => ({ block, place: placeInLaws })),
    ...plan.besides.map((block) => ({ block, place: placeSiblings })),
  ]
  let before = -1
  let open = waiting
  while (open.length !== before) {
    before = open.length
    open = open.filter(({ block, place }) => !place(layouter, chart, block, rootX))
  }
}
