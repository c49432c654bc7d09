import { expect } from "chai"
import fc from "fast-check"
import { longDate } from "../../../../core/domain/date/text/long-date.ts"
import { parseGedcomDate } from "../../../../core/domain/date/parse-date.ts"
import { languages } from "../../../../core/languages/language.ts"

/** A date of a file, and its words in the languages of the service. */
const table = `
12 MAR 1850
  en 12 March 1850
  de 12. März 1850
  es 12 de marzo de 1850
  fr 12 mars 1850
  he 12 במרץ 1850
  nl 12 maart 1850
  pl 12 marca 1850
  sv 12 mars 1850
1 MAY 1850
  en 1 May 1850
  fr 1er mai 1850
  pl 1 maja 1850
MAR 1850
  en March 1850
  es marzo de 1850
  pl marzec 1850
ABT 12 MAR 1850
  en about 12 March 1850
  de um den 12. März 1850
  es hacia el 12 de marzo de 1850
  fr vers le 12 mars 1850
  nl omstreeks 12 maart 1850
  pl około 12 marca 1850
  sv omkring den 12 mars 1850
ABT MAR 1850
  de um März 1850
  pl około marca 1850
ABT 1850
  en about 1850
  fr vers 1850
  sv omkring 1850
CAL 1850
  en 1850 (calculated)
  de 1850 (berechnet)
EST 1850
  en 1850 (estimated)
  pl 1850 (data szacunkowa)
BEF 3 APR 1850
  en before 3 April 1850
  de vor dem 3. April 1850
  es antes del 3 de abril de 1850
  nl vóór 3 april 1850
BEF APR 1850
  pl przed kwietniem 1850
AFT OCT 1850
  en after October 1850
  pl po październiku 1850
BET 1848 AND 1852
  en between 1848 and 1852
  de zwischen 1848 und 1852
  es entre 1848 y 1852
  nl tussen 1848 en 1852
  pl między 1848 a 1852
  sv mellan 1848 och 1852
BET 1 JAN 1848 AND MAR 1852
  de zwischen dem 1. Januar 1848 und März 1852
  fr entre le 1er janvier 1848 et mars 1852
  pl między 1 stycznia 1848 a marcem 1852
FROM 2 FEB 1848
  en from 2 February 1848
  de ab dem 2. Februar 1848
TO 1852
  en until 1852
  fr jusqu’en 1852
  nl tot 1852
TO 2 FEB 1852
  de bis zum 2. Februar 1852
  fr jusqu’au 2 février 1852
FROM 1848 TO 1852
  en from 1848 to 1852
  de von 1848 bis 1852
  fr de 1848 à 1852
FROM MAR 1848 TO 3 APR 1852
  es de marzo de 1848 al 3 de abril de 1852
  fr depuis mars 1848 jusqu’au 3 avril 1852
INT 1850 (about then)
  en 1850 (“about then”)
  de 1850 („about then“)
@#DJULIAN@ 12 MAR 1650
  en 12 March 1650 (Julian calendar)
  es 12 de marzo de 1650 (calendario juliano)
  pl 12 marca 1650 (kalendarz juliański)
@#DJULIAN@ 29 FEB 1700
  en 29 February 1700 (Julian calendar)
44 B.C.
  en 44 BC
  de 44 v. Chr.
  sv 44 f.Kr.
@#DHEBREW@ 5 TSH 5611
  en 5 Tishri 5611
  de 5. Tischri 5611
  he 5 בתשרי 5611
@#DHEBREW@ 5611
  en 5611 (Hebrew calendar)
  nl 5611 (joodse kalender)
@#DFRENCH R@ 12 BRUM 3
  en 12 Brumaire, Year III
  de 12. Brumaire des Jahres III
  fr 12 brumaire an III
  es 12 de brumario del año III
@#DFRENCH R@ 1 BRUM 3
  fr 1er brumaire an III
@#DFRENCH R@ 3
  en Year III of the French Republic
  fr an III
(about harvest)
  en about harvest
  de about harvest
`

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"] as const

const aGregorianEnd = fc
  .tuple(
    fc.option(fc.integer({ min: 1, max: 28 })),
    fc.option(fc.constantFrom(...months)),
    fc.integer({ min: 1, max: 9999 }),
  )
  .map(([day, month, year]) => [month === null ? null : day, month, year].filter((part) => part !== null).join(" "))

const aDate = fc.oneof(
  fc
    .tuple(fc.constantFrom("", "ABT ", "CAL ", "EST ", "BEF ", "AFT ", "FROM ", "TO "), aGregorianEnd)
    .map(([word, end]) => `${word}${end}`),
  fc.tuple(aGregorianEnd, aGregorianEnd).map(([from, to]) => `FROM ${from} TO ${to}`),
  fc.tuple(aGregorianEnd, aGregorianEnd).map(([from, to]) => `BET ${from} AND ${to}`),
  aGregorianEnd.map((end) => `@#DJULIAN@ ${end}`),
)

describe("A date in words", () => {
  let payload = ""
  for (const line of table.trim().split("\n")) {
    if (!line.startsWith("  ")) {
      payload = line
      continue
    }
    const date = payload
    const [, tag = "", words = ""] = /^ {2}(\w\w) (.*)$/u.exec(line) ?? []
    const language = languages.find((one) => one === tag)
    it(`is "${words}" in the language ${tag} for ${date}`, () => {
      if (language === undefined) return expect.fail(`The service has no language ${tag}.`)
      expect(longDate(parseGedcomDate(date, "5.5.1"), language)).to.equal(words)
    })
  }

  it("exists for every date in each language, and names its years", () => {
    fc.assert(
      fc.property(aDate, fc.constantFrom(...languages), (text, language) => {
        const date = parseGedcomDate(text, "5.5.1")
        const words = longDate(date, language)
        expect(words).to.match(/\S/u)
        expect(words).to.not.match(/undefined|null|NaN|\{|\}/u)
        for (const year of [date.year, date.toYear]) if (year !== null) expect(words).to.contain(String(year))
      }),
    )
  })
})
