import "../support/texts.ts"
import { expect } from "chai"
import fc from "fast-check"
import { dateInWords, type WrittenDate } from "../../../adapters/web/app/model/date-words.ts"
import type { Qualifier } from "../../../adapters/web/app/model/qualifiers.ts"
import { readDate } from "../../../adapters/web/app/model/dates.ts"

/** What the app understood, in words of the same language. */
const understood = (text: string, language: "en" | "de" = "en"): string => {
  const read = readDate(text, language)
  if (read.kind === "date") return `${read.date.qualifier}: ${dateInWords(read.date, language)}`
  return read.kind === "empty" ? "empty" : read.reason
}

const inEnglish: readonly (readonly [written: string, understood: string])[] = [
  ["", "empty"],
  ["1850", "exact: 1850"],
  ["March 1850", "exact: March 1850"],
  ["mar 1850", "exact: March 1850"],
  ["12 March 1850", "exact: 12 March 1850"],
  ["12th of March 1850", "exact: 12 March 1850"],
  ["March 12, 1850", "exact: 12 March 1850"],
  ["Mar. 12th 1850", "exact: 12 March 1850"],
  ["1850-03-12", "exact: 12 March 1850"],
  ["1850-03", "exact: March 1850"],
  ["12.3.1850", "exact: 12 March 1850"],
  ["13/3/1850", "exact: 13 March 1850"],
  ["3/13/1850", "exact: 13 March 1850"],
  ["about March 1850", "about: about March 1850"],
  ["abt 1850", "about: about 1850"],
  ["ca. 1850", "about: about 1850"],
  ["c. 1850", "about: about 1850"],
  ["~1850", "about: about 1850"],
  ["1850?", "about: about 1850"],
  ["before 1850", "before: before 1850"],
  ["after 12 March 1850", "after: after 12 March 1850"],
  ["since 1850", "from: from 1850"],
  ["until May 1850", "to: until May 1850"],
  ["estimated 1850", "estimated: estimated 1850"],
  ["calculated 1850", "calculated: calculated 1850"],
  ["1848-52", "between: between 1848 and 1852"],
  ["1848–1852", "between: between 1848 and 1852"],
  ["1848/52", "between: between 1848 and 1852"],
  ["between 1848 and 1852", "between: between 1848 and 1852"],
  ["from March 1848 to 1852", "from_to: from March 1848 to 1852"],
  ["44 BC", "exact: 44 BC"],
  ["15 March 44 BC", "exact: 15 March 44 BC"],
  ["29 February 1848", "exact: 29 February 1848"],
  ["29 February 1850", "no_such_day"],
  ["29 February 1900", "no_such_day"],
  ["29 February 2000", "exact: 29 February 2000"],
  ["31.4.1850", "no_such_day"],
  ["12.13.1850", "no_such_day"],
  ["0", "no_such_day"],
  ["3/4/1850", "which_is_the_month"],
  ["between 1852 and 1848", "wrong_order"],
  ["when the old mill burned", "unknown"],
  ["Foo 1850", "unknown"],
]

const inGerman: readonly (readonly [written: string, understood: string])[] = [
  ["um 1850", "about: um 1850"],
  ["etwa März 1850", "about: um März 1850"],
  ["12.3.1850", "exact: 12. März 1850"],
  ["12. 3. 1850", "exact: 12. März 1850"],
  ["3/4/1850", "exact: 3. April 1850"],
  ["12. März 1850", "exact: 12. März 1850"],
  ["12. Mrz 1850", "exact: 12. März 1850"],
  ["Jänner 1850", "exact: Januar 1850"],
  ["vor 1850", "before: vor 1850"],
  ["nach Mai 1850", "after: nach Mai 1850"],
  ["zwischen 1848 und 1852", "between: zwischen 1848 und 1852"],
  ["von 1848 bis 1852", "from_to: von 1848 bis 1852"],
  ["seit 1850", "from: ab 1850"],
  ["bis Oktober 1850", "to: bis Oktober 1850"],
  ["geschätzt 1850", "estimated: geschätzt 1850"],
  ["44 v. Chr.", "exact: 44 v. Chr."],
  ["31. Juni 1850", "no_such_day"],
]

const point = fc
  .record({
    year: fc.integer({ min: 32, max: 1999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .chain((full) => fc.constantFrom(full, { ...full, day: null }, { ...full, month: null, day: null }))

const single: fc.Arbitrary<WrittenDate> = fc
  .tuple(
    point,
    fc.constantFrom<Qualifier>("exact", "about", "calculated", "estimated", "before", "after", "from", "to"),
  )
  .map(([from, qualifier]) => ({ qualifier, ...from, to_day: null, to_month: null, to_year: null, phrase: null }))

const double: fc.Arbitrary<WrittenDate> = fc
  .tuple(point, point, fc.constantFrom<Qualifier>("between", "from_to"))
  .map(([from, to, qualifier]) => ({
    qualifier,
    ...from,
    to_day: to.day,
    to_month: to.month,
    to_year: from.year + to.year,
    phrase: null,
  }))

describe("A written date", () => {
  for (const [written, meaning] of inEnglish) {
    it(`"${written}" in English is ${meaning}`, () => expect(understood(written)).to.equal(meaning))
  }

  for (const [written, meaning] of inGerman) {
    it(`"${written}" in German is ${meaning}`, () => expect(understood(written, "de")).to.equal(meaning))
  }

  for (const language of ["en", "de"] as const) {
    it(`is understood as the app writes it, in ${language}`, () => {
      fc.assert(
        fc.property(fc.oneof(single, double), (date) => {
          expect(readDate(dateInWords(date, language), language)).to.deep.equal({ kind: "date", date })
        }),
      )
    })
  }

  it("may be any text without a failure", () => {
    fc.assert(fc.property(fc.string(), (text) => void readDate(text, "en")))
  })
})

describe("A date in words", () => {
  const exact: WrittenDate = {
    qualifier: "exact",
    day: 5,
    month: 10,
    year: 1582,
    to_day: null,
    to_month: null,
    to_year: null,
    phrase: null,
  }

  it("names the calendar if it is another one", () => {
    expect(dateInWords({ ...exact, calendar: "julian" }, "en")).to.equal("5 October 1582 (Julian calendar)")
    expect(dateInWords({ ...exact, calendar: "hebrew", display: "@#DHEBREW@ 5 AAV 5582" }, "de")).to.equal(
      "@#DHEBREW@ 5 AAV 5582",
    )
  })

  it("is the phrase if there is no more", () => {
    const phrase = { ...exact, qualifier: "phrase", year: null, phrase: "at harvest" } as const
    expect(dateInWords(phrase, "en")).to.equal("at harvest")
  })
})
