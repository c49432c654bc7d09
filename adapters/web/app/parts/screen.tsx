import type { ComponentChildren } from "preact"
import { useEffect, useLayoutEffect, useRef } from "preact/hooks"
import { announce } from "./announcer.tsx"

interface ScreenProps {
  /** What the screen is about: its heading, the title of the window, and what screen readers say on arrival. */
  readonly title: string
  /** `narrow` for forms, `whole` for charts that take the whole window. */
  readonly shape?: "wide" | "narrow" | "whole"
  /** Whether the heading is only for screen readers. */
  readonly hidesTitle?: boolean
  /** Beside the heading, for example buttons. */
  readonly beside?: ComponentChildren
  readonly children: ComponentChildren
}

const APP = "Stemma"
let isFirst = true

/** The frame of every screen. When the reader arrives, the focus goes to the heading, and its words are announced. */
export const Screen = ({ title, shape = "wide", hidesTitle = false, beside, children }: ScreenProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // Before the page is painted, so that no key is pressed in between.
  useLayoutEffect(() => {
    // The first page after a load has the focus where the browser puts it.
    if (!isFirst && !hasFocusWithin(heading.current?.closest("main") ?? null))
      heading.current?.focus({ preventScroll: true })
    isFirst = false
  }, [])
  useEffect(() => {
    document.title = title === APP ? APP : `${title} · ${APP}`
    announce(title)
  }, [title])
  return (
    <main id="main" class={shape === "whole" ? "whole" : `page${shape === "narrow" ? " is-narrow" : ""}`}>
      <header class={hidesTitle ? "for-screen-readers" : "screen-head"}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {beside}
      </header>
      {children}
    </main>
  )
}

const hasFocusWithin = (element: Element | null): boolean => element?.contains(document.activeElement) ?? false
