import { useAct } from "../api/cache.ts"
import { ProblemNote } from "../parts/problems/problem-note.tsx"
import { useFormats } from "../words/format.ts"
import { useWords } from "../words/language.ts"
import type { AllFacts } from "./more.ts"
import { personWords } from "./words.ts"

interface LeftOutProps {
  readonly all: AllFacts
  readonly kind: Parameters<AllFacts["left"]>[0]
}

/** How many records of a kind a list leaves out, and a button that shows the next ones. Nothing if all are there. */
export const LeftOut = ({ all, kind }: LeftOutProps) => {
  const words = useWords(personWords)
  const { number } = useFormats()
  const act = useAct(() => all.load(kind))
  const left = all.left(kind)
  if (left === 0) return null
  return (
    <p class="soft">
      <span>{words.left({ count: number(left) })}</span>{" "}
      <button type="button" class="button" aria-disabled={act.isRunning} onClick={() => void act.run(undefined)}>
        {words.showMore}
      </button>
      <ProblemNote problem={act.problem} />
    </p>
  )
}
