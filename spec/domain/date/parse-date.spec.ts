import { expect } from "chai"
import { composeGedcomDate, gedcomPhrase } from "../../../core/domain/date/compose-date.ts"
import type { GedcomVersion } from "../../../core/domain/date/gedcom-words.ts"
import type { GenealogicalDate } from "../../../core/domain/date/genealogical-date.ts"
import { parseGedcomDate, withPhrase } from "../../../core/domain/date/parse-date.ts"

/** The parts that are there. */
const parts = (text: string, version: GedcomVersion = "5.5.1"): Partial<GenealogicalDate> => {
  const { display: _display, sortDay: _sortDay, ...rest } = parseGedcomDate(text, version)
  return Object.fromEntries(Object.entries(rest).filter(([, part]) => part !== null))
}

const isPhrase = (text: string, version: GedcomVersion = "5.5.1") =>
  expect(parts(text, version)).to.deep.equal({ qualifier: "phrase", calendar: "gregorian", phrase: text })

describe("a DATE payload", () => {
  it("is read in any case and spacing", () => {
    const date = { qualifier: "before", calendar: "gregorian", day: 3, month: 2, year: 1276 }
    for (const text of ["BEF 3 FEB 1276", "Bef 03 feb 1276", "  BEF   3 Feb 1276 "])
      expect(parts(text), text).to.deep.equal(date)
  })

  it("says which calendar it counts by, in the words of either version", () => {
    const julian = { qualifier: "exact", calendar: "julian", day: 12, month: 7, year: -100 }
    for (const text of ["@#DJULIAN@ 12 JUL 100 B.C.", "@#DJULIAN@ 12 JUL 100 BC", "JULIAN 12 JUL 100 BCE"])
      for (const version of ["5.5.1", "7.0"] as const) expect(parts(text, version), text).to.deep.equal(julian)
    expect(parts("@#DFRENCH R@ 6 COMP 3")).to.deep.equal(parts("FRENCH_R 6 COMP 3", "7.0"))
    expect(parts("AFT @#DHEBREW@ ELL 5784")).to.deep.equal({
      qualifier: "after",
      calendar: "hebrew",
      month: 13,
      year: 5784,
    })
    expect(parts("@#DGREGORIAN@ 1850")).to.deep.equal(parts("1850"))
  })

  it("has two ends after BET and FROM", () => {
    const ends = { calendar: "gregorian", year: 1848, toDay: 2, toMonth: 3, toYear: 1852 }
    expect(parts("BET 1848 AND 2 MAR 1852")).to.deep.equal({ qualifier: "between", ...ends })
    expect(parts("from 1848 to 2 Mar 1852")).to.deep.equal({ qualifier: "from_to", ...ends })
    expect(parts("FROM 1848")).to.deep.equal({ qualifier: "from", calendar: "gregorian", year: 1848 })
    expect(parts("TO 1852")).to.deep.equal({ qualifier: "to", calendar: "gregorian", year: 1852 })
  })

  it("holds the words that it was read out of", () => {
    expect(parts("INT 24 OCT 1794 (3. Brumaire (III))")).to.deep.equal({
      qualifier: "interpreted",
      calendar: "gregorian",
      day: 24,
      month: 10,
      year: 1794,
      phrase: "3. Brumaire (III)",
    })
    expect(parts("INT 1794 ( )")).to.deep.equal(parts("INT 1794"))
    expect(parts("(Early in May 1533)")).to.deep.equal({
      qualifier: "phrase",
      calendar: "gregorian",
      phrase: "Early in May 1533",
    })
  })

  it("is a phrase, verbatim, when it fits no grammar", () => {
    for (const text of [
      "UNKNOWN",
      "<unknown>",
      "26 APR 1949 AZ",
      "28 SPE 1611",
      "20 JUL",
      "WILL PROVED 19 MAY 1725",
      "Summer 1537",
      "2000-05-20 noon",
      "ABT",
      "1850 (about)",
    ])
      isPhrase(text)
  })

  it("is a phrase when one end is missing or does not belong", () => {
    for (const text of [
      "BET 1848",
      "BET 1848 TO 1852",
      "1848 AND 1852",
      "BEF 1848 TO 1852",
      "BET 2 JUL 1959 AND MAR",
      "TO 1848 TO 1852",
    ])
      isPhrase(text)
  })

  it("is a phrase when it names a day that never was", () => {
    for (const text of [
      "31 NOV 1850",
      "29 FEB 1900",
      "0 MAR 1850",
      "0000",
      "5 VEND 1850",
      "@#DHEBREW@ 30 ELL 5700",
      "@#DHEBREW@ 1 ADS 5783",
      "@#DHEBREW@ 3 B.C.",
      "@#DROMAN@ 1066",
    ])
      isPhrase(text)
  })

  it("is a phrase if its ends are out of order or in two calendars", () => {
    for (const text of ["BET 1852 AND 1848", "BET OCT 1671 AND 74", "FROM 1700 TO @#DJULIAN@ 1750"]) isPhrase(text)
  })

  it("is a phrase in 5.5.1 if its year has no century, because no person in such a file was born in the year 88", () => {
    isPhrase("NOV 88")
    expect(parts("NOV 88", "7.0").year).to.equal(88)
    expect(parts("0088").year).to.equal(88)
    expect(parts("@#DJULIAN@ 19 AUG 14").year).to.equal(14)
    expect(parts("44 B.C.").year).to.equal(-44)
  })

  it("gives a dual year as its new-style year and keeps the wording", () => {
    expect(parts("@#DJULIAN@ 11 FEB 1731/32")).to.deep.equal({
      qualifier: "exact",
      calendar: "julian",
      day: 11,
      month: 2,
      year: 1732,
      phrase: "@#DJULIAN@ 11 FEB 1731/32",
    })
    expect(parts("BET JAN 1699/00 AND FEB 1699/00")).to.deep.include({ year: 1700, toYear: 1700 })
    for (const text of ["1606/7", "Abt 1604/05", "12 MAR 1637/1638", "FROM 28 Jun 1483 TO 1 Feb 1513/4"])
      expect(parseGedcomDate(text, "5.5.1"), text).to.include({ phrase: text, display: text })
  })

  it("is a phrase when its second number is part of a day, of a year before Christ or of an interpreted date", () => {
    for (const text of ["8/9 JUL 1457", "44/43 B.C.", "INT 11 FEB 1731/32 (Candlemas week)"]) isPhrase(text)
  })
})

