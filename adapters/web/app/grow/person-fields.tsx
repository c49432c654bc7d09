import { useId } from "preact/hooks"
import type { Card } from "../model/family.ts"
import { isBefore } from "../model/date-order.ts"
import { readDate } from "../model/dates.ts"
import type { PersonInput } from "../model/operations.ts"
import { Select } from "../parts/form.tsx"
import { useLanguage, useWords } from "../words/language.ts"
import type { Language } from "../texts/languages.ts"
import { FactFields, type FactText, factOf, noText } from "./fact-field.tsx"
import { growWords } from "./words.ts"

/** A person while they are written. */
export interface PersonText {
  readonly givenName: string
  readonly surname: string
  readonly gender: Card["gender"]
  readonly isLiving: boolean | null
  readonly birth: FactText
  readonly death: FactText
}

/** A form without any text. */
export const blankPerson: PersonText = {
  givenName: "",
  surname: "",
  gender: null,
  isLiving: null,
  birth: noText,
  death: noText,
}

/** The person that a form means. Null if a date is not clear. */
export const personOf = (text: PersonText, language: Language): PersonInput | null => {
  const birth = factOf(text.birth, language)
  const death = factOf(text.death, language)
  if (birth === null || death === null) return null
  return { ...text, birth, death }
}

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isFirst?: boolean
}

const TextField = ({ label, value, onChange, isFirst = false }: TextFieldProps) => {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        value={value}
        autocomplete="off"
        ref={isFirst ? focusOnce : null}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}

const focused = new WeakSet<HTMLElement>()

const focusOnce = (element: HTMLElement | null): void => {
  if (element === null || focused.has(element)) return
  focused.add(element)
  element.focus({ preventScroll: true })
}

/** Remarks that a death is before a birth. It is no refusal. */
const DeathFirst = ({ birth, death }: { readonly birth: string; readonly death: string }) => {
  const words = useWords(growWords)
  const language = useLanguage()
  const dateOf = (text: string) => {
    const read = readDate(text, language)
    return read.kind === "date" ? read.date : null
  }
  return (
    <p class="field-note is-bad" role="status">
      {isBefore(dateOf(death), dateOf(birth)) ? words.deathFirst : ""}
    </p>
  )
}

const livingNames = { true: "yes", false: "no", null: "unknown" } as const
const livingValues = { yes: true, no: false, unknown: null } as const

interface PersonFieldsProps {
  readonly tree: string
  readonly value: PersonText
  readonly onChange: (value: PersonText) => void
}

/** The fields of a person: one form for new people and for those in the tree. */
export const PersonFields = ({ tree, value, onChange }: PersonFieldsProps) => {
  const words = useWords(growWords)
  const { genders, livingChoices } = words
  return (
    <>
      <TextField
        label={words.givenName}
        value={value.givenName}
        isFirst
        onChange={(givenName) => onChange({ ...value, givenName })}
      />
      <TextField label={words.surname} value={value.surname} onChange={(surname) => onChange({ ...value, surname })} />
      <div class="field-row">
        <Select
          name="gender"
          label={words.gender}
          value={value.gender ?? "unknown"}
          options={[
            { value: "unknown", label: words.unknown },
            { value: "female", label: genders.female },
            { value: "male", label: genders.male },
            { value: "other", label: genders.other },
          ]}
          onChange={(gender) => onChange({ ...value, gender: gender === "unknown" ? null : gender })}
        />
        <Select
          name="living"
          label={words.living}
          value={livingNames[`${value.isLiving}`]}
          options={[
            { value: "unknown", label: livingChoices.unknown },
            { value: "yes", label: livingChoices.yes },
            { value: "no", label: livingChoices.no },
          ]}
          onChange={(living) => onChange({ ...value, isLiving: livingValues[living] })}
        />
      </div>
      <FactFields
        tree={tree}
        title={words.birth}
        value={value.birth}
        onChange={(birth) => onChange({ ...value, birth })}
      />
      <FactFields
        tree={tree}
        title={words.death}
        value={value.death}
        onChange={(death) => onChange({ ...value, death })}
      />
      <DeathFirst birth={value.birth.date} death={value.death.date} />
    </>
  )
}
