import { expect } from "chai"
import { yearInWords } from "../../../core/domain/gedcom/match/year-in-words.ts"

describe("The year that a text names", () => {
  it("is the only year, or the latest of several within five years", () => {
    expect(yearInWords("about 1815, in spring")).to.equal(1815)
    expect(yearInWords("28 Jan 1456-1457")).to.equal(1457)
    expect(yearInWords("1457 or 1452")).to.equal(1457)
  })

  it("is null where there is none, or where years lie further apart", () => {
    expect(yearInWords("in spring")).to.equal(null)
    expect(yearInWords("12345 or 815")).to.equal(null)
    expect(yearInWords("1452 or 1458")).to.equal(null)
  })

  it("is found in a text with more years than fit on a stack", () => {
    expect(yearInWords("1815 ".repeat(300_000))).to.equal(1815)
    expect(yearInWords(`${"1815 ".repeat(300_000)}1700`)).to.equal(null)
  })
})
