import { useRoute } from "preact-iso/router"
import { useAct } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { useHasOwnPasswords, useProviders } from "../../api/providers.ts"
import { Field, Form } from "../../parts/form.tsx"
import { Screen } from "../../parts/screen.tsx"
import { apiPath, patterns, to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { useArrival } from "./arrival.ts"
import { signInWords } from "./words.ts"

/** Signs in with a password, or with an identity provider where the service has one. */
const SignIn = () => {
  const words = useWords(signInWords)
  const { arrive, back } = useArrival()
  const { error } = useRoute().query
  const hasOwnPasswords = useHasOwnPasswords()
  const signIn = useAct((body: Schemas["Login"]) => dataOf(api.POST("/auth/login", { body })))
  return (
    <Screen title={words.signIn} shape="narrow">
      {error === undefined ? null : (
        <p class="note is-bad" role="alert">
          {words.refused({ code: error })}
        </p>
      )}
      <OtherWays back={back} />
      <Form
        {...signIn}
        submit={words.signIn}
        onSubmit={async ({ email = "", password = "" }) => arrive(await signIn.run({ email, password }))}
        beside={hasOwnPasswords ? <a href={to.forgotPassword()}>{words.forgotLink}</a> : null}
      >
        <Field name="email" label={words.email} type="email" autoComplete="username" isRequired />
        <Field name="password" label={words.password} type="password" autoComplete="current-password" isRequired />
      </Form>
      {hasOwnPasswords ? (
        <p>
          {words.noAccount} <a href={to.register(back === patterns.home ? undefined : back)}>{words.register}</a>
        </p>
      ) : null}
    </Screen>
  )
}

/** The buttons of identity providers. Most services have none. */
const OtherWays = ({ back }: { readonly back: string }) => {
  const words = useWords(signInWords)
  const others = useProviders().filter(({ kind }) => kind === "oidc")
  if (others.length === 0) return null
  return (
    <ul class="stack">
      {others.map(({ id, name }) => (
        <li key={id}>
          <a
            class="button"
            href={apiPath(`/auth/oidc/${encodeURIComponent(id)}/start?return_to=${encodeURIComponent(back)}`)}
          >
            {words.with({ provider: name })}
          </a>
        </li>
      ))}
    </ul>
  )
}

export default SignIn
