import type { FamilyGraph } from "../model/family.ts"
import { relativesOf } from "../model/neighbourhood.ts"
import type { PlacedCard } from "./drawing.ts"
import type { Layout } from "./layout.ts"
import { cardOf } from "./viewport.ts"

/** A step in the chart by an arrow key. Shift and up goes to the other parent. */
export type Step = "left" | "right" | "up" | "otherUp" | "down" | "home"

const centre = (card: PlacedCard): { readonly x: number; readonly y: number } => ({
  x: card.x + card.width / 2,
  y: card.y + card.height / 2,
})

/** The next card in the same row, or in the same line of a stack. */
const sideways = (layout: Layout, from: PlacedCard, sign: 1 | -1): PlacedCard | undefined => {
  const start = centre(from)
  const inRow = layout.cards.filter(
    (card) =>
      card.key !== from.key && Math.abs(centre(card).y - start.y) < from.height / 2 + 8 && (card.x - from.x) * sign > 0,
  )
  return inRow.reduce<PlacedCard | undefined>(
    (best, card) => (best === undefined || (card.x - best.x) * sign < 0 ? card : best),
    undefined,
  )
}

const firstDrawn = (layout: Layout, people: readonly string[]): PlacedCard | undefined => {
  for (const person of people) {
    const card = cardOf(layout, person)
    if (card !== undefined) return card
  }
  return undefined
}

/** The card that a step leads to from another one. Undefined if there is nothing in that direction. */
export const walk = (graph: FamilyGraph, layout: Layout, from: PlacedCard, step: Step): PlacedCard | undefined => {
  if (step === "left") return sideways(layout, from, -1)
  if (step === "right") return sideways(layout, from, 1)
  if (step === "home") return firstDrawn(layout, [layout.rootId])
  if (step === "down") return firstDrawn(layout, relativesOf(graph, from.person, "children"))
  const parents = relativesOf(graph, from.person, "parents")
  return firstDrawn(layout, step === "up" ? parents : [...parents].reverse())
}

/** The place of a card in its row: the second of three. */
export const rowPlace = (layout: Layout, card: PlacedCard): { readonly at: number; readonly of: number } => {
  const row = layout.cards
    .filter(({ generation }) => generation === card.generation)
    .sort((a, b) => a.x - b.x || a.y - b.y)
  return { at: row.findIndex(({ key }) => key === card.key) + 1, of: row.length }
}
