import { expect } from "chai"
import { sexOfPartners } from "../../../core/domain/cleanup/sex-of-partners.ts"
import type { Gender } from "../../../core/domain/person.ts"

const sexOf = (...genders: readonly Gender[]): string =>
  sexOfPartners(genders.map((gender, index) => ({ gender, displayName: `Partner ${index}` })))?.gender ?? "-"

describe("The sex that partners tell", () => {
  it("is the opposite of theirs", () => {
    expect(sexOf("male")).to.equal("female")
    expect(sexOf("female")).to.equal("male")
    expect(sexOf("female", "female")).to.equal("male")
  })

  it("is not told by partners who disagree, nor by none", () => {
    expect(sexOf("male", "female")).to.equal("-")
    expect(sexOf("female", "female", "male")).to.equal("-")
    expect(sexOf()).to.equal("-")
  })

  it("is not told by a partner of another sex, beside whom others may tell it", () => {
    expect(sexOf("other")).to.equal("-")
    expect(sexOf("other", "female")).to.equal("male")
    expect(sexOf("female", "other", "male")).to.equal("-")
  })

  it("says whose it is", () => {
    expect(
      sexOfPartners([
        { gender: "male", displayName: "Charles Darwin" },
        { gender: "other", displayName: "Kim" },
        { gender: "male", displayName: "Leo" },
      ])?.basis,
    ).to.equal("Charles Darwin, Leo")
  })
})
