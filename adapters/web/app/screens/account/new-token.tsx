import { useState } from "preact/hooks"
import { renew, useAct, useAnswer } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { myTrees } from "../../api/trees.ts"
import { Choices, Field, Form, Select, type Values } from "../../parts/form.tsx"
import { Secret } from "../../parts/secret.tsx"
import { useWords } from "../../words/language.ts"
import { tokenWords } from "./token-words.ts"

/** What a program may do. A token that only suggests changes is that of an assistant. */
const programScopes = ["read", "write", "export", "members", "feed"] as const

const roles = ["member", "recommender"] as const

const users = ["program", "assistant"] as const

/** The body of the request for a token of a program, or of an assistant. */
const bodyOf = ({ name = "", user, role, provider, ...rest }: Values): Schemas["ApiTokenCreate"] => {
  if (user !== "assistant") return { name, scopes: programScopes.filter((scope) => rest[`scope-${scope}`] === "on") }
  const chosen = roles.find((one) => one === role) ?? "member"
  return {
    name,
    scopes: ["read", "propose"],
    ai: { role: chosen, ...(provider === undefined ? {} : { provider }) },
  }
}

/** Makes a token, and shows its secret this one time. */
export const NewToken = () => {
  const words = useWords(tokenWords)
  const [user, setUser] = useState<(typeof users)[number]>("program")
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
    <Form {...create} submit={words.createToken} onSubmit={(values) => create.run(bodyOf(values))}>
      <Field name="name" label={words.tokenName} isRequired most={200} />
      <Select
        name="user"
        label={words.user}
        value={user}
        options={users.map((value) => ({ value, label: words.users[value] }))}
        onChange={setUser}
      />
      {user === "assistant" ? <OfAssistant /> : <OfProgram />}
    </Form>
  )
}

const OfProgram = () => {
  const words = useWords(tokenWords)
  return (
    <fieldset class="choices">
      <legend>{words.scopes}</legend>
      {programScopes.map((scope) => (
        <label key={scope} class="choice">
          <input type="checkbox" name={`scope-${scope}`} defaultChecked={scope === "read"} />
          <span>{words.scopeNames[scope]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The role of an assistant, and one of the providers that trees of the reader have chosen. */
const OfAssistant = () => {
  const words = useWords(tokenWords)
  const trees = useAnswer(myTrees)
  const named = (trees.data ?? []).flatMap(({ ai_member_provider, ai_recommender_provider }) => [
    ai_member_provider,
    ai_recommender_provider,
  ])
  const providers = [...new Set(named)].filter((name) => name !== null).sort()
  return (
    <>
      <p class="soft">{words.assistantText}</p>
      <Choices
        name="role"
        label={words.role}
        value="member"
        options={roles.map((value) => ({ value, label: words.roles[value], hint: words.roleHints[value] }))}
      />
      {providers.length === 0 ? (
        <p class="soft">{words.noProvider}</p>
      ) : (
        <Select
          name="provider"
          label={words.provider}
          value={providers[0]}
          options={providers.map((value) => ({ value, label: value }))}
        />
      )}
    </>
  )
}
