import type { Layout } from "./layout.ts"
import { onScreen, type Size, type Transform, visibleOf } from "./viewport.ts"

/** The colours of a canvas, which no style sheet reaches. */
interface Colours {
  readonly line: string
  readonly card: string
  readonly edge: string
  readonly middle: string
}

const coloursOf = (element: Element): Colours => {
  const style = getComputedStyle(element)
  const colour = (name: string): string => style.getPropertyValue(name)
  return {
    line: colour("color"),
    card: colour("caret-color"),
    edge: colour("border-color"),
    middle: colour("outline-color"),
  }
}

/** Draws a chart from far away on a canvas: its lines and cards without words. `sample` has the colours. */
export const drawFar = (
  canvas: HTMLCanvasElement,
  layout: Layout,
  transform: Transform,
  { size, sample }: { readonly size: Size; readonly sample: Element },
): void => {
  const ratio = globalThis.devicePixelRatio || 1
  canvas.width = Math.round(size.width * ratio)
  canvas.height = Math.round(size.height * ratio)
  const pen = canvas.getContext("2d")
  if (pen === null) return
  const colours = coloursOf(sample)
  const { x, y, k } = transform
  pen.setTransform(ratio * k, 0, 0, ratio * k, ratio * x, ratio * y)
  pen.lineWidth = 1 / k
  pen.strokeStyle = colours.line
  pen.beginPath()
  for (const line of layout.lines) {
    line.points.forEach(([px, py], index) => (index === 0 ? pen.moveTo(px, py) : pen.lineTo(px, py)))
  }
  pen.stroke()
  pen.strokeStyle = colours.edge
  for (const card of visibleOf(layout.cards, onScreen(transform, size, 0), Number.POSITIVE_INFINITY)) {
    pen.fillStyle = card.person === layout.rootId ? colours.middle : colours.card
    pen.fillRect(card.x, card.y, card.width, card.height)
    pen.strokeRect(card.x, card.y, card.width, card.height)
  }
}
