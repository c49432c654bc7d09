import { useLocation, useRoute } from "preact-iso/router"
import { question, renew, useAct, useAnswer } from "../../api/cache.ts"
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
    text: (by: string | null, tree: string): string =>
      by === null ? `You are invited to the family tree “${tree}”.` : `${by} invites you to the family tree “${tree}”.`,
    roles: {
      viewer: "You will be able to read it.",
      editor: "You will be able to read and change it.",
      owner: "You will own it together with the other owners.",
    },
    forAddress: (email: string): string => `The invitation is for the account with the address ${email}.`,
    account: "Sign in, or create an account. Then you can join.",
    signIn: "Sign in",
    register: "Create an account",
    join: "Join the tree",
    joined: "You have joined the tree.",
  },
  {
    title: "Sie sind eingeladen",
    text: (by, tree) =>
      by === null
        ? `Sie sind in den Stammbaum „${tree}“ eingeladen.`
        : `${by} lädt Sie in den Stammbaum „${tree}“ ein.`,
    roles: {
      viewer: "Sie können ihn dann lesen.",
      editor: "Sie können ihn dann lesen und ändern.",
      owner: "Er gehört dann auch Ihnen, zusammen mit den anderen Eigentümern.",
    },
    forAddress: (email) => `Die Einladung gilt für das Konto mit der Adresse ${email}.`,
    account: "Melden Sie sich an, oder legen Sie ein Konto an. Dann können Sie beitreten.",
    signIn: "Anmelden",
    register: "Konto anlegen",
    join: "Dem Baum beitreten",
    joined: "Sie gehören jetzt zum Baum.",
  },
)

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
          <p class="lead">{words.text(invited_by, tree_name)}</p>
          <p>{words.roles[role]}</p>
          {email === null ? null : <p>{words.forAddress(email)}</p>}
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
