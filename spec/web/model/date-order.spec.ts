import { expect } from "chai"
import { isBefore } from "../../../adapters/web/app/model/date-order.ts"
import { readDate } from "../../../adapters/web/app/model/dates.ts"

const dateOf = (text: string) => {
  const read = readDate(text, "en")
  return read.kind === "date" ? read.date : null
}
const before = (one: string, other: string): boolean => isBefore(dateOf(one), dateOf(other))

describe("A date before another one", () => {
  it("is so whatever exact days both mean", () => {
    expect(before("1850", "1883")).to.equal(true)
    expect(before("11 March 1850", "12 March 1850")).to.equal(true)
    expect(before("1848-52", "1853")).to.equal(true)
    expect(before("before 1850", "1850")).to.equal(false)
    expect(before("before 1850", "1851")).to.equal(true)
  })

  it("is not so while both may mean the same day, or nothing is known", () => {
    expect(before("1850", "12 March 1850")).to.equal(false)
    expect(before("after 1850", "1883")).to.equal(false)
    expect(before("1852", "1848-52")).to.equal(false)
    expect(before("", "1883")).to.equal(false)
    expect(isBefore(null, null)).to.equal(false)
  })
})
