import type { ComponentChildren } from "preact"
import { useId, useLayoutEffect, useRef } from "preact/hooks"
import { useCommonWords } from "../../words/language.ts"
import { Icon } from "../icon.tsx"

interface DialogProps {
  readonly title: string
  readonly shape?: "box" | "search" | "wide"
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A window over the page. It keeps the focus, and gives it back when it closes: Escape, the cross, or a press beside it. */
export const Dialog = ({ title, shape = "box", onClose, children }: DialogProps) => {
  const { close } = useCommonWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before the page is painted, so that nothing that is typed meanwhile goes elsewhere.
  useLayoutEffect(() => {
    const before = document.activeElement
    const { current } = dialog
    current?.showModal()
    // The browser would choose the cross.
    dialog.current?.querySelector<HTMLElement>("[data-focus], input, select, textarea, output")?.focus()
    return () => {
      // A reader who was quick may be further already.
      const present = document.activeElement
      const isLost = present === null || present === document.body || current?.contains(present) === true
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, the browser sees to that
    <dialog
      ref={dialog}
      class={`dialog is-${shape}`}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div class="dialog-inside">
        <div class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="button is-plain" aria-label={close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
