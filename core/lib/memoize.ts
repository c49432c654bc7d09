/**
 * Caches the answers of the pure function `of`. The cache holds at most `most` answers; when it is full it is
 * emptied.
 */
export const memoize = <Question, Answer>(
  most: number,
  of: (question: Question) => NonNullable<Answer>,
): ((question: Question) => NonNullable<Answer>) => memoizeBy(most, (question) => question, of)

/** As `memoize`, for questions that are equal when their keys are. */
export const memoizeBy = <Question, Key, Answer>(
  most: number,
  keyOf: (question: Question) => Key,
  of: (question: Question) => NonNullable<Answer>,
): ((question: Question) => NonNullable<Answer>) => {
  const known = new Map<Key, NonNullable<Answer>>()
  return (question) => {
    const key = keyOf(question)
    const answer = known.get(key)
    if (answer !== undefined) return answer
    if (known.size >= most) known.clear()
    const fresh = of(question)
    known.set(key, fresh)
    return fresh
  }
}
