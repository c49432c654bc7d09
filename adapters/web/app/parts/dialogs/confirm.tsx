import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import { Dialog } from "./dialog.tsx"

interface ConfirmProps {
  /** The words of the button that opens the question. */
  readonly open: string
  readonly title: string
  readonly isDangerous?: boolean
  /** What is asked. `close` ends the question. */
  readonly children: (close: () => void) => ComponentChildren
}

/** A button that asks before anything happens. */
export const Confirm = ({ open, title, isDangerous = true, children }: ConfirmProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" class={`button${isDangerous ? " is-dangerous" : ""}`} onClick={() => setOpen(true)}>
        {open}
      </button>
      {isOpen ? (
        <Dialog title={title} onClose={() => setOpen(false)}>
          {children(() => setOpen(false))}
        </Dialog>
      ) : null}
    </>
  )
}
