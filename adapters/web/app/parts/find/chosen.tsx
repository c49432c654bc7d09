import type { ComponentChildren } from "preact"
import { useEffect, useId, useRef } from "preact/hooks"

interface ChosenProps {
  readonly label: string
  /** The words of the button that leads back to the choice. */
  readonly other: string
  readonly fault: string | null
  readonly onOther: () => void
  readonly children: ComponentChildren
}

/** A record that was chosen, in place of the field that found it. The way back gets the focus. */
export const Chosen = ({ label, other, fault, onOther, children }: ChosenProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => button.current?.focus(), [])
  return (
    <fieldset class="field">
      <legend>{label}</legend>
      <p id={id} class="chosen-one" role="status">
        {children}
      </p>
      {fault === null ? null : (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <p>
        <button ref={button} type="button" class="button" aria-describedby={id} onClick={onOther}>
          {other}
        </button>
      </p>
    </fieldset>
  )
}
