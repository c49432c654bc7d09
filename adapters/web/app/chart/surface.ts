import type { RefObject } from "preact"
import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks"
import { drawFar } from "./far.ts"
import type { Bounds, Layout } from "./layout.ts"
import { canvasBelow, firstTransform, onScreen, placedAt, type Size, type Transform } from "./viewport.ts"
import { useZoom, type Zoom } from "./zoom.ts"

/** The room around the screen in which cards are kept in the document. */
const margin = 160

/** The size of an element, and again when it changes. */
const useSize = (element: RefObject<HTMLElement | null>): Size => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const measure = (): void => setSize({ width: current.clientWidth, height: current.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [element])
  return size
}

const contains = (outer: Bounds, inner: Bounds): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height

/** The zoom of the chart that was here last, with which the next one begins. Null before the first one. */
let lastZoom: number | null = null

/** Signs and buttons keep their size while the chart becomes smaller, up to this factor. */
const MOST_GROWTH = 2

/** The surface that a chart is drawn on. */
export interface Surface {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly plane: RefObject<HTMLDivElement | null>
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly size: Size
  /** The part of the chart that must be in the document. */
  readonly area: Bounds
  /** Whether the chart is too small for words, so that the canvas shows it. */
  readonly isFar: boolean
  readonly zoom: Zoom
}

/** Moves and zooms a chart. `placing` changes when the chart is to be put into the middle again. */
export const useSurface = (layout: Layout, placing: number): Surface => {
  const frame = useRef<HTMLDivElement>(null)
  const plane = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useSize(frame)
  const [area, setArea] = useState<Bounds>({ x: 0, y: 0, width: 0, height: 0 })
  const [isFar, setFar] = useState(false)

  const show = (transform: Transform): void => {
    const { x, y, k } = transform
    const far = k < canvasBelow
    setFar(far)
    if (far && canvas.current !== null) drawFar(canvas.current, layout, transform, { size, sample: canvas.current })
    plane.current?.style.setProperty("transform", `translate(${x}px, ${y}px) scale(${k})`)
    plane.current?.style.setProperty("--signs", String(Math.min(MOST_GROWTH, Math.max(1, 1 / k))))
    const next = onScreen(transform, size, margin)
    const screen = onScreen(transform, size, 0)
    setArea((before) => (contains(before, screen) && before.width < next.width * 1.4 ? before : next))
  }
  const onGesture = useCallback((isMoving: boolean) => void plane.current?.classList.toggle("is-moving", isMoving), [])
  const move = (transform: Transform): void => {
    lastZoom = transform.k
    show(transform)
  }
  const zoom = useZoom(frame, move, onGesture)

  const hasSize = size.width > 0
  useLayoutEffect(() => {
    if (!hasSize) return
    const { rootId } = layout
    zoom.moveTo(lastZoom === null ? firstTransform(layout, rootId, size) : placedAt(layout, rootId, lastZoom, size))
  }, [placing, hasSize])
  useLayoutEffect(() => show(zoom.at()), [layout, size, isFar])
  return { frame, plane, canvas, size, area, isFar, zoom }
}
