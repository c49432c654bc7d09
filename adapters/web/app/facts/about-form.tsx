import { question } from "../api/cache.ts"
import { api, type Schemas } from "../api/client.ts"
import { growWords } from "../grow/words.ts"
import { changedIdentifiers, identifierLines } from "../model/forms/identifiers.ts"
import type { RecordOperation } from "../model/forms/operation.ts"
import { changedTexts } from "../model/texts.ts"
import { Select } from "../parts/form.tsx"
import { useWords } from "../words/language.ts"
import { type PlaceProps, RecordForm } from "./record-form.tsx"
import { TextField } from "./text-field.tsx"
import { factWords } from "./words.ts"

type Person = Schemas["PersonRead"]

interface Text {
  readonly gender: "male" | "female" | "other" | "unknown"
  readonly living: "yes" | "no" | "unknown"
  readonly privacy: NonNullable<Person["privacy"]>
  readonly notes: string
  readonly identifiers: string
}

const livingNames = { true: "yes", false: "no", null: "unknown" } as const
const livingValues = { yes: true, no: false, unknown: null } as const
const privacies = ["default", "redacted", "hidden"] as const

const textOf = (person: Person | null): Text => ({
  gender: person?.gender ?? "unknown",
  living: livingNames[`${person?.is_living ?? null}`],
  privacy: person?.privacy ?? "default",
  notes: person?.notes ?? "",
  identifiers: identifierLines(person?.identifiers),
})

const changeAbout = ({ id, identifiers }: Person, was: Text, is: Text): readonly RecordOperation[] => {
  const data = {
    ...(was.gender === is.gender ? {} : { gender: is.gender === "unknown" ? null : is.gender }),
    ...(was.living === is.living ? {} : { is_living: livingValues[is.living] }),
    ...(was.privacy === is.privacy ? {} : { privacy: is.privacy }),
    ...changedTexts(["notes"], was, is),
    ...changedIdentifiers(was.identifiers, is.identifiers, identifiers),
  }
  return Object.keys(data).length === 0 ? [] : [{ op: "update", entity: "person", id, data }]
}

interface AboutFormProps extends PlaceProps {
  readonly person: Person
  readonly name: string
}

/** Changes the sex of a person, whether they live, who sees them, and the notes about them. */
const AboutForm = (props: AboutFormProps) => {
  const { tree, person, name } = props
  const words = useWords(factWords)
  const { genders, unknown, gender, living, livingChoices } = useWords(growWords)
  const genderWords = { ...genders, unknown }
  const again = question(["tree", tree, "person", person.id, "about"], (signal) =>
    api.GET("/persons/{person_id}", { params: { path: { person_id: person.id } }, signal }),
  )
  return (
    <RecordForm
      {...props}
      heading={words.change({ what: name })}
      record={person}
      again={again}
      textOf={textOf}
      operationsOf={(was, is) => changeAbout(person, was, is)}
      rowsOf={(text) => [
        [gender, genderWords[text.gender]],
        [living, livingChoices[text.living]],
        [words.sees, words.personPrivacies[text.privacy]],
        [words.notes, text.notes],
        [words.identifiers, text.identifiers],
      ]}
      summary={words.summaryChange({ what: name, name: "" })}
      fields={(text, onChange) => (
        <>
          <Select
            name="gender"
            label={gender}
            value={text.gender}
            options={(["unknown", "female", "male", "other"] as const).map((value) => ({
              value,
              label: genderWords[value],
            }))}
            onChange={(value) => onChange({ ...text, gender: value })}
          />
          <Select
            name="living"
            label={living}
            value={text.living}
            options={(["unknown", "yes", "no"] as const).map((value) => ({ value, label: livingChoices[value] }))}
            onChange={(value) => onChange({ ...text, living: value })}
          />
          <p class="hint">{words.livingHint}</p>
          <Select
            name="privacy"
            label={words.sees}
            value={text.privacy}
            options={privacies.map((value) => ({ value, label: words.personPrivacies[value] }))}
            onChange={(value) => onChange({ ...text, privacy: value })}
          />
          <TextField label={words.notes} value={text.notes} isLong onChange={(notes) => onChange({ ...text, notes })} />
          <TextField
            label={words.identifiers}
            value={text.identifiers}
            isLong
            hint={words.identifiersHint}
            onChange={(identifiers) => onChange({ ...text, identifiers })}
          />
        </>
      )}
    />
  )
}

export default AboutForm
