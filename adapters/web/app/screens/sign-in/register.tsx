import { useRoute } from "preact-iso/router"
import { useAct } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { Field, Form, type Values } from "../../parts/form.tsx"
import { Screen } from "../../parts/screen.tsx"
import { invitationIn, patterns, to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { useArrival } from "./arrival.ts"
import { signInWords } from "./words.ts"

/** The tree that a new account was invited to. It has no other one. */
const addressAfterInvitation = async (): Promise<string> => {
  const trees = await dataOf(api.GET("/trees")).catch(() => [])
  const [tree] = trees
  return tree === undefined ? to.home() : to.tree(tree.id)
}

/** Makes an account. */
const Register = () => {
  const words = useWords(signInWords)
  const { arrive, back } = useArrival()
  const register = useAct((body: Schemas["Register"]) => dataOf(api.POST("/auth/register", { body })))
  const token = invitationIn(back)
  const address = useRoute().query["email"]
  const submit = async ({ email = "", password = "", display_name = "" }: Values): Promise<void> => {
    const signedIn = await register.run({
      email,
      password,
      ...(display_name.trim() === "" ? {} : { display_name }),
      ...(token === null ? {} : { invitation_token: token }),
    })
    if (signedIn === undefined) return
    // An invitation is accepted with the account, so there is nothing to go back to.
    arrive(signedIn, token === null ? back : await addressAfterInvitation())
  }
  return (
    <Screen title={words.register} shape="narrow">
      <Form {...register} submit={words.register} onSubmit={submit}>
        <Field name="display_name" label={words.name} hint={words.nameHint} autoComplete="name" most={200} />
        <Field name="email" label={words.email} value={address} type="email" autoComplete="username" isRequired />
        <Field
          name="password"
          label={words.password}
          hint={words.passwordHint}
          type="password"
          autoComplete="new-password"
          least={10}
          most={256}
          isRequired
        />
        <p class="soft small">{words.after}</p>
      </Form>
      <p>
        {words.haveAccount} <a href={to.signIn(back === patterns.home ? undefined : back)}>{words.signIn}</a>
      </p>
    </Screen>
  )
}

export default Register
