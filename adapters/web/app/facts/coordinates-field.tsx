import { useId } from "preact/hooks"
import { personWords } from "../life/words.ts"
import { coordinatesInWords, readCoordinates } from "../model/forms/coordinates.ts"
import { useWords } from "../words/language.ts"
import { factWords } from "./words.ts"

interface CoordinatesFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field for a place on the earth. What was understood is shown below it at once. */
export const CoordinatesField = ({ value, onChange }: CoordinatesFieldProps) => {
  const words = useWords(factWords)
  const { sides } = useWords(personWords)
  const id = useId()
  const read = readCoordinates(value)
  const isUnclear = read.kind === "unclear"
  const understood = read.kind === "coordinates" ? coordinatesInWords(read.coordinates, sides) : words.coordinatesHint
  return (
    <div class="field">
      <label for={id}>{words.coordinates}</label>
      <input
        id={id}
        value={value}
        autocomplete="off"
        aria-describedby={`${id}-read`}
        aria-invalid={isUnclear}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p id={`${id}-read`} class={isUnclear ? "field-note is-bad" : "field-note"} aria-live="polite">
        {isUnclear ? words.coordinatesUnclear : understood}
      </p>
    </div>
  )
}
