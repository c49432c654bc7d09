import type { RefObject } from "preact"
import { useLayoutEffect, useRef, useState } from "preact/hooks"

/** How far outside of the window a part of a list is drawn, in pixels. */
const MARGIN = 1_500

interface Windowed<E extends HTMLElement> {
  readonly element: RefObject<E | null>
  /** Whether the part is near the window, so that it is drawn. */
  readonly isNear: boolean
  /** The height of the part when it was drawn last, which an empty part keeps. */
  readonly height: number
}

/** Draws a part of a long list only while it is near the window, so that the document stays small. */
export const useWindowed = <E extends HTMLElement>(): Windowed<E> => {
  const element = useRef<E | null>(null)
  const [isNear, setNear] = useState(true)
  const height = useRef(0)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (entry === undefined) return
        // The focus must not go with the part.
        const isNow = entry.isIntersecting || current.contains(document.activeElement)
        if (!isNow) height.current = entry.boundingClientRect.height
        setNear(isNow)
      },
      { rootMargin: `${MARGIN}px` },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { element, isNear, height: height.current }
}
