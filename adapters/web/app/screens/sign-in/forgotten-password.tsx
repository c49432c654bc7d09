import { useAct } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { Field, Form } from "../../parts/form.tsx"
import { Screen } from "../../parts/screen.tsx"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { signInWords } from "./words.ts"

/** Asks for a link to set a new password. The answer is the same whether or not there is such an account. */
const ForgottenPassword = () => {
  const words = useWords(signInWords)
  const ask = useAct(async (email: string) => {
    await dataOf(api.POST("/auth/password-reset/request", { body: { email } }))
    return true
  })
  return (
    <Screen title={words.forgot} shape="narrow">
      {ask.result === true ? (
        <p class="note is-good" role="status">
          {words.sent}
        </p>
      ) : (
        <Form {...ask} submit={words.send} onSubmit={({ email = "" }) => ask.run(email)}>
          <p>{words.forgotText}</p>
          <Field name="email" label={words.email} type="email" autoComplete="username" isRequired />
        </Form>
      )}
      <p>
        <a href={to.signIn()}>{words.signIn}</a>
      </p>
    </Screen>
  )
}

export default ForgottenPassword
