import { useId } from "preact/hooks"
import { useAnswer } from "../api/cache.ts"
import { placesOf } from "../api/trees.ts"
import { dateInWords } from "../model/date-words.ts"
import { readDate } from "../model/dates.ts"
import type { FactInput } from "../model/operations.ts"
import { useLanguage, useWords } from "../words/language.ts"
import type { Language } from "../texts/languages.ts"
import { growWords } from "./words.ts"

/** A fact while it is written: the date is text until it is understood. */
export interface FactText {
  readonly date: string
  readonly place: string
}

export const noText: FactText = { date: "", place: "" }

/** The fact that a text means. Null if its date is not clear. */
export const factOf = ({ date, place }: FactText, language: Language): FactInput | null => {
  const read = readDate(date, language)
  if (read.kind === "unclear") return null
  return { date: read.kind === "date" ? read.date : null, place }
}

interface DateFieldProps {
  readonly label: string
  readonly value: string
  /** The text of the date that is in the tree. It is no mistake, even if no form understands it. */
  readonly was?: string
  readonly onChange: (value: string) => void
}

/** A field for a date as a person writes it. The date as it was understood is shown below it at once. */
export const DateField = ({ label, value, was = "", onChange }: DateFieldProps) => {
  const words = useWords(growWords)
  const language = useLanguage()
  const id = useId()
  const read = readDate(value, language)
  const isUnclear = read.kind === "unclear" && value !== was
  const understood =
    read.kind === "date" ? words.understood({ date: dateInWords(read.date, language) }) : words.dateHint
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        value={value}
        autocomplete="off"
        aria-describedby={`${id}-read`}
        aria-invalid={isUnclear}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p id={`${id}-read`} class={isUnclear ? "field-note is-bad" : "field-note"} aria-live="polite">
        {read.kind === "unclear" && isUnclear ? words.unclear[read.reason] : understood}
      </p>
    </div>
  )
}

interface PlaceFieldProps {
  readonly tree: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field for a place, which is completed from the places of the tree. */
export const PlaceField = ({ tree, label, value, onChange }: PlaceFieldProps) => {
  const id = useId()
  const places = useAnswer(placesOf(tree)).data ?? []
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        value={value}
        list={`${id}-places`}
        autocomplete="off"
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={`${id}-places`}>
        {places.map((place) => (
          <option key={place.id} value={place.name} />
        ))}
      </datalist>
    </div>
  )
}

interface FactFieldsProps {
  readonly tree: string
  readonly title: string
  readonly value: FactText
  readonly onChange: (value: FactText) => void
}

/** When and where something happened. Places are completed from those of the tree. */
export const FactFields = ({ tree, title, value, onChange }: FactFieldsProps) => {
  const words = useWords(growWords)
  return (
    <fieldset class="fact-fields">
      <legend>{title}</legend>
      <DateField
        label={words.dateOf({ what: title })}
        value={value.date}
        onChange={(date) => onChange({ ...value, date })}
      />
      <PlaceField
        tree={tree}
        label={words.placeOf({ what: title })}
        value={value.place}
        onChange={(place) => onChange({ ...value, place })}
      />
    </fieldset>
  )
}
