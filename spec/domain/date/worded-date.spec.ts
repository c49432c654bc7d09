import { expect } from "chai"
import { sameOrders } from "../../../core/domain/date/number-order.ts"
import { parseGedcomDate } from "../../../core/domain/date/parse-date.ts"
import { latestYear } from "../../../core/domain/date/date-years.ts"
import { yearOfPhrase } from "../../../core/domain/date/year-of-phrase.ts"

const read = (text: string, isDayFirst = false, language: string | null = null) =>
  parseGedcomDate(text, "5.5.1", { orders: sameOrders(isDayFirst ? "day_first" : null), language })

/** What each text says, in GEDCOM's words; the text itself stays in the phrase. */
const expectAll = (meanings: Readonly<Record<string, string>>, isDayFirst = false): void => {
  for (const [text, display] of Object.entries(meanings)) {
    const meant = display.startsWith("INT") ? `${display} (${text})` : display
    expect(read(text, isDayFirst), text).to.include({ display: meant, phrase: text })
  }
}

const isPhrase = (text: string, isDayFirst = false) =>
  expect(read(text, isDayFirst), text).to.include({ qualifier: "phrase", phrase: text, year: null })

describe("A date in words", () => {
  it("may be approximate, early or late, in several languages and with a full stop", () => {
    for (const about of ["Abt. 1815", "abt 1815?", "ca 1815", "ca. 1815", "c1815", "circa 1815", "about 1815"])
      expectAll({ [about]: "ABT 1815" })
    for (const about of ["um 1815", "vers 1815", "etwa 1815", "~1815", "1815?", "1815 (?)", "? 1815"])
      expectAll({ [about]: "ABT 1815" })
    expectAll({
      "Bef. 1815": "BEF 1815",
      "vor 1815": "BEF 1815",
      "avant mars 1815": "BEF MAR 1815",
      "After 12 March 1815": "AFT 12 MAR 1815",
      "nach 1815": "AFT 1815",
      "Est. 1815": "EST 1815",
      "Calc. 1815": "CAL 1815",
      "since 1815": "FROM 1815",
      "until May 1815": "TO MAY 1815",
      "Mar 1815?": "ABT MAR 1815",
      "ca 500 BC": "ABT 500 B.C.",
    })
  })

  it("may name its month in full, in several languages, before or after the day", () => {
    for (const text of [
      "12 March 1815",
      "March 12, 1815",
      "12th of March, 1815",
      "Mar. 12 1815",
      "12-Mar-1815",
      "1815 March 12",
      "12. März 1815",
      "le 12 mars 1815",
      "12 de marzo de 1815",
      "12. marts 1815",
      "12 maart 1815",
    ])
      expectAll({ [text]: "INT 12 MAR 1815" })
    expectAll({ "March 1815": "INT MAR 1815", "in 1815": "INT 1815", "Sept. 1815": "INT SEP 1815" })
  })

  it("may be in numbers, with the year in front", () => {
    expectAll({
      "1815-03-12": "INT 12 MAR 1815",
      "1815/3/12": "INT 12 MAR 1815",
      "1815-03": "INT MAR 1815",
      "1815-00-00": "INT 1815",
      "3/1815": "INT MAR 1815",
    })
  })

  it("is read with the day first only if the language of the file has this order", () => {
    expectAll({ "12.3.1815": "INT 12 MAR 1815", "12/03/1815": "INT 12 MAR 1815", "00.03.1815": "INT MAR 1815" }, true)
    for (const text of ["12.3.1815", "12/03/1815", "1.12.1815"]) isPhrase(text)
  })

  it("needs no language where only one order makes a date", () => {
    expectAll({ "3/25/1815": "INT 25 MAR 1815", "25.12.1815": "INT 25 DEC 1815" }, true)
    expectAll({ "25.12.1815": "INT 25 DEC 1815", "3/25/1815": "INT 25 MAR 1815", "4.4.1815": "INT 4 APR 1815" })
  })

  it("may have two ends", () => {
    expectAll({
      "1848-52": "BET 1848 AND 1852",
      "1848–1852": "BET 1848 AND 1852",
      "March 1848 - 3 May 1852": "BET MAR 1848 AND 3 MAY 1852",
      "between 1848 and 1852": "BET 1848 AND 1852",
      "Bet. 1848 & 1852": "BET 1848 AND 1852",
      "zwischen 1848 und März 1852": "BET 1848 AND MAR 1852",
      "von 1848 bis 1852": "FROM 1848 TO 1852",
      "1490 or 1504": "BET 1490 AND 1504",
      "16 October 1563 or 17 Feb 1562": "BET 17 FEB 1562 AND 16 OCT 1563",
      "1505/1512": "BET 1505 AND 1512",
      "1833;1848": "BET 1833 AND 1848",
      "abt 1545/54": "BET 1545 AND 1554",
      "Btn. 9 May 1669 and 8 Jun 1691": "BET 9 MAY 1669 AND 8 JUN 1691",
      "BET. 1850-1860": "BET 1850 AND 1860",
      "btw. 1937-1940": "BET 1937 AND 1940",
      "1763/65": "BET 1763 AND 1765",
      "between 1847 1865": "BET 1847 AND 1865",
      "Bet. 3 May 1847 12 June 1865": "BET 3 MAY 1847 AND 12 JUN 1865",
      "zwischen 1847, 1865": "BET 1847 AND 1865",
      "between 1865 1847": "BET 1847 AND 1865",
    })
  })

  it("has its first year where the second number is neither a later year nor a month", () => {
    expectAll({
      "1647/16": "ABT 1647",
      "1685-30": "ABT 1685",
      "c. 1647/16": "ABT 1647",
      "JAN 1759/51": "ABT JAN 1759",
      "8 JAN 1759/7": "ABT 8 JAN 1759",
    })
    for (const text of ["1647/160", "before 1647/16"]) isPhrase(text)
  })

  it("is between its years where the second number may be the end of a later year or a month", () => {
    expectAll({
      "1808/12": "BET 1808 AND 1812",
      "1808-12": "BET 1808 AND 1812",
      "1751/3": "BET 1751 AND 1753",
      "8 JAN 1751/3": "BET 8 JAN 1751 AND 1753",
      "FROM JAN 1701/03 TO 1701/03": "FROM JAN 1701 TO 1703",
    })
  })

  it("has the later of its two years where the year turned in March", () => {
    expectAll({
      "12 March 1731/32": "INT 12 MAR 1732",
      "28 Jan 1456-1457": "INT 28 JAN 1457",
      "Bef 20 Feb 1545-1546": "BEF 20 FEB 1546",
    })
  })

  it("stays a phrase where it has more than one meaning, or none", () => {
    for (const text of ["12.3.15", "bef. ca 1815", "before 1815?", "Summer 1815"]) isPhrase(text)
    for (const text of [
      "31 February 1815",
      "1852-1848",
      "1815-13-01",
      "March",
      "1815 1816",
      "12345",
      `${"1815 ".repeat(20)}`,
    ])
      isPhrase(text)
  })

  it("stays a phrase where GEDCOM says that it is one", () => {
    expect(read("(about 1815)")).to.include({ qualifier: "phrase", phrase: "about 1815", display: "(about 1815)" })
  })
})

