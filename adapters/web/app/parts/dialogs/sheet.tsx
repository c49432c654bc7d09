import type { ComponentChildren } from "preact"
import { useLayoutEffect, useRef, useState } from "preact/hooks"
import { useCommonWords } from "../../words/language.ts"

interface SheetProps {
  readonly label: string
  /** The words for the handle that makes the sheet tall on a phone, and low again. */
  readonly handle: { readonly taller: string; readonly lower: string }
  /** What the sheet shows. When it changes and the focus is lost, the sheet gets it. */
  readonly shows: string
  /** A selector of what opens the sheet. Opened by a key there, the sheet gets the focus, and gives it back. */
  readonly opener: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

const isFocusLost = (): boolean => document.activeElement === document.body || document.activeElement === null

/** A panel beside the content, and on a phone a sheet at the bottom. Escape closes it. */
export const Sheet = ({ label, handle, shows, opener, onClose, children }: SheetProps) => {
  const { close } = useCommonWords()
  const [isTall, setTall] = useState(false)
  const sheet = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    const { current } = sheet
    return () => {
      // The focus goes back only if it would be lost otherwise.
      if (!isFocusLost() && current?.contains(document.activeElement) !== true) return
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
      const back = isThere ? before : document.querySelector<HTMLElement>(opener)
      back?.focus({ preventScroll: true })
    }
  }, [])
  useLayoutEffect(() => {
    const { current } = sheet
    // What is new is read from its beginning.
    if (current !== null) current.scrollTop = 0
    const isByKeys = document.activeElement?.matches(`${opener}:focus-visible`) === true
    if (isFocusLost() || isByKeys) current?.focus({ preventScroll: true })
  }, [shows])
  return (
    <aside
      ref={sheet}
      tabIndex={-1}
      class={`sheet${isTall ? " is-tall" : ""}`}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose()
      }}
    >
      <div class="sheet-top">
        <button
          type="button"
          class="sheet-handle"
          aria-label={isTall ? handle.lower : handle.taller}
          aria-expanded={isTall}
          onClick={() => setTall(!isTall)}
        />
        <button type="button" class="sheet-close" aria-label={close} onClick={onClose}>
          ×
        </button>
      </div>
      <div class="sheet-content">{children}</div>
    </aside>
  )
}
