import { expect } from "chai"
import { earliestYear, latestYear } from "../../../core/domain/date/date-years.ts"
import { parseGedcomDate } from "../../../core/domain/date/parse-date.ts"

describe("the years of a date", () => {
  const cases: readonly (readonly [payload: string, earliest: number | null, latest: number | null])[] = [
    ["12 MAR 1850", 1850, 1850],
    ["BET 1848 AND 1852", 1848, 1852],
    ["FROM 1848 TO 1852", 1848, 1852],
    ["BEF 1850", 1850, 1850],
    ["TO 1850", 1850, 1850],
    ["AFT 1850", 1850, 1850],
    ["FROM 1850", 1850, 1850],
    ["44 B.C.", -44, -44],
    ["11 FEB 1731/32", 1732, 1732],
    ["@#DJULIAN@ 25 DEC 1642", 1642, 1642],
    ["@#DHEBREW@ 5700", 1939, 1940],
    ["@#DHEBREW@ 5 IYR 5708", 1948, 1948],
    ["BET @#DHEBREW@ 5700 AND @#DHEBREW@ TSH 5702", 1939, 1941],
    ["@#DHEBREW@ 3000", -762, -761],
    ["@#DFRENCH R@ 11 FRIM 13", 1804, 1804],
    ["@#DFRENCH R@ NIVO 2", 1793, 1794],
    ["(about 1850)", 1850, 1850],
    ["(some day)", null, null],
  ]
  for (const [payload, earliest, latest] of cases)
    it(`of ${payload} are ${earliest} to ${latest}, Gregorian`, () => {
      const date = parseGedcomDate(payload, "5.5.1")
      expect([earliestYear(date), latestYear(date)]).to.deep.equal([earliest, latest])
    })
})
