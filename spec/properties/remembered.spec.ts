import { expect } from "chai"
import fc from "fast-check"
import { memoize } from "../../core/lib/memoize.ts"

describe("What is remembered", () => {
  it("is what the function answers, whatever is asked in whatever order", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.integer({ min: 1, max: 5 }), (questions, most) => {
        const double = memoize(most, (question: number) => `${question}${question}`)
        expect(questions.map(double)).to.deep.equal(questions.map((question) => `${question}${question}`))
      }),
    )
  })

  it("is asked once for each of the last questions", () => {
    const asked: number[] = []
    const same = memoize(2, (question: number) => {
      asked.push(question)
      return question
    })
    for (const question of [1, 2, 1, 2, 3, 3, 1]) same(question)
    expect(asked).to.deep.equal([1, 2, 3, 1])
  })
})
