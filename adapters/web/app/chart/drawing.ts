import type { Union } from "./block.ts"

/** The sizes of a chart, in pixels at zoom 1. */
export interface Measures {
  readonly cardWidth: number
  readonly cardHeight: number
  /** The height of the small card of a person who is drawn in full elsewhere. */
  readonly linkHeight: number
  /** The room between two partners, and between the columns of a stack. */
  readonly coupleGap: number
  readonly siblingGap: number
  /** The height of one band, the unit in which rows and stacks are counted. */
  readonly band: number
  /** The bands that a card and the room below it take. */
  readonly cardBands: number
  /** The bands from one generation to the next. */
  readonly generationBands: number
  /** The most cards above each other in a stack. */
  readonly stackRows: number
}

/** The measures of the app. `tokens.css` gives cards the same size. */
export const measures: Measures = {
  cardWidth: 184,
  cardHeight: 84,
  linkHeight: 28,
  coupleGap: 24,
  siblingGap: 16,
  band: 32,
  cardBands: 3,
  generationBands: 5,
  stackRows: 5,
}

/** A card with its place. `x` and `y` are its upper left corner. */
export interface PlacedCard {
  /** Unique in the chart and the same after the chart grows: the person's id, with a number for links. */
  readonly key: string
  readonly person: string
  readonly full: boolean
  readonly generation: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Point = readonly [x: number, y: number]

/** A line between two partners, or from parents to one child. */
export interface Line {
  readonly kind: "couple" | "descent"
  readonly points: readonly Point[]
  readonly parents: readonly string[]
  readonly child: string | null
  /** True for parents other than the first pair, such as adoptive ones. */
  readonly dashed: boolean
}

/** The points of a line as the data of a path. */
export const pathOf = (line: Line): string =>
  line.points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("")

/** What is drawn so far. */
export interface Drawing {
  readonly cards: PlacedCard[]
  readonly lines: Line[]
  /** The place of each person who is drawn in full. */
  readonly full: Map<string, PlacedCard>
  /** Where the lines to the children of two partners begin. */
  readonly unions: Map<Union, Point>
  readonly linkCounts: Map<string, number>
}

/** A drawing without anything. */
export const newDrawing = (): Drawing => ({
  cards: [],
  lines: [],
  full: new Map(),
  unions: new Map(),
  linkCounts: new Map(),
})

/** The upper edge of a row. */
export const rowTop = (m: Measures, generation: number): number => 0 - generation * m.generationBands * m.band

/** The topmost band of a row. */
export const rowBand = (m: Measures, generation: number): number => 0 - generation * m.generationBands

/** The bands between the cards of a row and those of the next one below. */
export const gapBands = (m: Measures): number => m.generationBands - m.cardBands

/** The height at which lines run sideways above a row. Lines of different kinds keep apart. */
export const busY = (m: Measures, generation: number, lane: number): number => {
  const above = rowTop(m, generation) - (m.generationBands * m.band - m.cardHeight)
  return above + 46 + (lane % 4) * 6
}

/** Draws a person: in full the first time, as a small link after that. */
export const putCard = (
  drawing: Drawing,
  m: Measures,
  slot: { readonly person: string; readonly full: boolean },
  at: { readonly x: number; readonly y: number; readonly generation: number },
): PlacedCard => {
  const { person, full } = slot
  const links = drawing.linkCounts.get(person) ?? 0
  if (!full) drawing.linkCounts.set(person, links + 1)
  const key = full ? person : `${person}~${links + 1}`
  const height = full ? m.cardHeight : m.linkHeight
  const card: PlacedCard = { key, person, full, ...at, width: m.cardWidth, height }
  drawing.cards.push(card)
  if (full) drawing.full.set(person, card)
  return card
}
