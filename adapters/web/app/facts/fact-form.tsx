import { question } from "../api/cache.ts"
import { api, type Schemas } from "../api/client.ts"
import { DateField, PlaceField } from "../grow/fact-field.tsx"
import { growWords } from "../grow/words.ts"
import { confidences } from "../model/forms/citation-edit.ts"
import { isBefore } from "../model/date-order.ts"
import type { WrittenDate } from "../model/date-words.ts"
import { readDate } from "../model/dates.ts"
import {
  addFact,
  changeFact,
  type FactForm as Text,
  type FactSubject,
  factForm,
  factTexts,
} from "../model/forms/fact-edit.ts"
import { Select } from "../parts/form.tsx"
import { useLanguage, useWords } from "../words/language.ts"
import { citingWords } from "./citation-words.ts"
import { CoordinatesField } from "./coordinates-field.tsx"
import { KindField, useKindWords } from "./kind-field.tsx"
import { type PlaceProps, RecordForm } from "./record-form.tsx"
import { Remove, type Taken } from "./remove.tsx"
import { TextField } from "./text-field.tsx"
import { factWords } from "./words.ts"

type Fact = Schemas["EventRead"]

const factQuestion = (tree: string, event_id: string) =>
  question(["tree", tree, "event", event_id], (signal) =>
    api.GET("/events/{event_id}", { params: { path: { event_id } }, signal }),
  )

interface FactFormProps extends PlaceProps {
  /** The name of the person whose page it is. */
  readonly name: string
  /** Null for a new fact. */
  readonly fact: Fact | null
  /** The fact in a few words: "born 1842". */
  readonly what: string
  /** The couples of which a new fact can be: the relationship, and the name of the partner. */
  readonly couples: readonly (readonly [relationship: string, partner: string])[]
  readonly person: string
  /** What is deleted with the fact. */
  readonly taken: Taken
  /** The dates of the birth and the death of the person, as far as they are known. */
  readonly lived: Readonly<Record<"birth" | "death", WrittenDate | null>>
}

interface SureAndSeenProps {
  readonly text: Text
  readonly onChange: (changed: Partial<Pick<Text, "confidence" | "privacy">>) => void
}

/** How sure a fact is, and who sees it. */
const SureAndSeen = ({ text, onChange }: SureAndSeenProps) => {
  const words = useWords(factWords)
  const { sure, sures } = useWords(citingWords)
  return (
    <>
      <Select
        name="confidence"
        label={sure}
        value={text.confidence}
        options={confidences.map((value) => ({ value, label: sures[value] }))}
        onChange={(confidence) => onChange({ confidence })}
      />
      <Select
        name="privacy"
        label={words.privacy}
        value={text.privacy}
        options={(["default", "hidden"] as const).map((value) => ({ value, label: words.privacies[value] }))}
        onChange={(privacy) => onChange({ privacy })}
      />
    </>
  )
}

/** Adds or changes a fact of a person or of a couple: its kind, date, place, texts, and who sees it. */
const FactForm = (props: FactFormProps) => {
  const { tree, person, name, fact, what, couples } = props
  const words = useWords(factWords)
  const { deathFirst } = useWords(growWords)
  const { sure, sures } = useWords(citingWords)
  const language = useLanguage()
  const kindWords = useKindWords()
  const subjectOf = (subject: string): FactSubject =>
    subject === "" ? { person_id: person } : { relationship_id: subject }
  const textOf = (record: Fact | null): Text & { readonly subject: string } => ({
    ...factForm(record, "occupation", language),
    subject: record?.relationship_id ?? "",
  })
  const was = textOf(fact)
  const isDeathFirst = ({ type, date }: Text): boolean => {
    const read = readDate(date, language)
    if (read.kind !== "date" || (type !== "birth" && type !== "death")) return false
    const { birth, death } = props.lived
    return type === "birth" ? isBefore(death, read.date) : isBefore(read.date, birth)
  }
  return (
    <RecordForm
      {...props}
      heading={fact === null ? words.newFact({ name }) : words.change({ what })}
      record={fact}
      again={fact === null ? null : factQuestion(tree, fact.id)}
      textOf={textOf}
      operationsOf={(before, text) =>
        fact === null ? addFact(subjectOf(text.subject), text, language) : changeFact(fact.id, before, text, language)
      }
      rowsOf={(text) => [
        [words.kind, kindWords(text.type)],
        [words.date, text.date],
        [words.place, text.place],
        [words.coordinates, text.coordinates],
        ...factTexts.map(({ name: one }) => [words.texts[one], text[one]] as const),
        [sure, sures[text.confidence]],
        [words.privacy, words.privacies[text.privacy]],
      ]}
      summary={fact === null ? words.newFact({ name }) : words.summaryChange({ what, name })}
      fields={(text, onChange) => (
        <>
          <KindField
            type={text.type}
            subject={text.subject}
            couples={fact === null ? couples : null}
            onChange={(type, subject) => onChange({ ...text, type, subject })}
          />
          <DateField
            label={words.date}
            value={text.date}
            was={was.date}
            onChange={(date) => onChange({ ...text, date })}
          />
          <p class="field-note is-bad" role="status">
            {isDeathFirst(text) ? deathFirst : ""}
          </p>
          <PlaceField
            tree={tree}
            label={words.place}
            value={text.place}
            onChange={(place) => onChange({ ...text, place })}
          />
          <CoordinatesField value={text.coordinates} onChange={(coordinates) => onChange({ ...text, coordinates })} />
          {factTexts.map(({ name: one, isLong }) => (
            <TextField
              key={one}
              label={words.texts[one]}
              value={text[one]}
              isLong={isLong}
              onChange={(value) => onChange({ ...text, [one]: value })}
            />
          ))}
          <SureAndSeen text={text} onChange={(changed) => onChange({ ...text, ...changed })} />
        </>
      )}
      beside={
        fact === null ? null : (
          <Remove {...props} entity="event" record={fact} summary={words.summaryDelete({ what, name })} />
        )
      }
    />
  )
}

export default FactForm
