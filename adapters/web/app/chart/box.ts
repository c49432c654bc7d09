import type { Block, Union } from "./block.ts"
import { busY, type Drawing, gapBands, type Measures, type Point, putCard, rowBand, rowTop } from "./drawing.ts"
import { putRow, rowWidth, slotMiddle, unionPlaces } from "./row.ts"
import { absorb, moveRightOf, type Outline, rectangle, type Shape, type Tick } from "./shape.ts"

/** The end of the line from parents to a child. Its points are relative to the box and to the upper edge of its row. */
interface Hook {
  readonly person: string
  readonly points: readonly Point[]
}

/** Something that is drawn as a whole. It moves sideways only. */
export interface Box {
  readonly shape: Shape
  readonly hooks: readonly Hook[]
  readonly put: (x: number, drawing: Drawing) => void
}

/** The measures of a chart with the counter of its steps. */
export interface Layouter {
  readonly m: Measures
  readonly tick: Tick
}

const isLeaf = (block: Block): boolean =>
  block.slots.length === 1 && block.unions.every((union) => union.children.length === 0)

/** The room between the bar that siblings hang from and their cards. It is within the gap between two cards of a stack. */
const BAR = 6

/**
 * Children without drawn relatives of their own, in pairs of columns with a line between the columns. Each hangs from a
 * bar above its card, so that two siblings side by side do not look like a couple.
 */
const stackBox = ({ m, tick }: Layouter, leaves: readonly Block[]): Box => {
  const generation = leaves[0]?.generation ?? 0
  const pairs = Math.ceil(leaves.length / (2 * m.stackRows))
  const rows = Math.ceil(leaves.length / (2 * pairs))
  const pairWidth = 2 * m.cardWidth + m.coupleGap
  const pitch = m.cardBands * m.band
  const placeOf = (index: number) => {
    const pair = Math.floor(index / (2 * rows))
    const isRight = index % 2 === 1
    const left = pair * (pairWidth + m.siblingGap)
    const spine = left + m.cardWidth + m.coupleGap / 2
    const x = isRight ? left + m.cardWidth + m.coupleGap : left
    return { x, y: Math.floor((index % (2 * rows)) / 2) * pitch, spine }
  }
  const shape = rectangle(
    rowBand(m, generation),
    rows * m.cardBands,
    0,
    pairs * (pairWidth + m.siblingGap) - m.siblingGap,
  )
  tick(leaves.length)
  const hooks = leaves.map((leaf, index): Hook => {
    const { x, y, spine } = placeOf(index)
    const middle = x + m.cardWidth / 2
    const points: readonly Point[] = [
      [spine, y - BAR],
      [middle, y - BAR],
      [middle, y],
    ]
    return { person: leaf.about, points }
  })
  const put: Box["put"] = (x, drawing) =>
    leaves.forEach((leaf, index) => {
      const place = placeOf(index)
      const at = { x: x + place.x, y: rowTop(m, generation) + place.y, generation }
      for (const slot of leaf.slots) putCard(drawing, m, slot, at)
    })
  return { shape, hooks, put }
}

/** The children of one union as boxes: three and more leaves beside each other become a stack. */
const childBoxes = (layouter: Layouter, children: readonly Block[], rootId: string): readonly Box[] => {
  const boxes: Box[] = []
  let leaves: Block[] = []
  const flush = (): void => {
    if (leaves.length > 2) boxes.push(stackBox(layouter, leaves))
    else for (const leaf of leaves) boxes.push(blockBox(layouter, leaf, rootId))
    leaves = []
  }
  for (const child of children) {
    if (isLeaf(child) && child.about !== rootId) {
      leaves.push(child)
    } else {
      flush()
      boxes.push(blockBox(layouter, child, rootId))
    }
  }
  flush()
  return boxes
}

interface PlacedBox {
  readonly box: Box
  readonly x: number
}

/** Boxes side by side. */
interface Row {
  readonly outline: Outline
  readonly boxes: PlacedBox[]
}

/** Adds boxes on the right of a row, as near as their outlines allow. */
const addToRow = ({ tick }: Layouter, row: Row | undefined, box: Box, gap: number): Row => {
  if (row === undefined) {
    const { top, left, right } = box.shape
    return { outline: { top, left: [...left], right: [...right] }, boxes: [{ box, x: 0 }] }
  }
  const x = moveRightOf(row.outline, box.shape, gap, tick)
  absorb(row.outline, box.shape, x, tick)
  row.boxes.push({ box, x })
  return row
}

