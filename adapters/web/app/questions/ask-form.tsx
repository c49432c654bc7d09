import { useState } from "preact/hooks"
import { type Act, renew, useAct } from "../api/cache.ts"
import { api, type Schemas } from "../api/client.ts"
import { dataOf } from "../api/problems.ts"
import { TextField } from "../facts/text-field.tsx"
import type { PersonFacts } from "../life/data.ts"
import { useLabelOfFact } from "../life/life.tsx"
import { Field, Form, Select } from "../parts/form.tsx"
import { thumbnailOf, titleOf } from "../pictures/media.ts"
import { Secret } from "../parts/secret.tsx"
import { languages, ownNameOf } from "../texts/languages.ts"
import { useCommonWords, useLanguage, useWords } from "../words/language.ts"
import { questionsWords } from "./words.ts"

const kinds = ["text", "date", "place", "name"] as const
type Kind = (typeof kinds)[number]

interface AskFormProps {
  readonly facts: PersonFacts
  readonly name: string
  readonly onClose: () => void
}

/** Asks somebody without an account about a person. Its address is shown once. */
const AskForm = ({ facts, name, onClose }: AskFormProps) => {
  const words = useWords(questionsWords)
  const { person } = facts
  const ask = useAct(async (body: Schemas["QuestionCreate"]) => {
    const call = { params: { path: { tree_id: person.tree_id } }, body }
    const asked = await dataOf(api.POST("/trees/{tree_id}/questions", call))
    await renew("tree", person.tree_id, "questions")
    return asked
  })
  if (ask.result !== undefined) {
    const { email, url } = ask.result
    return (
      <div class="stack" role="status">
        <p>{email === null ? words.once : words.mailed({ email })}</p>
        <Secret text={url} />
        <p>
          <button type="button" class="button" onClick={ask.forget}>
            {words.another}
          </button>
        </p>
      </div>
    )
  }
  return <Fields facts={facts} name={name} act={ask} onClose={onClose} />
}

interface FieldsProps extends AskFormProps {
  readonly act: Pick<Act<Schemas["QuestionCreate"], unknown>, "run" | "isRunning" | "problem">
}

const Fields = ({ facts: { person, events, media }, name, act, onClose }: FieldsProps) => {
  const words = useWords(questionsWords)
  const { cancel } = useCommonWords()
  const labelOf = useLabelOfFact()
  const language = useLanguage()
  const pictures = media.filter((medium) => thumbnailOf(medium, 160) !== null)
  const [text, setText] = useState("")
  const [answers, setAnswers] = useState<readonly Kind[]>(["text"])
  const toggle = (kind: Kind): void =>
    setAnswers(kinds.filter((one) => (one === kind ? !answers.includes(one) : answers.includes(one))))
  return (
    <Form
      {...act}
      submit={words.make}
      onSubmit={({ event = "", picture = "", language: tag = language, email = "" }) =>
        void act.run({
          text,
          about: {
            person_ids: [person.id],
            event_id: event === "" ? null : event,
            media_id: picture === "" ? null : picture,
          },
          answers: [...answers],
          language: tag,
          email: email.trim() === "" ? null : email.trim(),
        })
      }
      beside={
        <button type="button" class="button" onClick={onClose}>
          {cancel}
        </button>
      }
    >
      <h3>{words.title({ name })}</h3>
      <TextField label={words.text} hint={words.textHint({ name })} value={text} isLong isRequired onChange={setText} />
      <fieldset class="choices">
        <legend>{words.answers}</legend>
        {kinds.map((kind) => (
          <label key={kind} class="choice">
            <input type="checkbox" checked={answers.includes(kind)} onChange={() => toggle(kind)} />
            <span>{words.kinds[kind]}</span>
          </label>
        ))}
      </fieldset>
      {events.length === 0 ? null : (
        <Select
          name="event"
          label={words.of}
          value=""
          options={[
            { value: "", label: words.ofNothing },
            ...events.map((event) => ({ value: event.id, label: labelOf(event) })),
          ]}
        />
      )}
      {pictures.length === 0 ? null : (
        <Select
          name="picture"
          label={words.picture}
          value=""
          options={[
            { value: "", label: words.noPicture },
            ...pictures.map((medium) => ({ value: medium.id, label: titleOf(medium, words.picture) })),
          ]}
        />
      )}
      <Select
        name="language"
        label={words.language}
        value={language}
        options={languages.map((tag) => ({ value: tag, label: ownNameOf(tag) }))}
      />
      <Field name="email" label={words.email} hint={words.emailHint} type="email" />
    </Form>
  )
}

export default AskForm