describe("The year that counts for a phrase", () => {
  it("is the only plausible year that it names", () => {
    expect(yearOfPhrase("Summer 1815")).to.equal(1815)
    expect(yearOfPhrase("WILL PROVED 19 MAY 1725")).to.equal(1725)
    expect(yearOfPhrase("baptised 1815, at Easter 1815")).to.equal(1815)
    expect(yearOfPhrase("31.2.1815")).to.equal(1815)
    expect(yearOfPhrase("1815-02-30")).to.equal(1815)
    expect(latestYear(read("12.3.1815"))).to.equal(1815)
  })

  it("is before Christ where its words say so", () => {
    for (const text of ["by abt. 1424 BC", "POSS ABT 1424 B.C.", "um 1424 v. Chr. geboren", "vers 1424 av. J.-C."])
      expect(yearOfPhrase(text), text).to.equal(-1424)
    expect(yearOfPhrase("abt. 1317 BC (or abt. 934 BC)")).to.equal(-1317)
    expect(yearOfPhrase("1424 bcd")).to.equal(1424)
    for (const words of [
      "BC",
      "B.C.E.",
      "before Christ",
      "v. Chr.",
      "v.Chr.",
      "vor Christus",
      "v. u. Z.",
      "av. J.-C.",
      "avant J.-C.",
      "avant Jésus-Christ",
      "a. C.",
      "a. de C.",
      "antes de Cristo",
      "voor Christus",
      "v.o.j.",
      "p.n.e.",
      "przed Chrystusem",
      "przed naszą erą",
      "f.Kr.",
      "före Kristus",
      "f.v.t.",
      'לפנה"ס',
      "לפני הספירה",
    ]) {
      expect(yearOfPhrase(`Summer 1424 ${words}`), words).to.equal(-1424)
      expect(yearOfPhrase(`Summer 44 ${words}`), words).to.equal(-44)
    }
    expect(yearOfPhrase("44 years before 1815")).to.equal(1815)
  })

  it("is the latest of several years that are close to each other", () => {
    expect(yearOfPhrase("15 APR 1933 RE: 2 MAR 1936 S")).to.equal(1936)
    expect(yearOfPhrase("Possibly 13 May 1502 - Jan/Mar 1503/4")).to.equal(1504)
  })

  it("is the second half of a dual year", () => {
    expect(yearOfPhrase("CON TO WILL 18 JAN 1650/1")).to.equal(1651)
  })

  it("is unknown where the phrase names none, several, or a number that is no year", () => {
    for (const text of ["long ago", "1815 or 1825", "folio 9912", "no. 18152", "2999"])
      expect(yearOfPhrase(text), text).to.equal(null)
  })

  it("is unknown where the phrase has no upper end, unless that was long ago", () => {
    expect(yearOfPhrase("sometime after 1924")).to.equal(null)
    expect(yearOfPhrase("1924 or later")).to.equal(null)
    expect(yearOfPhrase("Soon after 10 October 1551")).to.equal(1551)
  })
})
