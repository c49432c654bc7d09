import type { Block } from "./block.ts"
import { type Box, type Layouter, mean } from "./box.ts"
import { type Measures, rowBand } from "./drawing.ts"
import { putRow, rowWidth, slotMiddle, unionPlaces } from "./row.ts"
import { absorb, moveRightOf, type Outline, rectangle } from "./shape.ts"

/** A row of parents with everybody above it. The hook is where the line down to the child begins. */
export interface UpBox extends Box {
  /** The middle of the first two parents, from the left end of the box. */
  readonly anchor: number
}

const anchorOf = (m: Measures, block: Block): number => {
  const line = block.hanging.find(({ principal }) => principal)
  const place = unionPlaces(m, block).find(({ union }) => union === line?.union)
  return place?.x ?? rowWidth(m, block) / 2
}

interface Above {
  readonly outline: Outline
  readonly boxes: readonly { readonly box: UpBox; readonly x: number }[]
  /** How far the boxes must move to be above their persons, from the left end of the row. */
  readonly dx: number
}

/** Everybody above the persons of a row, side by side. Undefined if there is none. */
const aboveOf = (layouter: Layouter, block: Block): Above | undefined => {
  const { m, tick } = layouter
  const boxes: { box: UpBox; x: number }[] = []
  const wanted: number[] = []
  let outline: Outline | undefined
  for (const { person } of block.slots) {
    const parents = block.above.get(person)
    if (parents === undefined) continue
    const box = upBox(layouter, parents)
    const x = outline === undefined ? 0 : moveRightOf(outline, box.shape, m.siblingGap * 2, tick)
    if (outline === undefined) outline = { top: box.shape.top, left: [...box.shape.left], right: [...box.shape.right] }
    else absorb(outline, box.shape, x, tick)
    boxes.push({ box, x })
    wanted.push(slotMiddle(m, block, person) - x - box.anchor)
  }
  return outline === undefined ? undefined : { outline, boxes, dx: Math.round(mean(wanted)) }
}

/** Draws everybody above a row. `x` is the left end of the row. */
export const ancestorsBox = (layouter: Layouter, block: Block): Box | undefined => {
  const above = aboveOf(layouter, block)
  if (above === undefined) return undefined
  const shape: Outline = { top: above.outline.top, left: [], right: [] }
  absorb(shape, above.outline, above.dx, layouter.tick)
  return {
    shape,
    hooks: [],
    put: (x, drawing) => {
      for (const placed of above.boxes) placed.box.put(x + above.dx + placed.x, drawing)
    },
  }
}

/** Lays out a row of parents with everybody above it. */
export const upBox = (layouter: Layouter, block: Block): UpBox => {
  const { m, tick } = layouter
  const outline = rectangle(rowBand(m, block.generation), m.cardBands, 0, rowWidth(m, block))
  const above = ancestorsBox(layouter, block)
  if (above !== undefined) absorb(outline, above.shape, 0, tick)
  return {
    shape: outline,
    hooks: [],
    anchor: anchorOf(m, block),
    put: (x, drawing) => {
      putRow(drawing, m, block, x)
      above?.put(x, drawing)
    },
  }
}
