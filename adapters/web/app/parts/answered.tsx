import type { ComponentChildren } from "preact"
import type { Answer } from "../api/cache.ts"
import { useCommonWords } from "../words/language.ts"
import { ProblemNote } from "./problems/problem-note.tsx"

interface AnsweredProps<T> {
  readonly answer: Answer<T>
  readonly children: (data: T) => ComponentChildren
}

/** Shows an answer when it is there, and until then that it is coming, or why it does not. */
export const Answered = <T,>({ answer, children }: AnsweredProps<T>) => {
  const words = useCommonWords()
  if (answer.data !== undefined) return <>{children(answer.data)}</>
  if (answer.problem !== null && !answer.isAsking) return <ProblemNote problem={answer.problem} again={answer.again} />
  return (
    <p class="waiting soft" role="status">
      {answer.isTryingAgain ? words.tryingAgain : words.loading}
    </p>
  )
}
