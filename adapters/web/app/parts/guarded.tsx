import { useLocation } from "preact-iso/router"
import type { ComponentChildren } from "preact"
import { useEffect } from "preact/hooks"
import type { Schemas } from "../api/client.ts"
import { useMe } from "../api/session.ts"
import { to } from "../routes.ts"
import { AnsweredScreen } from "./answered-screen.tsx"

interface GuardedProps {
  readonly children: (me: Schemas["UserRead"]) => ComponentChildren
}

/** Shows a screen to people with an account. Visitors sign in first, and come back. */
export const Guarded = ({ children }: GuardedProps) => {
  const me = useMe()
  return <AnsweredScreen answer={me}>{(user) => (user === null ? <ToSignIn /> : children(user))}</AnsweredScreen>
}

const ToSignIn = () => {
  const { route, url } = useLocation()
  useEffect(() => route(to.signIn(url), true), [])
  return null
}
