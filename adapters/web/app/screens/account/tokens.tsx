import { useState } from "preact/hooks"
import { question, renew, useAct, useAnswer } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { Answered } from "../../parts/answered.tsx"
import { Dialog } from "../../parts/dialogs/dialog.tsx"
import { Icon } from "../../parts/icon.tsx"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { NewToken } from "./new-token.tsx"
import { tokenWords } from "./token-words.ts"

const tokens = question(["tokens"], (signal) => api.GET("/auth/tokens", { signal }))

/** The tokens of the account, without their secrets. */
export const Tokens = () => {
  const words = useWords(tokenWords)
  const { day, list } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const revoke = useAct(async (token_id: string) => {
    await dataOf(api.DELETE("/auth/tokens/{token_id}", { params: { path: { token_id } } }))
    await renew("tokens")
  })
  return (
    <section class="panel">
      <h2>{words.tokens}</h2>
      <p>{words.tokensText}</p>
      <ProblemNote problem={revoke.problem} />
      <Answered answer={useAnswer(tokens)}>
        {(found) =>
          found.length === 0 ? (
            <p class="soft">{words.noTokens}</p>
          ) : (
            <ul class="rows">
              {found.map((token) => (
                <li key={token.id}>
                  <span>
                    <strong>{token.name}</strong>{" "}
                    <span class="soft">
                      {token.ai === null
                        ? ""
                        : `${words.assistantOf({ provider: token.ai.provider ?? "", role: token.ai.role })}, `}
                      {list(token.scopes.map((scope) => words.scopeNames[scope]))},{" "}
                      {words.expires({ day: day(token.expires_at) })}
                    </span>
                  </span>
                  <button type="button" class="button" onClick={() => void revoke.run(token.id)}>
                    {words.revoke}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      <p>
        <button type="button" class="button" onClick={() => setOpen(true)}>
          <Icon name="plus" />
          {words.newToken}
        </button>
      </p>
      {isOpen ? (
        <Dialog title={words.newToken} onClose={() => setOpen(false)}>
          <NewToken />
        </Dialog>
      ) : null}
    </section>
  )
}
