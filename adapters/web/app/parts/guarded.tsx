import { useLocation, useRoute } from "preact-iso/router"
import type { ComponentChildren } from "preact"
import { useEffect } from "preact/hooks"
import type { Schemas } from "../api/client.ts"
import { useMe } from "../api/session.ts"
import { useViewer } from "../api/view-as.ts"
import { to, treeIn } from "../routes.ts"
import { useWords } from "../words/language.ts"
import { part } from "../texts/texts.ts"
import type messages from "../../../../core/languages/en/app/guarded.ts"
import { AnsweredScreen } from "./answered-screen.tsx"
import { Screen } from "./screen.tsx"

/** The words of a screen that is closed while the tree is seen as someone else. */
const guardedWords = part<typeof messages>("guarded")

interface GuardedProps {
  readonly children: (me: Schemas["UserRead"]) => ComponentChildren
}

/**
 * Shows a screen to people with an account. Visitors sign in first, and come back. While the reader looks at the tree
 * as someone else, the screen is closed.
 */
export const Guarded = ({ children }: GuardedProps) => {
  const me = useMe()
  const { closed, closedText } = useWords(guardedWords)
  if (useViewer(treeIn(useLocation().path)) !== null)
    return (
      <Screen title={closed} shape="narrow">
        <p>{closedText}</p>
      </Screen>
    )
  return <AnsweredScreen answer={me}>{(user) => (user === null ? <ToSignIn /> : children(user))}</AnsweredScreen>
}

/** A screen stays until the next one has loaded. It asks for a sign-in only while the reader is still at its address. */
const ToSignIn = () => {
  const { route, url, path } = useLocation()
  const { path: own } = useRoute()
  useEffect(() => {
    if (own === path) route(to.signIn(url), true)
  }, [])
  return null
}
