import { useState } from "preact/hooks"
import { type Act, question, useAct, useAnswer } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { TextField } from "../../facts/text-field.tsx"
import { DateField } from "../../grow/fact-field.tsx"
import { readDate } from "../../model/dates.ts"
import { Answered } from "../../parts/answered.tsx"
import { Form } from "../../parts/form.tsx"
import { Screen } from "../../parts/screen.tsx"
import { useLanguage, useWords } from "../../words/language.ts"
import { useLifeOf } from "../../words/life.ts"
import { part } from "../../texts/texts.ts"
import type messages from "../../../../../core/languages/en/app/screens/question.ts"
import "./question.css"

const questionWords = part<typeof messages>("screens/question")

type Open = Schemas["OpenQuestion"]
type Send = Act<Schemas["QuestionReply"], boolean>
type Kind = Open["answers"][number]

const open = (token: string) =>
  question(["question", token], (signal) =>
    api.GET("/questions/{question}", { params: { path: { question: token } }, signal }),
  )

/** A question to somebody without an account, which takes one answer. The token is in the fragment only. */
const AnswerQuestion = () => {
  const { title } = useWords(questionWords)
  const [token] = useState(() => location.hash.slice(1))
  return (
    <Screen title={title} shape="narrow">
      <Answered answer={useAnswer(open(token))}>{(asked) => <Asked token={token} asked={asked} />}</Answered>
    </Screen>
  )
}

interface AskedProps {
  readonly token: string
  readonly asked: Open
}

const Asked = ({ token, asked }: AskedProps) => {
  const words = useWords(questionWords)
  const lifeOf = useLifeOf()
  const send = useAct(async (body: Schemas["QuestionReply"]) => {
    const call = { params: { path: { question: token } }, body }
    await dataOf(api.POST("/questions/{question}/answer", call))
    return true
  })
  if (send.result === true)
    return (
      <p class="lead" role="status">
        {words.thanks}
      </p>
    )
  return (
    <div class="question">
      <p>{words.asks({ by: asked.asked_by })}</p>
      <p class="lead written">{asked.text}</p>
      {asked.about.picture_url === null ? null : (
        <p>
          <img class="asked-picture" src={asked.about.picture_url} alt={words.picture} />
        </p>
      )}
      {asked.about.cards.length === 0 ? null : (
        <ul class="plain" aria-label={words.about}>
          {asked.about.cards.map((card) => (
            <li key={card.display_name}>
              <strong>{card.display_name}</strong> <span class="soft">{lifeOf(card)}</span>
            </li>
          ))}
        </ul>
      )}
      <AnswerForm asked={asked} act={send} />
    </div>
  )
}

interface AnswerFormProps {
  readonly asked: Open
  readonly act: Pick<Send, "run" | "isRunning" | "problem">
}

const noAnswer: Readonly<Record<Kind, string>> = { text: "", date: "", place: "", name: "" }

const AnswerForm = ({ asked: { answers }, act }: AnswerFormProps) => {
  const words = useWords(questionWords)
  const language = useLanguage()
  const [by, setBy] = useState("")
  const [given, setGiven] = useState(noAnswer)
  const [isEmpty, setEmpty] = useState(false)
  const date = readDate(given.date, language)
  const give = (kind: Kind) => (value: string) => setGiven({ ...given, [kind]: value })
  const send = (): void => {
    const said = answers.filter((kind) => given[kind].trim() !== "")
    setEmpty(said.length === 0)
    if (said.length === 0 || date.kind === "unclear") return
    const texts = Object.fromEntries(said.filter((kind) => kind !== "date").map((kind) => [kind, given[kind]]))
    void act.run({ from_name: by, ...texts, ...(date.kind === "date" ? { date: date.date } : {}) })
  }
  return (
    <Form {...act} submit={words.send} onSubmit={send}>
      {answers.map((kind) =>
        kind === "date" ? (
          <DateField key={kind} label={words.kinds.date} value={given.date} onChange={give("date")} />
        ) : (
          <TextField
            key={kind}
            label={words.kinds[kind]}
            value={given[kind]}
            isLong={kind === "text"}
            onChange={give(kind)}
          />
        ),
      )}
      <TextField label={words.from} hint={words.fromHint} value={by} isRequired onChange={setBy} />
      <p class="fault" role="status">
        {isEmpty ? words.empty : ""}
      </p>
      <p class="hint">{words.once}</p>
    </Form>
  )
}

export default AnswerQuestion
