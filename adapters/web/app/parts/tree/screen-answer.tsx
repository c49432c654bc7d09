import type { Answer } from "../../api/cache.ts"
import { useIsVisitor } from "../../api/view-as.ts"
import { to } from "../../routes.ts"
import type { ComponentChildren } from "preact"
import { useCommonWords } from "../../words/language.ts"
import { AnsweredScreen } from "../answered-screen.tsx"
import { Screen } from "../screen.tsx"
import { WhyHidden } from "./why-hidden.tsx"

interface ScreenAnswerProps<T> {
  readonly answer: Answer<T>
  readonly tree: string
  /** The person that the screen is about. */
  readonly person: string
  readonly children: (data: T) => ComponentChildren
}

/** A whole screen about a person, or why this reader does not see them, with the ways on. */
export const ScreenAnswer = <T,>({ answer, tree, person, children }: ScreenAnswerProps<T>) => {
  const { problems, ways, notFound } = useCommonWords()
  const isVisitor = useIsVisitor(tree) === true
  const { data, problem, isAsking } = answer
  if (data !== undefined || isAsking || (problem?.status !== 404 && problem?.status !== 403))
    return <AnsweredScreen answer={answer}>{children}</AnsweredScreen>
  return (
    <Screen title={problems.noPerson} shape="narrow">
      <p>{isVisitor ? problems.noPersonForVisitors : problems.noPersonForYou}</p>
      <WhyHidden tree={tree} person={person} />
      <p class="buttons">
        <a class="button is-main" href={to.tree(tree)}>
          {ways.overview}
        </a>
        <a class="button" href={to.home()}>
          {notFound.home}
        </a>
      </p>
    </Screen>
  )
}
