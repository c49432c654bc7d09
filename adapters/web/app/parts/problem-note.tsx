import type { Problem } from "../api/problems.ts"
import type { Words } from "../words/en.ts"
import { useCommonWords } from "../words/language.ts"

/** A problem as a plain sentence. What a field is wrong about comes from the service, in English. */
export const sentenceOf = (problem: Problem, { problems }: Words): string => {
  const { status, code, message, requestId } = problem
  if (status === 0) return problems.offline
  if (status === 401 && code === "unauthorized") return problems.sessionEnded
  if (status === 403 && message === "") return problems.forbidden
  if (status === 404) return problems.gone
  if (status === 412) return problems.changed
  if (status === 429) return problems.tooMany
  if (status === 503) return problems.busy
  if (status === 507) return problems.storageFull
  if (status >= 500) return `${problems.internal} ${requestId ?? ""}`
  return problem.faults[0]?.message ?? message
}

interface ProblemNoteProps {
  readonly problem: Problem | null
  readonly again?: (() => void) | undefined
}

/** Says what went wrong, and offers another try where one may help. Without a problem it shows nothing. */
export const ProblemNote = ({ problem, again }: ProblemNoteProps) => {
  const words = useCommonWords()
  if (problem === null) return null
  return (
    <div class="note is-bad" role="alert">
      <p>{sentenceOf(problem, words)}</p>
      {again === undefined ? null : (
        <button type="button" class="button" onClick={again}>
          {words.tryAgain}
        </button>
      )}
    </div>
  )
}
