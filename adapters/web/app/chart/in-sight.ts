import { useLayoutEffect } from "preact/hooks"
import { forgetFound, useFound } from "../parts/find/found.ts"
import type { Layout } from "./layout.ts"
import type { Surface } from "./surface.ts"
import { canvasBelow, cardOf, centredOn, isSeen, revealed } from "./viewport.ts"

/** How long a person that a search has found has a ring. */
const RING_MS = 2_000
/** The zoom for a person who is looked for in a chart that is too small for words. */
const READABLE = 0.85

/** Keeps the person of the panel in sight when the panel takes a part of the screen: the least move that is needed. */
export const useSelectedInSight = (layout: Layout, { zoom, size, isFar }: Surface, selected: string | null): void => {
  useLayoutEffect(() => {
    const card = selected === null || isFar ? undefined : cardOf(layout, selected)
    if (card === undefined || size.width === 0) return
    const at = zoom.at()
    const target = revealed(card, at, size, 8)
    if (target.x !== at.x || target.y !== at.y) zoom.moveTo(target)
  }, [selected, size])
}

/** Brings a new person in the middle of the chart onto the screen, if the layout kept them at a place outside of it. */
export const useRootInSight = (layout: Layout, { zoom, size }: Surface): void => {
  useLayoutEffect(() => {
    const card = cardOf(layout, layout.rootId)
    if (card === undefined || size.width === 0 || isSeen(card, zoom.at(), size)) return
    zoom.moveTo(centredOn(layout, layout.rootId, zoom.at(), size))
  }, [layout.rootId])
}

/** Puts the person that a search has found in the middle of the screen. Returns them while they have their ring. */
export const useFoundInSight = (layout: Layout, { zoom, size }: Surface): string | null => {
  const found = useFound()
  const isThere = found !== null && size.width > 0 && cardOf(layout, found.person) !== undefined
  useLayoutEffect(() => {
    if (!isThere) return
    const at = zoom.at()
    const near = at.k < canvasBelow ? { ...at, k: READABLE } : at
    zoom.moveTo(centredOn(layout, found.person, near, size))
    const timer = setTimeout(() => forgetFound(found), RING_MS)
    return () => clearTimeout(timer)
  }, [found, isThere])
  return isThere ? found.person : null
}
