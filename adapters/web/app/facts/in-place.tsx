import { type ComponentChildren, createContext } from "preact"
import { useLayoutEffect, useRef, useState } from "preact/hooks"
import { useMe } from "../api/session.ts"
import { hasDraft } from "../api/drafts.ts"
import { draftWords } from "../parts/drafts/words.ts"
import { Icon } from "../parts/icon.tsx"
import { toast } from "../parts/toasts.tsx"
import { useWords } from "../words/language.ts"

/** Whether the form in a place gets the focus: not if it is open because of what was typed before. */
export const TakesFocus = createContext(true)

/**
 * Whether a form is open in its place. It is so from the start if something was typed in it and not saved. When it
 * closes, the focus is on the button that opened it again.
 */
const usePlace = (draft: string) => {
  const account = useMe().data?.id ?? null
  const { kept } = useWords(draftWords)
  const [isOpen, setOpen] = useState(() => hasDraft(draft, account))
  const byReader = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return {
    isOpen,
    byReader: byReader.current,
    button,
    open: (): void => {
      byReader.current = true
      setOpen(true)
    },
    close: (): void => setOpen(false),
    /** Closes the form without a save. What was typed is there when it is opened again. */
    leave: (): void => {
      setOpen(false)
      if (hasDraft(draft, account)) toast({ text: kept })
    },
  }
}

interface FormPlaceProps {
  readonly byReader: boolean
  readonly onLeave: () => void
  readonly children: ComponentChildren
}

/** A form in the place of what it changes. Escape closes it. */
const FormPlace = ({ byReader, onLeave, children }: FormPlaceProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the Escape of the fields in it
  <div
    class="in-place"
    onKeyDown={(event) => {
      if (event.key !== "Escape" || event.defaultPrevented) return
      event.stopPropagation()
      onLeave()
    }}
  >
    <TakesFocus.Provider value={byReader}>{children}</TakesFocus.Provider>
  </div>
)

interface InPlaceProps {
  /** The name of the draft of the form. */
  readonly draft: string
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
export const InPlace = ({ draft, shape = "fact", label, form, children }: InPlaceProps) => {
  const { isOpen, byReader, button, open, close, leave } = usePlace(draft)
  if (isOpen)
    return (
      <li class={shape}>
        <FormPlace byReader={byReader} onLeave={leave}>
          {form(close)}
        </FormPlace>
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
      <button ref={button} type="button" class="button is-plain change-here" aria-label={label} onClick={open}>
        <Icon name="edit" />
      </button>
    </li>
  )
}

interface AddInPlaceProps {
  /** The name of the draft of the form. */
  readonly draft: string
  readonly label: string
  /** What the button says to screen readers, if its label says it only beside what is around it. */
  readonly spoken?: string
  readonly icon?: "plus" | "edit" | "sort"
  readonly form: (close: () => void) => ComponentChildren
}

/** A button that shows a form in its place. */
export const AddInPlace = ({ draft, label, spoken, icon = "plus", form }: AddInPlaceProps) => {
  const { isOpen, byReader, button, open, close, leave } = usePlace(draft)
  if (isOpen)
    return (
      <FormPlace byReader={byReader} onLeave={leave}>
        {form(close)}
      </FormPlace>
    )
  return (
    <p class="buttons">
      <button ref={button} type="button" class="button" aria-label={spoken} onClick={open}>
        <Icon name={icon} />
        {label}
      </button>
    </p>
  )
}
