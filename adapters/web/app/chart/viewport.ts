import type { PlacedCard } from "./drawing.ts"
import type { Bounds, Layout } from "./layout.ts"

/** How the chart lies on the screen: a point `p` of the chart is at `p * k + (x, y)`. */
export interface Transform {
  readonly x: number
  readonly y: number
  readonly k: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Below this zoom a chart is drawn on a canvas: nothing could be read on a card. */
export const canvasBelow = 0.35
/** The least and the greatest zoom. */
export const zoomRange = [0.05, 2.5] as const
/** The most cards in the document at a time. */
export const mostCards = 90

/** The part of the chart that is on the screen, with a margin in pixels of the screen. */
export const onScreen = (transform: Transform, size: Size, margin: number): Bounds => ({
  x: (0 - transform.x - margin) / transform.k,
  y: (0 - transform.y - margin) / transform.k,
  width: (size.width + 2 * margin) / transform.k,
  height: (size.height + 2 * margin) / transform.k,
})

const touches = (area: Bounds, box: Bounds): boolean =>
  box.x < area.x + area.width &&
  area.x < box.x + box.width &&
  box.y < area.y + area.height &&
  area.y < box.y + box.height

/** Anything with a place: a card or a sign. */
type Rectangle = Pick<PlacedCard, "x" | "y" | "width" | "height">

/** The things on the screen, at most so many: those nearest to its middle. */
export const visibleOf = <A extends Rectangle>(things: readonly A[], area: Bounds, most: number): readonly A[] => {
  const inside = things.filter((thing) => touches(area, thing))
  if (inside.length <= most) return inside
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  const distance = (thing: Rectangle): number =>
    Math.hypot(thing.x + thing.width / 2 - middle.x, thing.y + thing.height / 2 - middle.y)
  const nearest = [...inside].sort((a, b) => distance(a) - distance(b)).slice(0, most)
  const kept = new Set(nearest)
  return inside.filter((thing) => kept.has(thing))
}

const placeOf = (layout: Layout, person: string): PlacedCard | undefined =>
  layout.cards.find((card) => card.full && card.person === person)

/**
 * The transform after the layout changed, with the person in hand at the same place on the screen. If the person is
 * not in both layouts, it stays as it is.
 */
export const keepInPlace = (before: Layout, after: Layout, person: string, transform: Transform): Transform => {
  const from = placeOf(before, person)
  const to = placeOf(after, person)
  if (from === undefined || to === undefined) return transform
  const { x, y, k } = transform
  return { x: x + (from.x - to.x) * k, y: y + (from.y - to.y) * k, k }
}

/** The least move that brings a card onto the screen with a margin. */
export const revealed = (card: Rectangle, transform: Transform, size: Size, margin: number): Transform => {
  const left = card.x * transform.k + transform.x
  const top = card.y * transform.k + transform.y
  const shift = (start: number, length: number, room: number): number => {
    if (start < margin || length > room - 2 * margin) return margin - start
    return Math.min(0, room - margin - (start + length))
  }
  return {
    k: transform.k,
    x: transform.x + shift(left, card.width * transform.k, size.width),
    y: transform.y + shift(top, card.height * transform.k, size.height),
  }
}

/** The person in the middle of the screen, whole chart on it if it is readable so, otherwise at reading size. */
export const firstTransform = (layout: Layout, size: Size): Transform => {
  const { bounds } = layout
  const room = 48
  const fit = Math.min(
    (size.width - room) / Math.max(1, bounds.width),
    (size.height - room) / Math.max(1, bounds.height),
  )
  const k = Math.max(0.62, Math.min(1, fit))
  if (fit < 0.62) return { x: size.width / 2, y: size.height * (bounds.y + bounds.height > 300 ? 0.5 : 0.68), k }
  return {
    x: (size.width - bounds.width * k) / 2 - bounds.x * k,
    y: (size.height - bounds.height * k) / 2 - bounds.y * k,
    k,
  }
}

/** The whole chart on the screen, however small. */
export const wholeChart = (layout: Layout, size: Size): Transform => {
  const { bounds } = layout
  const room = 32
  const fit = Math.min(
    (size.width - room) / Math.max(1, bounds.width),
    (size.height - room) / Math.max(1, bounds.height),
  )
  const k = Math.max(zoomRange[0], Math.min(1, fit))
  return {
    x: (size.width - bounds.width * k) / 2 - bounds.x * k,
    y: (size.height - bounds.height * k) / 2 - bounds.y * k,
    k,
  }
}
