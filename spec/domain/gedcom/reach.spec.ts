import { expect } from "chai"
import { seeded } from "../../bench/random.ts"
import { measureReach } from "../../support/slips.ts"

describe("One slip in a name of five letters or more, with the right year", () => {
  const { reach, precision } = measureReach(3_000, 400, seeded(1815))

  for (const { kind, part, missed } of reach) {
    it(`hides at most one person in twenty: ${kind} in the ${part === "given" ? "given name" : "surname"}`, () => {
      expect(missed).to.be.at.most(0.05)
    })
  }

  it("makes at most one high match in a hundred one of somebody else", () => {
    expect(precision).to.be.at.least(0.99)
  })
})
