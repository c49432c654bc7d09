/**
 * The outline of a drawing: the left and right ends of each band of height. Bands are counted downwards from the
 * band of the person in the middle.
 */
export interface Shape {
  readonly top: number
  readonly left: readonly number[]
  readonly right: readonly number[]
}

/** An outline that grows while things are added to it. */
export interface Outline {
  top: number
  left: number[]
  right: number[]
}

/** Is called with the number of bands that a layout visits. Specs count them to show that its time is linear. */
export type Tick = (bands: number) => void

/** A rectangle as an outline. */
export const rectangle = (top: number, bands: number, left: number, right: number): Outline => ({
  top,
  left: new Array<number>(bands).fill(left),
  right: new Array<number>(bands).fill(right),
})

const bottomOf = (shape: Shape): number => shape.top + shape.left.length

/** Adds an outline, moved by `dx`, to another one. */
export const absorb = (outline: Outline, added: Shape, dx: number, tick: Tick): void => {
  tick(added.left.length)
  while (added.top < outline.top) {
    const missing = outline.top - added.top
    outline.left = [...new Array<number>(missing).fill(Number.POSITIVE_INFINITY), ...outline.left]
    outline.right = [...new Array<number>(missing).fill(Number.NEGATIVE_INFINITY), ...outline.right]
    outline.top = added.top
  }
  while (bottomOf(outline) < bottomOf(added)) {
    outline.left.push(Number.POSITIVE_INFINITY)
    outline.right.push(Number.NEGATIVE_INFINITY)
  }
  for (let band = 0; band < added.left.length; band += 1) {
    const at = added.top + band - outline.top
    outline.left[at] = Math.min(outline.left[at] ?? Number.POSITIVE_INFINITY, (added.left[band] ?? 0) + dx)
    outline.right[at] = Math.max(outline.right[at] ?? Number.NEGATIVE_INFINITY, (added.right[band] ?? 0) + dx)
  }
}

/** How far `right` must move so that it is clear of `left` by a gap. Minus infinity if they share no band. */
export const moveRightOf = (left: Shape, right: Shape, gap: number, tick: Tick): number => {
  let dx = Number.NEGATIVE_INFINITY
  const from = Math.max(left.top, right.top)
  const to = Math.min(bottomOf(left), bottomOf(right))
  tick(Math.max(0, to - from))
  for (let band = from; band < to; band += 1) {
    const edge = left.right[band - left.top] ?? Number.NEGATIVE_INFINITY
    dx = Math.max(dx, edge + gap - (right.left[band - right.top] ?? Number.POSITIVE_INFINITY))
  }
  return dx
}

/** How far `left` must move so that it is clear of `right` by a gap. Infinity if they share no band. */
export const moveLeftOf = (right: Shape, left: Shape, gap: number, tick: Tick): number =>
  -moveRightOf(left, right, gap, tick)
