import { expect } from "chai"
import { descentName, type Descent } from "../../core/domain/kinship/kin-name.ts"

/** What a relative by blood is called, so many steps up and down, as a man, a woman, and anyone. */
const names = (up: number, down: number, more: Partial<Descent> = {}): readonly string[] =>
  (["male", "female", null] as const).map((gender) =>
    descentName({ up, down, half: false, kind: "blood", gender, ...more }),
  )

describe("The name of a relative by descent", () => {
  it("is that of an ancestor or a descendant", () => {
    expect(names(1, 0)).to.deep.equal(["father", "mother", "parent"])
    expect(names(2, 0)).to.deep.equal(["grandfather", "grandmother", "grandparent"])
    expect(names(3, 0)[1]).to.equal("great-grandmother")
    expect(names(4, 0)[1]).to.equal("great-great-grandmother")
    expect(names(5, 0)[1]).to.equal("3× great-grandmother")
    expect(names(0, 1)).to.deep.equal(["son", "daughter", "child"])
    expect(names(0, 3)).to.deep.equal(["great-grandson", "great-granddaughter", "great-grandchild"])
  })

  it("is that of a sibling, an uncle or aunt, a nephew or niece", () => {
    expect(names(1, 1)).to.deep.equal(["brother", "sister", "sibling"])
    expect(names(2, 1)).to.deep.equal(["uncle", "aunt", "aunt or uncle"])
    expect(names(3, 1)[0]).to.equal("great-uncle")
    expect(names(1, 2)).to.deep.equal(["nephew", "niece", "niece or nephew"])
    expect(names(1, 4)[1]).to.equal("great-great-niece")
  })

  it("is that of a cousin with the degree and the generations between", () => {
    expect(names(2, 2)[0]).to.equal("first cousin")
    expect(names(3, 3)[1]).to.equal("second cousin")
    expect(names(3, 4)[2]).to.equal("second cousin once removed")
    expect(names(5, 2)[2]).to.equal("first cousin three times removed")
    expect(names(12, 13)[0]).to.equal("11th cousin once removed")
    expect(names(23, 32)[0]).to.equal("22nd cousin 9 times removed")
  })

  it("says what is half, adoptive, adopted, step or foster", () => {
    const half = { half: true }
    expect(names(1, 1, half)).to.deep.equal(["half-brother", "half-sister", "half-sibling"])
    expect(names(2, 2, half)[0]).to.equal("half first cousin")
    expect(names(1, 0, { kind: "adoption" })).to.deep.equal(["adoptive father", "adoptive mother", "adoptive parent"])
    expect(names(0, 1, { kind: "adoption" })).to.deep.equal(["adopted son", "adopted daughter", "adopted child"])
    expect(names(2, 0, { kind: "adoption" })[1]).to.equal("adoptive grandmother")
    expect(names(0, 2, { kind: "adoption" })[0]).to.equal("adopted grandson")
    expect(names(1, 1, { kind: "adoption" })[1]).to.equal("adoptive sister")
    expect(names(2, 1, { kind: "adoption" })[0]).to.equal("adoptive uncle")
    expect(names(1, 2, { kind: "adoption" })[1]).to.equal("adopted niece")
    expect(names(1, 0, { kind: "step" })).to.deep.equal(["stepfather", "stepmother", "stepparent"])
    expect(names(1, 1, { kind: "step" })[2]).to.equal("step-sibling")
    expect(names(2, 0, { kind: "step" })[1]).to.equal("step-grandmother")
    expect(names(0, 1, { kind: "foster" })).to.deep.equal(["foster son", "foster daughter", "foster child"])
    expect(names(1, 0, { kind: "guardian" })[0]).to.equal("guardian")
    expect(names(0, 1, { kind: "guardian" })[0]).to.equal("ward")
  })
})
