import { question, renew, useAct, useAnswer } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { Answered } from "../../parts/answered.tsx"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { accountWords } from "./words.ts"

const sessions = question(["sessions"], (signal) => api.GET("/auth/sessions", { signal }))

/** The browser and the system that a user agent names, in words that people know. */
const deviceOf = (agent: string | null, unknown: string): string => {
  const browser = /Firefox|Edg|OPR|Chrome|Safari|curl/.exec(agent ?? "")?.[0]
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(agent ?? "")?.[0]
  const names: Readonly<Record<string, string>> = { Edg: "Edge", OPR: "Opera", "Mac OS X": "macOS" }
  const known = [browser, system].flatMap((name) => (name === undefined ? [] : [names[name] ?? name]))
  return known.length === 0 ? (agent ?? unknown) : known.join(", ")
}

/** The sessions of the account. All can be ended here except the present one, which the sign-out ends. */
export const Sessions = () => {
  const words = useWords(accountWords)
  const { ago } = useFormats()
  const end = useAct(async (session_id: string) => {
    await dataOf(api.DELETE("/auth/sessions/{session_id}", { params: { path: { session_id } } }))
    await renew("sessions")
  })
  return (
    <section class="panel">
      <h2>{words.sessions}</h2>
      <ProblemNote problem={end.problem} />
      <Answered answer={useAnswer(sessions)}>
        {(found) => (
          <ul class="rows">
            {found.map(({ id, current, last_used_at, user_agent }) => (
              <li key={id}>
                <span>
                  {deviceOf(user_agent, words.unknownDevice)}{" "}
                  <span class="soft">{current ? words.thisOne : words.lastUsed({ when: ago(last_used_at) })}</span>
                </span>
                {current ? null : (
                  <button type="button" class="button" onClick={() => void end.run(id)}>
                    {words.end}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </section>
  )
}
