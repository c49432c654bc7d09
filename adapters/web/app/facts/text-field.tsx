import { useId } from "preact/hooks"

interface TextFieldProps {
  readonly label: string
  readonly value: string
  /** Whether the text may have several lines. */
  readonly isLong?: boolean
  readonly isRequired?: boolean
  readonly hint?: string
  readonly onChange: (value: string) => void
}

/** A text with its label. */
export const TextField = ({ label, value, isLong = false, isRequired = false, hint, onChange }: TextFieldProps) => {
  const id = useId()
  const described = hint === undefined ? undefined : `${id}-hint`
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {isLong ? (
        <textarea
          id={id}
          rows={3}
          value={value}
          aria-describedby={described}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <input
          id={id}
          type="text"
          value={value}
          required={isRequired}
          autocomplete="off"
          aria-describedby={described}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      {hint === undefined ? null : (
        <p class="hint" id={described}>
          {hint}
        </p>
      )}
    </div>
  )
}
