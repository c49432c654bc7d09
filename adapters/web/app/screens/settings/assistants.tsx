import { question, renew, useAct, useAnswer } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { Choices, Form, Select } from "../../parts/form.tsx"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { toast } from "../../parts/toasts.tsx"
import { useCommonWords, useWords } from "../../words/language.ts"
import { settingsWords } from "./words.ts"

const policy = (tree_id: string) =>
  question(["tree", tree_id, "ai"], (signal) =>
    api.GET("/trees/{tree_id}/ai", { params: { path: { tree_id } }, signal }),
  )

type Policy = Schemas["TreeAiRead"]
type Changes = Pick<Policy, "ai_member_provider" | "ai_recommender_provider" | "ai_sees_living">

/** Which assistants reach a tree, and what they see. Nothing where the operator has configured no provider. */
export const Assistants = ({ tree }: { readonly tree: string }) => {
  const { data, problem } = useAnswer(policy(tree))
  if (problem !== null) return <ProblemNote problem={problem} />
  return data === undefined || data.providers.length === 0 ? null : <PolicyForm tree={tree} now={data} />
}

const sights = ["hidden", "shown"] as const

const PolicyForm = ({ tree, now }: { readonly tree: string; readonly now: Policy }) => {
  const words = useWords(settingsWords)
  const { save, saved } = useCommonWords()
  const write = async (body: Changes): Promise<Policy> => {
    const after = await dataOf(api.PATCH("/trees/{tree_id}/ai", { params: { path: { tree_id: tree } }, body }))
    await Promise.all([renew("tree", tree), renew("trees")])
    return after
  }
  const change = useAct(write)
  const { ai_member_provider, ai_recommender_provider, ai_sees_living } = now
  const before = { ai_member_provider, ai_recommender_provider, ai_sees_living }
  const submit = async (body: Changes): Promise<void> => {
    if ((await change.run(body)) !== undefined) toast({ text: saved, undo: () => write(before) })
  }
  /** The providers of the instance, the one that is chosen, and none. */
  const options = (chosen: string | null) => [
    { value: "", label: words.noProvider },
    ...[...new Set([...now.providers.map(({ name }) => name), ...(chosen === null ? [] : [chosen])])].map((value) => ({
      value,
      label: value,
    })),
  ]
  return (
    <section class="panel">
      <h2>{words.assistants}</h2>
      <p>{words.assistantsText}</p>
      <Form
        {...change}
        submit={save}
        onSubmit={(values) =>
          void submit({
            ai_member_provider: values["ai_member_provider"] || null,
            ai_recommender_provider: values["ai_recommender_provider"] || null,
            ai_sees_living: values["living"] === "shown",
          })
        }
      >
        <Select
          name="ai_member_provider"
          label={words.memberProvider}
          value={ai_member_provider ?? ""}
          options={options(ai_member_provider)}
        />
        <Select
          name="ai_recommender_provider"
          label={words.recommenderProvider}
          value={ai_recommender_provider ?? ""}
          options={options(ai_recommender_provider)}
        />
        <Choices
          name="living"
          label={words.livingPeople}
          value={ai_sees_living ? "shown" : "hidden"}
          options={sights.map((value) => {
            const [label = value, hint = ""] = words.sights[value]
            return { value, label, hint }
          })}
        />
      </Form>
    </section>
  )
}
