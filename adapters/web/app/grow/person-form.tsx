import { useState } from "preact/hooks"
import { type Question, useAnswer } from "../api/cache.ts"
import { api, type Schemas } from "../api/client.ts"
import { dataOf } from "../api/problems.ts"
import { dateInWords } from "../model/date-words.ts"
import { changePerson } from "../model/operations.ts"
import { Answered } from "../parts/answered.tsx"
import { DraftNote } from "../parts/drafts/draft-note.tsx"
import { useDraft } from "../parts/drafts/use-draft.ts"
import { ProblemNote } from "../parts/problems/problem-note.tsx"
import { useLanguage, useWords } from "../words/language.ts"
import type { Language } from "../texts/languages.ts"
import { BothVersions } from "./both-versions.tsx"
import { useConflict } from "./conflict.ts"
import { type FactText, noText } from "./fact-field.tsx"
import { PersonFields, type PersonText, personOf } from "./person-fields.tsx"
import { FormButtons, type FormProps, useSaving } from "./saving.tsx"
import { growWords } from "./words.ts"

/** A person as they are in the tree, with what a form needs. */
interface Present {
  readonly person: Schemas["PersonRead"]
  readonly events: readonly Schemas["EventRead"][]
}

const presentOf = (tree: string, person: string): Question<Present> => ({
  key: ["tree", tree, "person", person, "present"],
  ask: async (signal) => {
    const call = { params: { path: { person_id: person } }, signal }
    const [record, events] = await Promise.all([
      dataOf(api.GET("/persons/{person_id}", call)),
      dataOf(api.GET("/persons/{person_id}/events", call)),
    ])
    return { person: record, events }
  },
})

const factText = (events: Present["events"], type: string, language: Language): FactText => {
  // The service changes the one that was made first, and ids grow. The list is ordered by date.
  const [event] = events.filter((one) => one.type === type).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  if (event === undefined) return noText
  return { date: event.date === null ? "" : dateInWords(event.date, language), place: event.place ?? "" }
}

const textOf = ({ person, events }: Present, language: Language): PersonText => ({
  givenName: person.given_name ?? "",
  surname: person.surname ?? "",
  gender: person.gender,
  isLiving: person.is_living,
  birth: factText(events, "birth", language),
  death: factText(events, "death", language),
})

/** Facts that the reader did not change are left out, so that a date that no form understands stays as it is. */
const withoutEqualFacts = (was: PersonText, is: PersonText): readonly [PersonText, PersonText] => {
  const isEqual = (fact: "birth" | "death"): boolean =>
    was[fact].date === is[fact].date && was[fact].place === is[fact].place
  const [birth, death] = [isEqual("birth"), isEqual("death")]
  const without = (text: PersonText): PersonText => ({
    ...text,
    birth: birth ? noText : text.birth,
    death: death ? noText : text.death,
  })
  return [without(was), without(is)]
}

interface EditProps extends FormProps {
  readonly present: Present
}

const Edit = (props: EditProps) => {
  const { tree, person, present, mayWrite, onCancel } = props
  const words = useWords(growWords)
  const language = useLanguage()
  const [based, setBased] = useState(present)
  const draft = useDraft(`person ${person}`, textOf(present, language), present.person.version)
  const { text } = draft
  const saving = useSaving(props)
  const { theirs, problem } = useConflict(presentOf(tree, person), saving.problem)
  const name = present.person.display_name

  const save = async (from: Present, version: number | null): Promise<void> => {
    const [was, is] = withoutEqualFacts(textOf(from, language), text)
    const before = personOf(was, language)
    const after = personOf(is, language)
    if (before === null || after === null) return
    const versions = version === null || !mayWrite ? {} : { versions: { [person]: version } }
    const saved = await saving.run({
      operations: changePerson(person, before, after),
      summary: words.summaryChange({ name }),
      ...versions,
    })
    if (saved !== undefined) draft.drop()
  }
  const cancel = (): void => {
    if (!saving.isRunning) draft.discard()
    onCancel()
  }
  if (theirs !== null)
    return (
      <BothVersions
        mine={text}
        theirs={textOf(theirs, language)}
        onMine={() => {
          setBased(theirs)
          draft.base(theirs.person.version)
          saving.forget()
          void save(theirs, theirs.person.version)
        }}
        onTheirs={() => {
          setBased(theirs)
          draft.begin(textOf(theirs, language), theirs.person.version)
          saving.forget()
        }}
      />
    )
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        void save(based, draft.version)
      }}
    >
      <h2>{words.change({ name })}</h2>
      <DraftNote
        isShown={draft.isBroughtBack}
        onAgain={() => draft.begin(textOf(present, language), present.person.version)}
      />
      <PersonFields tree={tree} value={text} onChange={draft.change} />
      <ProblemNote problem={problem} />
      <FormButtons mayWrite={mayWrite} isRunning={saving.isRunning} onCancel={cancel} />
    </form>
  )
}

/** Changes a person: the same fields as for a new one, with what is in the tree. */
const PersonForm = (props: FormProps) => {
  const answer = useAnswer(presentOf(props.tree, props.person))
  return <Answered answer={answer}>{(present) => <Edit {...props} present={present} />}</Answered>
}

export default PersonForm
