import { select } from "d3-selection"
import { type D3ZoomEvent, zoom, type ZoomBehavior, zoomIdentity } from "d3-zoom"
import type { RefObject } from "preact"
import { useLayoutEffect, useRef } from "preact/hooks"
import { type Transform, zoomRange } from "./viewport.ts"

type Behaviour = ZoomBehavior<HTMLElement, unknown>

/** A chart that moves under mouse, fingers and trackpad. */
export interface Zoom {
  /** Where it is now. */
  readonly at: () => Transform
  readonly moveTo: (transform: Transform) => void
  readonly zoomBy: (factor: number) => void
}

/** The wheel of a mouse zooms. Two fingers on a trackpad move the chart, and zoom it when they pinch. */
const isWheelOfMouse = ({ ctrlKey, deltaX, deltaY, deltaMode }: WheelEvent): boolean =>
  ctrlKey || deltaMode !== 0 || (deltaX === 0 && Number.isInteger(deltaY) && Math.abs(deltaY) >= 80)

const asTransform = ({ x, y, k }: Transform) => zoomIdentity.translate(x, y).scale(k)

/**
 * Lets readers move and zoom an element. `onMove` gets every place that it takes, `onGesture` when a gesture begins
 * and ends.
 */
export const useZoom = (
  frame: RefObject<HTMLElement | null>,
  onMove: (transform: Transform) => void,
  onGesture: (isMoving: boolean) => void,
): Zoom => {
  const behaviour = useRef<Behaviour | null>(null)
  const place = useRef<Transform>({ x: 0, y: 0, k: 1 })
  const move = useRef(onMove)
  move.current = onMove
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const selection = select(element)
    const made: Behaviour = zoom<HTMLElement, unknown>()
      .scaleExtent([zoomRange[0], zoomRange[1]])
      .filter((event: Event) => {
        if (event instanceof WheelEvent) return isWheelOfMouse(event)
        return !(event instanceof MouseEvent) || (event.button === 0 && !event.ctrlKey)
      })
      .on("start", () => onGesture(true))
      .on("end", () => onGesture(false))
      .on("zoom", ({ transform: { x, y, k } }: D3ZoomEvent<HTMLElement, unknown>) => {
        place.current = { x, y, k }
        move.current(place.current)
      })
    behaviour.current = made
    selection.call(made).on("dblclick.zoom", null)
    const pan = (event: WheelEvent): void => {
      event.preventDefault()
      if (isWheelOfMouse(event)) return
      const { k } = place.current
      made.translateBy(selection, -event.deltaX / k, -event.deltaY / k)
    }
    element.addEventListener("wheel", pan, { passive: false })
    return () => {
      selection.on(".zoom", null)
      element.removeEventListener("wheel", pan)
    }
  }, [frame, onGesture])
  const withElement = (
    act: (selected: ReturnType<typeof select<HTMLElement, unknown>>, made: Behaviour) => void,
  ): void => {
    if (frame.current !== null && behaviour.current !== null)
      act(select<HTMLElement, unknown>(frame.current), behaviour.current)
  }
  return {
    at: () => place.current,
    moveTo: (transform) => withElement((selected, made) => made.transform(selected, asTransform(transform))),
    zoomBy: (factor) => withElement((selected, made) => made.scaleBy(selected, factor)),
  }
}
