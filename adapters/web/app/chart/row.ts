import type { Block, Union } from "./block.ts"
import { type Drawing, type Measures, type Point, putCard, rowTop } from "./drawing.ts"

const middleOf = (m: Measures, index: number): number => index * (m.cardWidth + m.coupleGap) + m.cardWidth / 2

/** The width of a row of partners. */
export const rowWidth = (m: Measures, block: Block): number =>
  block.slots.length * (m.cardWidth + m.coupleGap) - m.coupleGap

/** The middle of a person's card, from the left end of the row. */
export const slotMiddle = (m: Measures, block: Block, person: string): number =>
  middleOf(
    m,
    block.slots.findIndex((slot) => slot.person === person),
  )

interface UnionPlace {
  readonly union: Union
  /** From the left end of the row, and from its upper edge. */
  readonly x: number
  readonly y: number
  /** The line between the partners, none for one parent alone. */
  readonly couple: readonly Point[]
}

/** The line between partners who are not side by side: a bracket below the cards between them. */
const bracket = (m: Measures, from: number, to: number, lane: number): Omit<UnionPlace, "union"> => {
  const y = m.cardHeight + 8 + (lane % 5) * 7
  const [left, right] = [Math.min(from, to), Math.max(from, to)]
  const start = middleOf(m, left) + 14
  const end = middleOf(m, right) - 14
  const x = middleOf(m, right) - (m.cardWidth + m.coupleGap) / 2
  const couple: readonly Point[] = [
    [start, m.cardHeight],
    [start, y],
    [end, y],
    [end, m.cardHeight],
  ]
  return { x, y, couple }
}

/** Where the unions of a row are, from left to right. */
export const unionPlaces = (m: Measures, block: Block): readonly UnionPlace[] => {
  const indexOf = new Map(block.slots.map((slot, index) => [slot.person, index]))
  let brackets = 0
  const places = block.unions.map((union): UnionPlace => {
    const a = indexOf.get(union.a) ?? 0
    if (union.b === null) return { union, x: middleOf(m, a), y: m.cardHeight, couple: [] }
    const b = indexOf.get(union.b) ?? 0
    if (Math.abs(a - b) > 1) {
      brackets += 1
      return { union, ...bracket(m, a, b, brackets - 1) }
    }
    const x = (middleOf(m, a) + middleOf(m, b)) / 2
    const y = m.cardHeight / 2
    const couple: readonly Point[] = [
      [x - m.coupleGap / 2, y],
      [x + m.coupleGap / 2, y],
    ]
    return { union, x, y, couple }
  })
  return places.sort((first, second) => first.x - second.x)
}

/** Draws the cards of a row and the lines between partners. `x` is the left end. */
export const putRow = (drawing: Drawing, m: Measures, block: Block, x: number): void => {
  const y = rowTop(m, block.generation)
  block.slots.forEach((slot, index) => {
    const isPartner = slot.person !== block.about
    const dy = !slot.full && isPartner ? (m.cardHeight - m.linkHeight) / 2 : 0
    const left = x + index * (m.cardWidth + m.coupleGap)
    putCard(drawing, m, slot, { x: left, y: y + dy, generation: block.generation })
  })
  for (const place of unionPlaces(m, block)) {
    const { a, b } = place.union
    drawing.unions.set(place.union, [x + place.x, y + place.y])
    if (b === null) continue
    const points = place.couple.map(([px, py]): Point => [x + px, y + py])
    drawing.lines.push({ kind: "couple", points, parents: [a, b], child: null, dashed: false })
  }
}
