import { useLocation, useRoute } from "preact-iso/router"
import { question, renew, useAct, useAnswer } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { useMe } from "../../api/session.ts"
import { Answered } from "../../parts/answered.tsx"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { Screen } from "../../parts/screen.tsx"
import { toast } from "../../parts/toasts.tsx"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { part } from "../../texts/texts.ts"
import type messages from "../../../../../core/languages/en/app/screens/invitation.ts"

const invitationWords = part<typeof messages>("screens/invitation")

/** What an invitation says. The service counts the tries, so it is asked once for each time the page is opened. */
const invitation = (token: string) =>
  question(["invitation", token], (signal) => api.POST("/invitations/open", { body: { token }, signal }))

/** Where the link of an invitation leads. Opening it uses nothing up; the button does. */
const Invitation = () => {
  const { title } = useWords(invitationWords)
  const { token = "" } = useRoute().query
  return (
    <Screen title={title} shape="narrow">
      <Opened token={token} />
    </Screen>
  )
}

const Opened = ({ token }: { readonly token: string }) => {
  const words = useWords(invitationWords)
  const me = useMe()
  return (
    <Answered answer={useAnswer(invitation(token))}>
      {({ tree_name, invited_by, role, email }) => (
        <>
          <p class="lead">{words.text({ by: invited_by ?? "", tree: tree_name })}</p>
          <p>{words.roles[role]}</p>
          {email === null ? null : <p>{words.forAddress({ email })}</p>}
          <Answered answer={me}>
            {(user) => (user === null ? <ForVisitors email={email} /> : <Join token={token} />)}
          </Answered>
        </>
      )}
    </Answered>
  )
}

const ForVisitors = ({ email }: { readonly email: string | null }) => {
  const words = useWords(invitationWords)
  const { url } = useLocation()
  return (
    <>
      <p>{words.account}</p>
      <p class="buttons">
        <a class="button is-main" href={to.register(url, email ?? undefined)}>
          {words.register}
        </a>
        <a class="button" href={to.signIn(url)}>
          {words.signIn}
        </a>
      </p>
    </>
  )
}

const Join = ({ token }: { readonly token: string }) => {
  const words = useWords(invitationWords)
  const { route } = useLocation()
  const join = useAct(async (_: null) => {
    await dataOf(api.POST("/invitations/accept", { body: { token } }))
    await renew("trees")
    return true
  })
  const press = async (): Promise<void> => {
    if ((await join.run(null)) !== true) return
    route(to.home(), true)
    toast({ text: words.joined })
  }
  return (
    <>
      <ProblemNote problem={join.problem} />
      <p>
        <button type="button" class="button is-main" onClick={() => void press()}>
          {words.join}
        </button>
      </p>
    </>
  )
}

export default Invitation
