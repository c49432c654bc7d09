import { useLocation } from "preact-iso/router"
import { renew, useAct } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { useHasOwnPasswords } from "../../api/providers.ts"
import { forgetEverything, isSessionEnded, signOutHere } from "../../api/session.ts"
import { Confirm } from "../../parts/dialogs/confirm.tsx"
import { Field, Form } from "../../parts/form.tsx"
import { Guarded } from "../../parts/guarded.tsx"
import { Icon } from "../../parts/icon.tsx"
import { Screen } from "../../parts/screen.tsx"
import { toast } from "../../parts/toasts.tsx"
import { apiPath, to } from "../../routes.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { Calendar } from "./calendar.tsx"
import { SendAgain } from "./send-again.tsx"
import { Sessions } from "./sessions.tsx"
import { Tokens } from "./tokens.tsx"
import { accountWords } from "./words.ts"

type Me = Schemas["UserRead"]

/** Everything about the account of the reader. */
const Account = () => <Guarded>{(me) => <Whole me={me} />}</Guarded>

const Whole = ({ me }: { readonly me: Me }) => {
  const words = useWords(accountWords)
  return (
    <Screen title={words.title} beside={<SignOut />}>
      <You me={me} />
      {useHasOwnPasswords() ? <Password /> : null}
      <Sessions />
      <Tokens />
      <Calendar />
      <section class="panel">
        <h2>{words.data}</h2>
        <p>{words.exportText}</p>
        <p>
          <a class="button" href={apiPath("/users/me/export")} download>
            <Icon name="download" />
            {words.export}
          </a>
        </p>
      </section>
      <section class="panel">
        <h2>{words.delete}</h2>
        <p>{words.deleteText}</p>
        <p>
          <Confirm open={words.delete} title={words.delete}>
            {() => <Delete />}
          </Confirm>
        </p>
      </section>
    </Screen>
  )
}

/** Removes what the app knows from this browser, and ends the session, at once or when the service answers again. */
const SignOut = () => {
  const words = useWords(accountWords)
  const { route } = useLocation()
  const signOut = async (): Promise<void> => {
    await signOutHere()
    route(to.home())
    if (!(await isSessionEnded())) toast({ text: words.notSignedOut })
  }
  return (
    <button type="button" class="button" onClick={() => void signOut()}>
      {words.signOut}
    </button>
  )
}

const You = ({ me }: { readonly me: Me }) => {
  const words = useWords(accountWords)
  const { save, saved } = useCommonWords()
  const rename = useAct(async (display_name: string | null) => {
    const user = await dataOf(api.PATCH("/users/me", { body: { display_name } }))
    await renew("me")
    return user
  })
  const submit = async (name: string): Promise<void> => {
    const user = await rename.run(name.trim() === "" ? null : name)
    if (user !== undefined) toast({ text: saved, undo: () => rename.run(me.display_name) })
  }
  return (
    <section class="panel">
      <h2>{words.you}</h2>
      <p>
        {me.email} <span class="soft">({me.email_verified ? words.verified : words.unverified})</span>
      </p>
      {me.email_verified ? null : <SendAgain />}
      <Form {...rename} submit={save} onSubmit={({ display_name = "" }) => submit(display_name)}>
        <Field name="display_name" label={words.name} value={me.display_name ?? ""} autoComplete="name" most={200} />
      </Form>
    </section>
  )
}

const Password = () => {
  const words = useWords(accountWords)
  const change = useAct(async (body: Schemas["ChangePassword"]) => {
    await dataOf(api.POST("/auth/change-password", { body }))
    await Promise.all([renew("sessions"), renew("tokens")])
    return true
  })
  return (
    <section class="panel">
      <h2>{words.password}</h2>
      <Form
        {...change}
        submit={words.change}
        onSubmit={async ({ current_password = "", new_password = "", keep_tokens }, form) => {
          const keeps = keep_tokens === "on"
          if ((await change.run({ current_password, new_password, keep_tokens: keeps })) !== true) return
          form.reset()
          toast({ text: words.changed })
        }}
      >
        <Field
          name="current_password"
          label={words.current}
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <Field
          name="new_password"
          label={words.next}
          hint={words.nextHint}
          type="password"
          autoComplete="new-password"
          least={10}
          most={256}
          isRequired
        />
        <label class="choice">
          <input type="checkbox" name="keep_tokens" />
          <span>{words.keepTokens}</span>
        </label>
      </Form>
    </section>
  )
}

const Delete = () => {
  const words = useWords(accountWords)
  const { route } = useLocation()
  const remove = useAct(async (email: string) => {
    await dataOf(api.DELETE("/users/me", { body: { email } }))
    return true
  })
  const submit = async (email: string): Promise<void> => {
    if ((await remove.run(email)) !== true) return
    await forgetEverything()
    route(to.home())
  }
  return (
    <Form {...remove} submit={words.delete} isDangerous onSubmit={({ email = "" }) => submit(email)}>
      <p>{words.deleteText}</p>
      <Field name="email" label={words.deleteEmail} type="email" isRequired />
    </Form>
  )
}

export default Account