interface Group {
  readonly union: Union
  readonly boxes: PlacedBox[]
}

const hookXs = (group: Group): readonly number[] =>
  group.boxes.flatMap(({ box, x }) => box.hooks.map(({ points }) => x + (points[0]?.[0] ?? 0)))

const middleOfRange = (values: readonly number[]): number => {
  const first = values[0] ?? 0
  return (first + (values.at(-1) ?? first)) / 2
}

/** The mean of some numbers. */
export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Draws the lines from a union to the children in the boxes below it. */
const putDescents = (
  m: Measures,
  drawing: Drawing,
  group: Group,
  at: { readonly x: number; readonly lane: number },
) => {
  const { x, lane } = at
  const from = drawing.unions.get(group.union)
  if (from === undefined) return
  const { a, b } = group.union
  const [ux, uy] = from
  for (const placed of group.boxes) {
    for (const hook of placed.box.hooks) {
      const card = drawing.full.get(hook.person)
      const generation = group.union.children[0]?.generation ?? card?.generation ?? 0
      const bus = busY(m, generation, lane)
      const end = hook.points.map(([px, py]): Point => [x + placed.x + px, rowTop(m, generation) + py])
      const points: readonly Point[] = [[ux, uy], [ux, bus], [end[0]?.[0] ?? ux, bus], ...end]
      const parents = b === null ? [a] : [a, b]
      drawing.lines.push({ kind: "descent", points, parents, child: hook.person, dashed: false })
    }
  }
}

/** Children in groups below their unions, and how far their lines reach. */
export interface Brood {
  readonly outline: Outline
  readonly groups: readonly Group[]
  readonly put: (x: number, drawing: Drawing, lane: number) => void
}

/** Lays out the children of unions side by side. Undefined without children. */
export const broodOf = (layouter: Layouter, unions: readonly Union[], rootId: string): Brood | undefined => {
  const { m } = layouter
  let row: Row | undefined
  const groups: Group[] = []
  for (const union of unions) {
    if (union.children.length === 0) continue
    const boxes = childBoxes(layouter, union.children, rootId)
    const from = row?.boxes.length ?? 0
    boxes.forEach((box, index) => {
      const gap = index === 0 ? m.siblingGap * 2 : m.siblingGap
      row = addToRow(layouter, row, box, gap)
    })
    groups.push({ union, boxes: row?.boxes.slice(from) ?? [] })
  }
  if (row === undefined) return undefined
  const { boxes, outline } = row
  const put: Brood["put"] = (x, drawing, lane) => {
    for (const placed of boxes) placed.box.put(x + placed.x, drawing)
    groups.forEach((group, index) => putDescents(m, drawing, group, { x, lane: lane + index }))
  }
  return { outline, groups, put }
}

/** A row of partners with everybody below it. */
export const blockBox = (layouter: Layouter, block: Block, rootId: string): Box => {
  const { m, tick } = layouter
  const width = rowWidth(m, block)
  const places = unionPlaces(m, block)
  const about = slotMiddle(m, block, block.about)
  const top = rowBand(m, block.generation)
  const brood = broodOf(
    layouter,
    places.map(({ union }) => union),
    rootId,
  )
  if (brood === undefined) {
    const shape = rectangle(top, m.cardBands, 0, width)
    return {
      shape,
      hooks: [{ person: block.about, points: [[about, 0]] }],
      put: (x, drawing) => putRow(drawing, m, block, x),
    }
  }
  const unionX = new Map(places.map(({ union, x }) => [union, x]))
  const middles = brood.groups.map((group) => middleOfRange(hookXs(group)) - (unionX.get(group.union) ?? 0))
  const dx = 0 - Math.round(mean(middles))
  const outline = rectangle(top, m.cardBands, 0, width)
  for (const group of brood.groups) {
    const ends = [...hookXs(group).map((x) => x + dx), unionX.get(group.union) ?? 0].sort((a, b) => a - b)
    absorb(outline, rectangle(top + m.cardBands, gapBands(m), ends[0] ?? 0, ends.at(-1) ?? 0), 0, tick)
  }
  absorb(outline, brood.outline, dx, tick)
  const put: Box["put"] = (x, drawing) => {
    putRow(drawing, m, block, x)
    brood.put(x + dx, drawing, 0)
  }
  return { shape: outline, hooks: [{ person: block.about, points: [[about, 0]] }], put }
}
