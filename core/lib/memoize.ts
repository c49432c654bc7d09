/**
 * Caches the answers of the pure function `of`. The cache holds at most `most` answers; when it is full it is
 * emptied.
 */
export const memoize = <Question, Answer>(
  most: number,
  of: (question: Question) => NonNullable<Answer>,
): ((question: Question) => NonNullable<Answer>) => {
  const known = new Map<Question, NonNullable<Answer>>()
  return (question) => {
    const answer = known.get(question)
    if (answer !== undefined) return answer
    if (known.size >= most) known.clear()
    const fresh = of(question)
    known.set(question, fresh)
    return fresh
  }
}
