import { expect } from "chai"
import fc from "fast-check"
import { editDistance, mostDifference } from "../../../core/domain/search/edit-distance.ts"
import { plainDistance } from "../../support/search-oracle.ts"

describe("The distance of two words", () => {
  it("is the number of letters put in, taken out or changed", () => {
    for (const [a, b, distance] of [
      ["smith", "smith", 0],
      ["smith", "smiths", 1],
      ["smith", "smit", 1],
      ["smith", "smyth", 1],
      ["meyer", "maier", 2],
      ["", "anna", 4],
      ["anna", "", 4],
    ] as const)
      expect(editDistance(a, b), `${a} ${b}`).to.equal(distance)
  })

  it("counts a swap of neighbours as one", () => {
    expect(editDistance("john", "jonh")).to.equal(1)
    expect(editDistance("schmidt", "shcmitd")).to.equal(2)
  })

  it("is that of the textbooks for any words of at most 32 letters", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), maxLength: 32 })
    fc.assert(
      fc.property(
        word,
        word,
        (a, b) => editDistance(a, b) === plainDistance(a, b) && editDistance(b, a) === plainDistance(a, b),
      ),
      { numRuns: 3_000 },
    )
  })

  it("may be one letter in three, and always one", () => {
    expect([1, 2, 3, 5, 6, 8, 9, 12].map(mostDifference)).to.deep.equal([1, 1, 1, 1, 2, 2, 3, 4])
  })
})