describe("a date on its way into GEDCOM 7.0", () => {
  const written = (text: string) => {
    const date = parseGedcomDate(text, "5.5.1")
    return [composeGedcomDate(date, "7.0"), gedcomPhrase(date, "7.0")]
  }

  it("names its calendar and epoch by 7.0's keywords", () => {
    expect(written("BET @#DFRENCH R@ 1 VEND 1 AND @#DFRENCH R@ 2")).to.deep.equal([
      "BET FRENCH_R 1 VEND 1 AND FRENCH_R 2",
      null,
    ])
    expect(written("@#DJULIAN@ 15 MAR 44 B.C.")).to.deep.equal(["JULIAN 15 MAR 44 BCE", null])
    expect(written("0088")).to.deep.equal(["88", null])
  })

  it("leaves its words to PHRASE", () => {
    expect(written("INT 1850 (in his prime)")).to.deep.equal(["1850", "in his prime"])
    expect(written("INT 1850")).to.deep.equal(["1850", ""])
    expect(written("(long ago)")).to.deep.equal(["", "long ago"])
    expect(written("11 FEB 1731/32")).to.deep.equal(["11 FEB 1732", "11 FEB 1731/32"])
  })

  it("includes the PHRASE beside it", () => {
    const read = (text: string, phrase: string) => withPhrase(parseGedcomDate(text, "7.0"), phrase)
    expect(read("30 JAN 1649", "30th of January, 1648/9")).to.include({
      qualifier: "interpreted",
      phrase: "30th of January, 1648/9",
      year: 1649,
    })
    expect(read("11 FEB 1732", "11 FEB 1731/32")).to.deep.equal(parseGedcomDate("11 FEB 1731/32", "5.5.1"))
    expect(read("", "long ago")).to.deep.equal(parseGedcomDate("(long ago)", "5.5.1"))
    expect(read("sometime", "long ago").phrase).to.equal("sometime (long ago)")
    expect(read("1850", "")).to.include({ qualifier: "interpreted", phrase: null })
    const service = read("FROM 6 APR 1917 TO 11 NOV 1918", "During the Great War")
    expect([service.qualifier, service.phrase, gedcomPhrase(service, "5.5.1")]).to.deep.equal([
      "from_to",
      "During the Great War",
      "During the Great War",
    ])
  })
})
