import { useEffect, useState } from "preact/hooks"
import { answers, type Question } from "../api/cache.ts"
import { deletedMeanwhile, type Problem, problemOf } from "../api/problems.ts"

/** What became of a save: the record that someone else saved meanwhile, or else what the form shows as its problem. */
export interface Conflict<T> {
  readonly theirs: T | null
  readonly problem: Problem | null
}

/**
 * Reads a record again when its save is refused because someone else has changed it. `theirs` is the record as it is
 * now. If it was deleted meanwhile, the problem says so. A null question is that of a record that is not saved yet.
 */
export const useConflict = <T>(question: Question<T> | null, problem: Problem | null): Conflict<T> => {
  const [theirs, setTheirs] = useState<T | null>(null)
  const [isGone, setGone] = useState(false)
  const isConflict = problem?.status === 412 && question !== null
  const id = JSON.stringify(question?.key)
  useEffect(() => {
    setTheirs(null)
    setGone(false)
    if (!isConflict) return
    const { key, ask } = question
    const again = answers.fetchQuery({ queryKey: key, queryFn: ({ signal }) => ask(signal), staleTime: 0 })
    again.then(setTheirs, (failure: unknown) => setGone(problemOf(failure).status === 404))
  }, [isConflict, id])
  return isConflict ? { theirs, problem: isGone ? deletedMeanwhile : problem } : { theirs: null, problem }
}
