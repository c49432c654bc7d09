import type { ComponentChildren } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import { useCommonWords } from "../words/language.ts"

interface SheetProps {
  readonly label: string
  /** The words for the handle that makes the sheet tall on a phone, and low again. */
  readonly handle: { readonly taller: string; readonly lower: string }
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A panel beside the content, and on a phone a sheet at the bottom. Escape closes it. */
export const Sheet = ({ label, handle, onClose, children }: SheetProps) => {
  const { close } = useCommonWords()
  const [isTall, setTall] = useState(false)
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    return () => {
      // The focus goes back only if it would be lost otherwise.
      const isLost = document.activeElement === document.body || document.activeElement === null
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <aside
      ref={sheet}
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
