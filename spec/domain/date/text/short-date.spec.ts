import { expect } from "chai"
import { parseGedcomDate } from "../../../../core/domain/date/parse-date.ts"
import { shortDate } from "../../../../core/domain/date/text/short-date.ts"

describe("The short form of a date", () => {
  const short = (payload: string) => {
    const { text, yearFrom, yearTo, qualifier } = shortDate(parseGedcomDate(payload, "5.5.1"))
    return [text, yearFrom, yearTo, qualifier]
  }

  it("has its years, in words that say how sure they are", () => {
    for (const [payload, expected] of [
      ["12 MAR 1883", ["1883", 1883, 1883, "exact"]],
      ["ABT 1883", ["about 1883", 1883, 1883, "about"]],
      ["EST 1883", ["about 1883", 1883, 1883, "estimated"]],
      ["CAL MAR 1883", ["about 1883", 1883, 1883, "calculated"]],
      ["BEF 1883", ["before 1883", null, 1883, "before"]],
      ["TO 1883", ["until 1883", null, 1883, "to"]],
      ["AFT 1883", ["after 1883", 1883, null, "after"]],
      ["FROM 1883", ["from 1883", 1883, null, "from"]],
      ["BET 1848 AND 1852", ["1848–1852", 1848, 1852, "between"]],
      ["BET MAR 1848 AND MAY 1848", ["1848", 1848, 1848, "between"]],
      ["FROM 1848 TO 1852", ["1848–1852", 1848, 1852, "from_to"]],
      ["1490 or 1504", ["1490–1504", 1490, 1504, "between"]],
      ["(Summer 1815)", ["about 1815", 1815, 1815, "phrase"]],
      ["(long ago)", [null, null, null, "phrase"]],
      ["44 B.C.", ["44 BC", -44, -44, "exact"]],
      ["ABT @#DGREGORIAN@ 45", ["about AD 45", 45, 45, "about"]],
      ["BET 1 B.C. AND @#DGREGORIAN@ 1", ["1 BC–AD 1", -1, 1, "between"]],
      ["FROM 099 TO 100", ["AD 99–100", 99, 100, "from_to"]],
      ["between 1847 1865", ["1847–1865", 1847, 1865, "between"]],
      ["1647/16", ["about 1647", 1647, 1647, "about"]],
      ["@#DHEBREW@ TSH 5610", ["1849", 1849, 1849, "exact"]],
    ] as const)
      expect(short(payload), payload).to.deep.equal(expected)
  })

  it("is nothing without a date", () => {
    expect(shortDate(null)).to.deep.equal({ text: null, yearFrom: null, yearTo: null, qualifier: null })
  })
})
