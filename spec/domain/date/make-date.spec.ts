import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import type { DateInput, GenealogicalDate } from "../../../core/domain/date/genealogical-date.ts"
import { composeGedcomDate } from "../../../core/domain/date/compose-date.ts"
import { makeDate } from "../../../core/domain/date/make-date.ts"

const made = (input: DateInput): GenealogicalDate => {
  const date = makeDate(input)
  if (E.isLeft(date)) throw new Error(JSON.stringify(date.left))
  return date.right
}

const faultyPaths = (input: DateInput): readonly string[] => {
  const date = makeDate(input)
  return E.isLeft(date) ? date.left.map(({ path }) => path) : []
}

describe("a structured date", () => {
  it("is exact and Gregorian when nothing else is said", () => {
    expect(made({ year: 1850, month: 3, day: 12 })).to.deep.equal({
      qualifier: "exact",
      calendar: "gregorian",
      day: 12,
      month: 3,
      year: 1850,
      toDay: null,
      toMonth: null,
      toYear: null,
      phrase: null,
      display: "12 MAR 1850",
      sortDay: 2_396_829,
    })
  })

  const displays: readonly (readonly [DateInput, string])[] = [
    [{ qualifier: "about", year: 1850, month: 3, day: 12 }, "ABT 12 MAR 1850"],
    [{ qualifier: "calculated", year: 1850, month: 3 }, "CAL MAR 1850"],
    [{ qualifier: "estimated", year: 1850 }, "EST 1850"],
    [{ qualifier: "before", year: 1850 }, "BEF 1850"],
    [{ qualifier: "after", year: 1850 }, "AFT 1850"],
    [{ qualifier: "between", year: 1848, toYear: 1852 }, "BET 1848 AND 1852"],
    [{ qualifier: "from", year: 1848 }, "FROM 1848"],
    [{ qualifier: "to", year: 1852 }, "TO 1852"],
    [{ qualifier: "from_to", year: 1848, toYear: 1852, toMonth: 2 }, "FROM 1848 TO FEB 1852"],
    [
      { qualifier: "interpreted", year: 1794, month: 10, day: 24, phrase: "3. Brumaire III" },
      "INT 24 OCT 1794 (3. Brumaire III)",
    ],
    [{ qualifier: "interpreted", year: 1794 }, "INT 1794"],
    [{ qualifier: "phrase", phrase: "the summer of the flood" }, "(the summer of the flood)"],
    [{ calendar: "julian", year: 1582, month: 10, day: 5 }, "@#DJULIAN@ 5 OCT 1582"],
    [{ calendar: "hebrew", year: 5784, month: 1 }, "@#DHEBREW@ TSH 5784"],
    [{ calendar: "french_republican", year: 3, month: 13, day: 6 }, "@#DFRENCH R@ 6 COMP 3"],
    [{ qualifier: "between", calendar: "julian", year: 1700, toYear: 1750 }, "BET @#DJULIAN@ 1700 AND @#DJULIAN@ 1750"],
    [{ year: -44 }, "44 B.C."],
    [{ calendar: "julian", year: -44, month: 3, day: 15 }, "@#DJULIAN@ 15 MAR 44 B.C."],
    [{ year: 88 }, "88"],
    [{ qualifier: "between", year: -1, toYear: 1 }, "BET 1 B.C. AND 1"],
    [{ qualifier: "interpreted", year: 7, phrase: "year 07" }, "INT 7 (year 07)"],
    [{ calendar: "julian", year: 88 }, "@#DJULIAN@ 88"],
  ]
  for (const [input, display] of displays) it(`reads ${display}`, () => expect(made(input).display).to.equal(display))

  it("pads a year in a 5.5.1 file only", () => {
    const date = made({ qualifier: "between", year: -1, toYear: 1 })
    expect([date.display, composeGedcomDate(date, "5.5.1"), composeGedcomDate(date, "7.0")]).to.deep.equal([
      "BET 1 B.C. AND 1",
      "BET 1 B.C. AND 001",
      "BET 1 BCE AND 1",
    ])
  })

  it("sorts by its earliest day, whatever its qualifier", () => {
    const firstOf1850 = made({ year: 1850, month: 1, day: 1 }).sortDay
    for (const qualifier of ["exact", "about", "before", "after", "from", "to", "interpreted"] as const)
      expect(made({ qualifier, year: 1850 }).sortDay, qualifier).to.equal(firstOf1850)
    expect(made({ qualifier: "between", year: 1850, toYear: 1860 }).sortDay).to.equal(firstOf1850)
    expect(made({ qualifier: "phrase", phrase: "1850" }).sortDay).to.equal(null)
  })

  const refused: readonly (readonly [why: string, input: DateInput, paths: readonly string[]])[] = [
    ["has no year", {}, ["year"]],
    ["has a month without a year", { month: 3 }, ["year"]],
    ["has a day without a month", { year: 1850, day: 12 }, ["month"]],
    ["is in the year 0", { year: 0 }, ["year"]],
    ["has a year of five digits", { year: 10_000 }, ["year"]],
    ["has half a day", { year: 1850, month: 3, day: 1.5 }, ["", "day"]],
    ["has half a month", { year: 1850, month: 1.5 }, ["month"]],
    ["is in a thirteenth Gregorian month", { year: 1850, month: 13 }, ["month"]],
    ["is the 29th of February of a common year", { year: 1900, month: 2, day: 29 }, ["", "day"]],
    ["is on day 0", { year: 1900, month: 2, day: 0 }, ["", "day"]],
    ["is in the second Adar of a common year", { calendar: "hebrew", year: 5783, month: 7, day: 1 }, ["month"]],
    ["is in a Hebrew year before the first", { calendar: "hebrew", year: -1 }, ["year"]],
    ["is in a Republican year before the first", { calendar: "french_republican", year: -1 }, ["year"]],
    [
      "is a sixth complementary day of a common year",
      { calendar: "french_republican", year: 2, month: 13, day: 6 },
      ["", "day"],
    ],
    ["is between one year and nothing", { qualifier: "between", year: 1850 }, ["toYear"]],
    ["ends before it begins", { qualifier: "between", year: 1852, toYear: 1848 }, ["toYear"]],
    [
      "ends a day before it begins",
      { qualifier: "from_to", year: 1850, month: 3, day: 2, toYear: 1850, toMonth: 3, toDay: 1 },
      ["toYear"],
    ],
    [
      "ends on a day that is none",
      { qualifier: "from_to", year: 1850, toYear: 1851, toMonth: 4, toDay: 31 },
      ["", "toDay"],
    ],
    [
      "begins and ends on days that are none",
      { qualifier: "from_to", year: 1850, month: 2, day: 30, toYear: 1851, toMonth: 4, toDay: 31 },
      ["", "day", "toDay"],
    ],
    [
      "has an end that its qualifier has not",
      { qualifier: "to", year: 1850, toYear: 1852, toMonth: 1 },
      ["toMonth", "toYear"],
    ],
    ["is a phrase without words", { qualifier: "phrase", phrase: "  " }, ["phrase"]],
    ["is a phrase with a year", { qualifier: "phrase", phrase: "long ago", year: 1850 }, ["year"]],
    ["is exact and yet read out of a phrase", { year: 1850, phrase: "long ago" }, ["phrase"]],
    ["is wrong at both ends", { qualifier: "between", year: 0, toYear: 1850, toDay: 1 }, ["year", "toMonth"]],
  ]
  for (const [why, input, paths] of refused)
    it(`is refused when it ${why}, naming ${paths.map((path) => path || "the date").join(" and ")}`, () =>
      expect(faultyPaths(input)).to.deep.equal(paths))

  it("may begin and end in one year, or within what its end leaves open", () => {
    expect(made({ qualifier: "between", year: 1850, toYear: 1850 }).display).to.equal("BET 1850 AND 1850")
    expect(made({ qualifier: "between", year: 1850, month: 3, toYear: 1850 }).display).to.equal("BET MAR 1850 AND 1850")
  })

  it("keeps the 29th of February 1700 for those who had one", () => {
    expect(faultyPaths({ calendar: "julian", year: 1700, month: 2, day: 29 })).to.deep.equal([])
    expect(faultyPaths({ calendar: "gregorian", year: 1700, month: 2, day: 29 })).to.deep.equal(["", "day"])
  })

  it("carries a phrase beside any other qualifier, outside its display", () => {
    const date = made({ qualifier: "about", year: 1850, phrase: "in his prime" })
    expect([date.phrase, date.display]).to.deep.equal(["in his prime", "ABT 1850"])
  })

  it("keeps the dual wording of its year", () => {
    const date = made({ year: 1732, month: 2, day: 11, phrase: "11 FEB 1731/32" })
    expect([date.year, date.display]).to.deep.equal([1732, "11 FEB 1731/32"])
    expect(faultyPaths({ year: 1732, month: 2, day: 12, phrase: "11 FEB 1731/32" })).to.deep.equal(["phrase"])
  })
})
