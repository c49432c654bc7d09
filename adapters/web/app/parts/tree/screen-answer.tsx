import { lazily } from "../lazily.ts"
import type { ComponentChildren } from "preact"
import type { Answer } from "../../api/cache.ts"
import { AnsweredScreen } from "../answered-screen.tsx"

const NotShown = lazily(() => import("./not-shown.tsx"))

interface ScreenAnswerProps<T> {
  readonly answer: Answer<T>
  readonly tree: string
  /** The person that the screen is about. */
  readonly person: string
  readonly children: (data: T) => ComponentChildren
}

/** A whole screen about a person, or why this reader does not see them. */
export const ScreenAnswer = <T,>({ answer, tree, person, children }: ScreenAnswerProps<T>) => {
  const { data, problem, isAsking } = answer
  const isRefused = problem?.status === 404 || problem?.status === 403
  if (data === undefined && !isAsking && isRefused) return <NotShown tree={tree} person={person} />
  return <AnsweredScreen answer={answer}>{children}</AnsweredScreen>
}
