import { renew, useAct, useAnswer } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { Answered } from "../../parts/answered.tsx"
import { Field, Form } from "../../parts/form.tsx"
import { useFormats } from "../../words/format.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { commentsQuestion } from "../review/data.ts"
import { reviewWords } from "../review/words.ts"

interface CommentsProps {
  readonly tree: string
  readonly proposal: string
}

/** What members say about a proposal. */
export const Comments = ({ tree, proposal }: CommentsProps) => {
  const words = useWords(reviewWords)
  const common = useCommonWords()
  const { ago } = useFormats()
  const send = useAct(async (text: string) => {
    const params = { path: { proposal_id: proposal } }
    await dataOf(api.POST("/proposals/{proposal_id}/comments", { params, body: { text } }))
    await renew("tree", tree, "proposal", proposal, "comments")
    return true
  })
  const submit = async (text: string, form: HTMLFormElement): Promise<void> => {
    if ((await send.run(text)) === true) form.reset()
  }
  return (
    <section class="panel">
      <h2>{words.comments}</h2>
      <Answered answer={useAnswer(commentsQuestion(tree, proposal))}>
        {(comments) =>
          comments.length === 0 ? (
            <p class="soft">{words.noComments}</p>
          ) : (
            <ol class="rows">
              {comments.map(({ id, author, text, created_at }) => (
                <li key={id} class="comment">
                  <p>{text}</p>
                  <span class="soft small">
                    {author?.display_name ?? common.someone}, {ago(created_at)}
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </Answered>
      <Form
        submit={words.send}
        isRunning={send.isRunning}
        problem={send.problem}
        onSubmit={({ text = "" }, form) => void submit(text, form)}
      >
        <Field name="text" label={words.comment} isRequired={true} />
      </Form>
    </section>
  )
}
