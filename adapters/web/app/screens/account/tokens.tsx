import { useState } from "preact/hooks"
import { question, renew, useAct, useAnswer } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { Answered } from "../../parts/answered.tsx"
import { Dialog } from "../../parts/dialog.tsx"
import { Field, Form } from "../../parts/form.tsx"
import { Icon } from "../../parts/icon.tsx"
import { ProblemNote } from "../../parts/problem-note.tsx"
import { Secret } from "../../parts/secret.tsx"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { accountWords } from "./words.ts"

const tokens = question(["tokens"], (signal) => api.GET("/auth/tokens", { signal }))

const scopes = ["read", "propose", "write", "export", "members", "feed"] as const

/** The tokens of the account, without their secrets. */
export const Tokens = () => {
  const words = useWords(accountWords)
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
                      {list(token.scopes.map((scope) => words.scopeNames[scope]))},{" "}
                      {words.expires(day(token.expires_at))}
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

/** Makes a token, and shows its secret this one time. */
const NewToken = () => {
  const words = useWords(accountWords)
  const create = useAct(async (body: Schemas["ApiTokenCreate"]) => {
    const token = await dataOf(api.POST("/auth/tokens", { body }))
    await renew("tokens")
    return token
  })
  if (create.result !== undefined)
    return (
      <>
        <p role="status">{words.tokenOnce}</p>
        <Secret text={create.result.token} />
      </>
    )
  return (
    <Form
      {...create}
      submit={words.createToken}
      onSubmit={({ name = "", ...rest }) =>
        create.run({ name, scopes: scopes.filter((scope) => rest[`scope-${scope}`] === "on") })
      }
    >
      <Field name="name" label={words.tokenName} isRequired most={200} />
      <fieldset class="choices">
        <legend>{words.scopes}</legend>
        {scopes.map((scope) => (
          <label key={scope} class="choice">
            <input type="checkbox" name={`scope-${scope}`} defaultChecked={scope === "read"} />
            <span>{words.scopeNames[scope]}</span>
          </label>
        ))}
      </fieldset>
    </Form>
  )
}
