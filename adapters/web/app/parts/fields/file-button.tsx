import type { ComponentChildren } from "preact"
import { useId } from "preact/hooks"

interface FileButtonProps {
  /** What is on the button. */
  readonly label: ComponentChildren
  /** The kinds of files, as HTML has them; all without. */
  readonly accept?: string
  readonly isMain?: boolean
  readonly isMultiple?: boolean
  readonly onChoose: (field: HTMLInputElement) => void
  /** Beside the button. */
  readonly children?: ComponentChildren
}

/** A button for files, in the language of the app. That of the browser has the language of the browser. */
export const FileButton = (props: FileButtonProps) => {
  const { label, accept, isMain = false, isMultiple = false, onChoose, children } = props
  const id = useId()
  return (
    <p class="file-button buttons">
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        onChange={({ currentTarget }) => onChoose(currentTarget)}
      />
      <label class={isMain ? "button is-main" : "button"} for={id}>
        {label}
      </label>
      {children}
    </p>
  )
}
