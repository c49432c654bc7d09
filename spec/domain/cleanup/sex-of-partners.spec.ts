import { expect } from "chai"
import { sexOfPartners } from "../../../core/domain/cleanup/sex-of-partners.ts"
import type { Gender } from "../../../core/domain/person.ts"

const sexOf = (...genders: readonly Gender[]): string =>
  sexOfPartners(genders.map((gender, index) => ({ gender, displayName: `Partner ${index}` })))?.gender ?? "-"

describe("The sex that partners suggest", () => {
  it("is the opposite of theirs", () => {
    expect(sexOf("male")).to.equal("female")
    expect(sexOf("female")).to.equal("male")
    expect(sexOf("female", "female")).to.equal("male")
  })

  it("is unknown if partners disagree, or without partners", () => {
    expect(sexOf("male", "female")).to.equal("-")
    expect(sexOf("female", "female", "male")).to.equal("-")
    expect(sexOf()).to.equal("-")
  })

  it("does not follow from a partner of another sex, but may follow from other partners", () => {
    expect(sexOf("other")).to.equal("-")
    expect(sexOf("other", "female")).to.equal("male")
    expect(sexOf("female", "other", "male")).to.equal("-")
  })

  it("says which sex it is", () => {
    expect(
      sexOfPartners([
        { gender: "male", displayName: "Charles Darwin" },
        { gender: "other", displayName: "Kim" },
        { gender: "male", displayName: "Leo" },
      ])?.basis,
    ).to.equal("Charles Darwin, Leo")
  })
})
