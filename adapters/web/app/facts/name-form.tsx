import { useState } from "preact/hooks"
import { question } from "../api/cache.ts"
import { api, type Schemas } from "../api/client.ts"
import { growWords } from "../grow/words.ts"
import { personWords } from "../life/words.ts"
import {
  addName,
  changeName,
  nameForm,
  type NamePart,
  nameParts,
  type NameForm as Text,
  shownName,
} from "../model/forms/name-edit.ts"
import { Select } from "../parts/form.tsx"
import { useWords } from "../words/language.ts"
import { MakeMain } from "./make-main.tsx"
import { type PlaceProps, RecordForm } from "./record-form.tsx"
import { Remove } from "./remove.tsx"
import { TextField } from "./text-field.tsx"
import { factWords } from "./words.ts"

type Name = Schemas["NameRead"]

const kinds = [
  "birth",
  "maiden",
  "married",
  "alias",
  "nickname",
  "immigrant",
  "professional",
  "religious",
  "other",
] as const satisfies readonly Name["name_type"][]

const nameQuestion = (tree: string, { person_id, id }: Name) =>
  question(["tree", tree, "name", id], (signal) =>
    api.GET("/persons/{person_id}/names/{name_id}", { params: { path: { person_id, name_id: id } }, signal }),
  )

interface NameFormProps extends PlaceProps {
  readonly person: string
  readonly personName: string
  /** Null for a new name. */
  readonly name: Name | null
  /** Whether it is the only name, which cannot be deleted. */
  readonly isOnly: boolean
  /** How many citations are deleted with the name. */
  readonly citations: number
}

const useLabels = (): ((part: NamePart) => string) => {
  const words = useWords(factWords)
  const grow = useWords(growWords)
  const labels: Readonly<Record<NamePart, string>> = {
    prefix: words.prefix,
    given_name: grow.givenName,
    surname_prefix: words.surnamePrefix,
    surname: grow.surname,
    suffix: words.suffix,
  }
  return (part) => labels[part]
}

/** Adds or changes a name of a person: its kind and its parts. Another button makes it the main name. */
const NameForm = (props: NameFormProps) => {
  const { tree, person, personName, name, isOnly, mayWrite } = props
  const words = useWords(factWords)
  const { nameTypes } = useWords(personWords)
  const labelOf = useLabels()
  const [isMissing, setMissing] = useState(false)
  const operationsOf = (was: Text, is: Text) => {
    const isEmpty = is.given_name.trim() === "" && is.surname.trim() === ""
    setMissing(isEmpty)
    if (isEmpty) return null
    return name === null ? addName(person, is) : changeName(name.id, was, is)
  }
  const label = name === null ? "" : shownName(name)
  return (
    <RecordForm
      {...props}
      heading={name === null ? words.newName({ name: personName }) : words.change({ what: label })}
      record={name}
      again={name === null ? null : nameQuestion(tree, name)}
      textOf={nameForm}
      operationsOf={operationsOf}
      rowsOf={(text) => [
        [words.nameKind, nameTypes[text.name_type] ?? text.name_type],
        ...nameParts.map((part) => [labelOf(part), text[part]] as const),
        [words.written, text.written],
        [words.nameLanguage, text.language],
      ]}
      summary={
        name === null ? words.newName({ name: personName }) : words.summaryChange({ what: label, name: personName })
      }
      fields={(text, onChange) => (
        <>
          <Select
            name="name-type"
            label={words.nameKind}
            value={text.name_type}
            options={kinds.map((value) => ({ value, label: nameTypes[value] ?? value }))}
            onChange={(name_type) => onChange({ ...text, name_type })}
          />
          {nameParts.map((part) => (
            <TextField
              key={part}
              label={labelOf(part)}
              value={text[part]}
              onChange={(value) => onChange({ ...text, [part]: value })}
            />
          ))}
          <TextField
            label={words.written}
            value={text.written}
            hint={words.writtenHint}
            onChange={(written) => onChange({ ...text, written })}
          />
          <TextField
            label={words.nameLanguage}
            value={text.language}
            hint={words.nameLanguageHint}
            onChange={(language) => onChange({ ...text, language })}
          />
          {isMissing ? (
            <p class="fault" role="alert">
              {words.nameMissing}
            </p>
          ) : null}
        </>
      )}
      beside={
        name === null ? null : (
          <>
            {name.is_primary || !mayWrite ? null : <MakeMain {...props} name={name} />}
            {isOnly ? null : (
              <Remove
                {...props}
                entity="name"
                record={name}
                taken={{ citations: props.citations }}
                summary={words.summaryDelete({ what: label, name: personName })}
              />
            )}
          </>
        )
      }
    />
  )
}

export default NameForm
