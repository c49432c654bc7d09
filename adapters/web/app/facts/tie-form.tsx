import { question, useAnswer } from "../api/cache.ts"
import { api, type Schemas } from "../api/client.ts"
import { changedIdentifiers, identifierLines } from "../model/forms/identifiers.ts"
import type { RecordOperation } from "../model/forms/operation.ts"
import { changedTexts } from "../model/texts.ts"
import { Answered } from "../parts/answered.tsx"
import { Select } from "../parts/form.tsx"
import { useWords } from "../words/language.ts"
import { type PlaceProps, RecordForm } from "./record-form.tsx"
import { Remove, type Taken } from "./remove.tsx"
import { TextField } from "./text-field.tsx"
import { factWords } from "./words.ts"

type Tie = Schemas["RelationshipRead"]
type Qualifier = NonNullable<Tie["qualifier"]>

const qualifiers = [
  "biological",
  "adoptive",
  "step",
  "foster",
  "donor",
  "guardian",
] as const satisfies readonly Qualifier[]

interface Text {
  readonly qualifier: Qualifier | null
  readonly notes: string
  readonly identifiers: string
}

const tieQuestion = (tree: string, relationship_id: string) =>
  question(["tree", tree, "relationship", relationship_id], (signal) =>
    api.GET("/relationships/{relationship_id}", { params: { path: { relationship_id } }, signal }),
  )

const textOf = (tie: Tie | null): Text => ({
  qualifier: tie?.qualifier ?? null,
  notes: tie?.notes ?? "",
  identifiers: identifierLines(tie?.identifiers),
})

const changeTie = ({ id, identifiers }: Tie, was: Text, is: Text): readonly RecordOperation[] => {
  const kind = was.qualifier === is.qualifier ? {} : { qualifier: is.qualifier }
  const data = {
    ...kind,
    ...changedTexts(["notes"], was, is),
    ...changedIdentifiers(was.identifiers, is.identifiers, identifiers),
  }
  return Object.keys(data).length === 0 ? [] : [{ op: "update", entity: "relationship", id, data }]
}

interface TieFormProps extends PlaceProps {
  /** The relationship. */
  readonly id: string
  /** The other person. */
  readonly other: string
  /** What is deleted with the relationship. */
  readonly taken: Taken
}

const Edit = (props: TieFormProps & { readonly tie: Tie }) => {
  const { tree, tie, other } = props
  const words = useWords(factWords)
  const kindOf = ({ qualifier }: Text): string => (qualifier === null ? "" : words.tieKinds[qualifier])
  return (
    <RecordForm
      {...props}
      heading={words.change({ what: words.tie({ name: other }) })}
      record={tie}
      again={tieQuestion(tree, tie.id)}
      textOf={textOf}
      operationsOf={(was, is) => changeTie(tie, was, is)}
      rowsOf={(text) => [
        [words.tieKind, kindOf(text)],
        [words.tieNotes, text.notes],
        [words.identifiers, text.identifiers],
      ]}
      summary={words.summaryChange({ what: words.tie({ name: other }), name: "" })}
      fields={(text, onChange) => (
        <>
          {text.qualifier === null ? null : (
            <Select
              name="qualifier"
              label={words.tieKind}
              value={text.qualifier}
              options={qualifiers.map((value) => ({ value, label: words.tieKinds[value] }))}
              onChange={(qualifier) => onChange({ ...text, qualifier })}
            />
          )}
          <TextField
            label={words.tieNotes}
            value={text.notes}
            isLong
            onChange={(notes) => onChange({ ...text, notes })}
          />
          <TextField
            label={words.identifiers}
            value={text.identifiers}
            isLong
            hint={words.identifiersHint}
            onChange={(identifiers) => onChange({ ...text, identifiers })}
          />
        </>
      )}
      beside={
        <Remove
          {...props}
          entity="relationship"
          record={tie}
          label={words.deleteTie}
          stays={words.bothStay}
          summary={words.summaryDelete({ what: words.tie({ name: other }), name: "" })}
        />
      }
    />
  )
}

/** Changes how two persons belong together, or deletes that they do. */
const TieForm = (props: TieFormProps) => {
  const answer = useAnswer(tieQuestion(props.tree, props.id))
  return <Answered answer={answer}>{(tie) => <Edit {...props} tie={tie} />}</Answered>
}

export default TieForm
