import type { PlacedCard } from "./drawing.ts"
import { type Bounds, type Layout, movedLayout } from "./layout.ts"

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
export const zoomRange = [0.02, 2.5] as const
/** The most cards in the document at a time. */
export const mostCards = 60

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

/** The card of a person who is drawn in full. */
export const cardOf = (layout: Layout, person: string): PlacedCard | undefined =>
  layout.cards.find((card) => card.full && card.person === person)

/**
 * A changed layout, moved so that the person in hand is where they were before. If they are not in both layouts, it
 * stays as it is.
 */
export const heldInPlace = (before: Layout, after: Layout, person: string): Layout => {
  const from = cardOf(before, person)
  const to = cardOf(after, person)
  return from === undefined || to === undefined ? after : movedLayout(after, from.x - to.x, from.y - to.y)
}

/** The transform that puts a person in the middle of the screen at the same zoom. */
export const centredOn = (layout: Layout, person: string, transform: Transform, size: Size): Transform => {
  const card = cardOf(layout, person)
  if (card === undefined) return transform
  const { k } = transform
  return {
    x: size.width / 2 - (card.x + card.width / 2) * k,
    y: size.height / 2 - (card.y + card.height / 2) * k,
    k,
  }
}

/** Whether the middle of a card is on the screen. */
export const isSeen = (card: Rectangle, { x, y, k }: Transform, size: Size): boolean => {
  const across = (card.x + card.width / 2) * k + x
  const down = (card.y + card.height / 2) * k + y
  return across >= 0 && across <= size.width && down >= 0 && down <= size.height
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

/** Below this zoom a card is hard to read. */
const readable = 0.62

const fitOf = ({ bounds }: Layout, size: Size, room: number): number =>
  Math.min((size.width - room) / Math.max(1, bounds.width), (size.height - room) / Math.max(1, bounds.height))

const inTheMiddle = ({ bounds }: Layout, size: Size, k: number): Transform => ({
  x: (size.width - bounds.width * k) / 2 - bounds.x * k,
  y: (size.height - bounds.height * k) / 2 - bounds.y * k,
  k,
})

/** How far a chart must move along one axis so that no room is empty before its start while more follows after the screen. */
const withoutEmptyRoom = (start: number, length: number, room: number): number => {
  const space = 40
  if (length + 2 * space <= room) return (room - length) / 2 - start
  if (start > space) return space - start
  return Math.max(0, room - space - (start + length))
}

/** The whole chart if it can be read so, otherwise the person in the middle of the screen at a size to read. */
export const firstTransform = (layout: Layout, root: string, size: Size): Transform => {
  const fit = fitOf(layout, size, 64)
  const k = fit >= readable ? Math.min(1, fit) : Math.max(readable, Math.min(0.85, fit * 1.6))
  return placedAt(layout, root, k, size)
}

/** At this zoom the whole chart if there is room for it, otherwise the person in the middle of the screen. */
export const placedAt = (layout: Layout, root: string, k: number, size: Size): Transform => {
  if (fitOf(layout, size, 64) >= k) return inTheMiddle(layout, size, k)
  const at = centredOn(layout, root, { x: 0, y: 0, k }, size)
  const { y, height } = layout.bounds
  return { ...at, y: at.y + withoutEmptyRoom(y * at.k + at.y, height * at.k, size.height) }
}

/** The whole chart on the screen, however small. */
export const wholeChart = (layout: Layout, size: Size): Transform =>
  inTheMiddle(layout, size, Math.max(zoomRange[0], Math.min(1, fitOf(layout, size, 32))))
