import "../support/texts.ts"
import { expect } from "chai"
import { lifeSpan } from "../../../adapters/web/app/model/life-span.ts"
import { shortYears } from "../../../adapters/web/app/model/short-date.ts"

describe("The years of a card", () => {
  const fact = { date: null, place: null }

  it("are in the words of the reader's language", () => {
    for (const [qualifier, from, to, en, de] of [
      ["exact", 1883, 1883, "1883", "1883"],
      ["about", 1883, 1883, "about 1883", "um 1883"],
      ["estimated", 1883, 1883, "about 1883", "um 1883"],
      ["phrase", 1883, 1883, "about 1883", "um 1883"],
      ["before", null, 1850, "before 1850", "vor 1850"],
      ["after", 1850, null, "after 1850", "nach 1850"],
      ["between", 1848, 1852, "1848–1852", "1848–1852"],
      ["between", 1848, 1848, "1848", "1848"],
      ["exact", -44, -44, "44 BC", "44 v. Chr."],
      ["exact", 45, 45, "AD 45", "45 n. Chr."],
      ["between", -1, 1, "1 BC–AD 1", "1 v. Chr.–1 n. Chr."],
    ] as const) {
      const known = { ...fact, qualifier, year_from: from, year_to: to }
      expect([shortYears(known, 1, "en"), shortYears(known, 1, "de")]).to.deep.equal([en, de])
    }
  })

  it("are the year of the card without a date, and nothing without a year", () => {
    expect(shortYears(null, 1850, "en")).to.equal("1850")
    expect(shortYears(fact, 1850, "en")).to.equal("1850")
    expect(shortYears(null, null, "en")).to.equal(null)
  })

  it("are joined without blanks where they are only years", () => {
    expect(lifeSpan("1819", "1901")).to.equal("1819–1901")
    expect(lifeSpan("about 1819", "1901")).to.equal("about 1819 – 1901")
    expect(lifeSpan("1848–1852", "1901")).to.equal("1848–1852 – 1901")
  })
})
