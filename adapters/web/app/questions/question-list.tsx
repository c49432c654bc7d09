import { question, renew, useAct, useAnswer } from "../api/cache.ts"
import { api } from "../api/client.ts"
import { dataOf } from "../api/problems.ts"
import { Answered } from "../parts/answered.tsx"
import { ProblemNote } from "../parts/problems/problem-note.tsx"
import { to } from "../routes.ts"
import { useFormats } from "../words/format.ts"
import { useWords } from "../words/language.ts"
import { questionsWords } from "./words.ts"

/** The most questions of the list. Those that were asked first come first. */
const MOST = 200

const questions = (tree_id: string) =>
  question(["tree", tree_id, "questions"], (signal) =>
    api.GET("/trees/{tree_id}/questions", { params: { path: { tree_id }, query: { limit: MOST } }, signal }),
  )

/** The questions of a tree to people without an account: all for editors, their own for others. An open one can be ended. */
const QuestionList = ({ tree }: { readonly tree: string }) => {
  const words = useWords(questionsWords)
  const { day } = useFormats()
  const end = useAct(async (id: string) => {
    await dataOf(api.DELETE("/questions/{question}", { params: { path: { question: id } } }))
    await renew("tree", tree, "questions")
  })
  return (
    <section>
      <h2>{words.list}</h2>
      <ProblemNote problem={end.problem} />
      <Answered answer={useAnswer(questions(tree))}>
        {(found) => (
          <ul class="rows">
            {found.length === 0 ? <li class="soft">{words.none}</li> : null}
            {found.map(({ id, text, status, expires_at, proposal_id }) => (
              <li key={id}>
                <span>
                  <span class="written">{text}</span>{" "}
                  <span class="soft small">
                    {status === "open"
                      ? `${words.statuses.open}, ${words.until({ day: day(expires_at) })}`
                      : words.statuses[status]}
                  </span>
                </span>
                {proposal_id === null ? null : <a href={to.proposal(tree, proposal_id)}>{words.see}</a>}
                {status === "open" ? (
                  <button
                    type="button"
                    class="button"
                    aria-label={words.endOf({ text })}
                    onClick={() => void end.run(id)}
                  >
                    {words.end}
                  </button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </section>
  )
}

export default QuestionList
