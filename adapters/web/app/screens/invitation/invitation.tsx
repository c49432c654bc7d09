import { useLocation, useRoute } from "preact-iso/router"
import { renew, useAct } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { useMe } from "../../api/session.ts"
import { Answered } from "../../parts/answered.tsx"
import { ProblemNote } from "../../parts/problem-note.tsx"
import { Screen } from "../../parts/screen.tsx"
import { toast } from "../../parts/toasts.tsx"
import { to } from "../../routes.ts"
import { useWords, words } from "../../words/language.ts"

const invitationWords = words(
  {
    title: "You are invited",
    text: "Someone invites you to their family tree.",
    account: "Sign in, or create an account. Then you can join.",
    signIn: "Sign in",
    register: "Create an account",
    join: "Join the tree",
    joined: "You have joined the tree.",
  },
  {
    title: "Sie sind eingeladen",
    text: "Jemand lädt Sie in einen Familienstammbaum ein.",
    account: "Melden Sie sich an, oder legen Sie ein Konto an. Dann können Sie beitreten.",
    signIn: "Anmelden",
    register: "Konto anlegen",
    join: "Dem Baum beitreten",
    joined: "Sie gehören jetzt zum Baum.",
  },
)

/** Where the link of an invitation leads. Opening it uses nothing up; the button does. */
const Invitation = () => {
  const { title, text } = useWords(invitationWords)
  return (
    <Screen title={title} shape="narrow">
      <p class="lead">{text}</p>
      <Answered answer={useMe()}>{(me) => (me === null ? <ForVisitors /> : <Join />)}</Answered>
    </Screen>
  )
}

const ForVisitors = () => {
  const words = useWords(invitationWords)
  const { url } = useLocation()
  return (
    <>
      <p>{words.account}</p>
      <p class="buttons">
        <a class="button is-main" href={to.register(url)}>
          {words.register}
        </a>
        <a class="button" href={to.signIn(url)}>
          {words.signIn}
        </a>
      </p>
    </>
  )
}

const Join = () => {
  const words = useWords(invitationWords)
  const { token = "" } = useRoute().query
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
