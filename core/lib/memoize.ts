/** The pure function `of`, which answers at once what it was asked lately. It keeps `most` answers at the most, and begins anew with the next. */
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
