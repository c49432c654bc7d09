import type { ComponentChildren } from "preact"
import { useLayoutEffect, useRef, useState } from "preact/hooks"
import { Icon } from "../parts/icon.tsx"

/** Whether a form is open in its place. When it closes, the focus is on the button that opened it again. */
const usePlace = () => {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return { isOpen, button, open: (): void => setOpen(true), close: (): void => setOpen(false) }
}

interface FormPlaceProps {
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A form in the place of what it changes. Escape closes it. */
const FormPlace = ({ onClose, children }: FormPlaceProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the Escape of the fields in it
  <div
    class="in-place"
    onKeyDown={(event) => {
      if (event.key !== "Escape" || event.defaultPrevented) return
      event.stopPropagation()
      onClose()
    }}
  >
    {children}
  </div>
)

interface InPlaceProps {
  /** How the line is laid out: in two columns, or as running text. */
  readonly shape?: "fact" | "line"
  /** What the button says to screen readers: "Change: born 1842". */
  readonly label: string
  readonly form: (close: () => void) => ComponentChildren
  readonly children: ComponentChildren
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("a, button, summary, input, select, textarea, form") !== null

/** A line of a list that is changed where it is: a press on it, or on its button, shows the form in its place. */
export const InPlace = ({ shape = "fact", label, form, children }: InPlaceProps) => {
  const { isOpen, button, open, close } = usePlace()
  if (isOpen)
    return (
      <li class={shape}>
        <FormPlace onClose={close}>{form(close)}</FormPlace>
      </li>
    )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same by keys
    <li
      class={`${shape} is-changeable`}
      onClick={({ target }) => {
        if (!isControl(target) && getSelection()?.isCollapsed !== false) open()
      }}
    >
      {children}
      <button ref={button} type="button" class="button is-plain change" aria-label={label} onClick={open}>
        <Icon name="edit" />
      </button>
    </li>
  )
}

interface AddInPlaceProps {
  readonly label: string
  readonly icon?: "plus" | "edit"
  readonly form: (close: () => void) => ComponentChildren
}

/** A button that shows a form in its place. */
export const AddInPlace = ({ label, icon = "plus", form }: AddInPlaceProps) => {
  const { isOpen, button, open, close } = usePlace()
  if (isOpen) return <FormPlace onClose={close}>{form(close)}</FormPlace>
  return (
    <p class="buttons">
      <button ref={button} type="button" class="button" onClick={open}>
        <Icon name={icon} />
        {label}
      </button>
    </p>
  )
}
