import type { ComponentChildren } from "preact"
import { useLocation } from "preact-iso/router"
import type { Answer } from "../api/cache.ts"
import { to, treeIn } from "../routes.ts"
import { useCommonWords } from "../words/language.ts"
import { Answered } from "./answered.tsx"
import { Screen } from "./screen.tsx"

interface AnsweredScreenProps<T> {
  readonly answer: Answer<T>
  readonly children: (data: T) => ComponentChildren
}

/**
 * Shows a screen when its answer has arrived. Before that, the page says that the answer is loading, or why it
 * failed.
 */
export const AnsweredScreen = <T,>({ answer, children }: AnsweredScreenProps<T>) => {
  const { broken, notFound, ways } = useCommonWords()
  const tree = treeIn(useLocation().path)
  const { data, problem, isAsking } = answer
  if (data !== undefined) return <>{children(data)}</>
  const waiting = <Answered answer={answer}>{() => null}</Answered>
  if (problem === null || isAsking)
    return (
      <main id="main" class="page">
        {waiting}
      </main>
    )
  return (
    <Screen title={problem.status === 404 ? notFound.title : broken.title} shape="narrow">
      {waiting}
      <p class="buttons">
        <a class="button" href={tree === null ? to.home() : to.tree(tree)}>
          {tree === null ? notFound.home : ways.overview}
        </a>
      </p>
    </Screen>
  )
}
