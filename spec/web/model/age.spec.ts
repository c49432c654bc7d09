import { expect } from "chai"
import { ageBetween } from "../../../adapters/web/app/model/age.ts"

const day = (year: number, month: number | null = null, of: number | null = null) =>
  ({ qualifier: "exact", year, month, day: of, to_day: null, to_month: null, to_year: null, phrase: null }) as const

describe("The age of a person in the app", () => {
  it("is the number of full years from one day to another", () => {
    expect(ageBetween(day(1750, 3, 3), day(1831, 9, 9))).to.equal(81)
    expect(ageBetween(day(1750, 9, 9), day(1831, 9, 8))).to.equal(80)
    expect(ageBetween(day(1750, 9, 9), day(1831, 9, 9))).to.equal(81)
  })

  it("is not said where a day is not known, not exact, of another calendar, or the wrong way round", () => {
    expect(ageBetween(day(1750), day(1831, 9, 9))).to.equal(null)
    expect(ageBetween({ ...day(1750, 3, 3), qualifier: "about" }, day(1831, 9, 9))).to.equal(null)
    expect(ageBetween({ ...day(1750, 3, 3), calendar: "julian" }, day(1831, 9, 9))).to.equal(null)
    expect(ageBetween(day(1831, 9, 9), day(1750, 3, 3))).to.equal(null)
    expect(ageBetween(null, day(1750, 3, 3))).to.equal(null)
  })
})
