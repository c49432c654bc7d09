import { expect } from "chai"
import { existsSync, readFileSync } from "node:fs"
import type { GenealogicalDate } from "../../../core/domain/date/genealogical-date.ts"
import { parseGedcomDate } from "../../../core/domain/date/parse-date.ts"
import { writtenAndRead } from "../../support/any-date.ts"

const folder = new URL("../../../../shared/corpus/oracles/", import.meta.url)

/** The rows below the header, each field freed of its quotes. */
const rows = (file: string): readonly (readonly string[])[] =>
  readFileSync(new URL(file, folder), "utf8")
    .split(/\r?\n/u)
    .slice(1)
    .filter((line) => line !== "")
    .map((line) =>
      line.split("\t").map((field) => (/^".*"$/su.test(field) ? field.slice(1, -1).replaceAll('""', '"') : field)),
    )

/** The date in the oracle's words. */
const fieldsOf = (date: GenealogicalDate) => {
  const words = {
    exact: "",
    about: "ABT",
    before: "BEF",
    after: "AFT",
    between: "BET",
    from_to: "FROM-TO",
    estimated: "EST",
    calculated: "CAL",
    from: "FROM",
    to: "TO",
    interpreted: "INT",
    phrase: "phrase",
  }
  const end = (year: number | null, month: number | null, day: number | null) => ({
    calendar: date.calendar === "french_republican" ? "french_r" : date.calendar,
    year,
    ...(month === null ? {} : { month }),
    ...(day === null ? {} : { day }),
  })
  return {
    qualifier: words[date.qualifier],
    date1: end(date.year, date.month, date.day),
    ...(date.toYear === null ? {} : { date2: end(date.toYear, date.toMonth, date.toDay) }),
  }
}

const describeWithCorpus = existsSync(folder)
  ? describe
  : (title: string, _body: () => void) =>
      describe(title, () => {
        it("is not measured: there is no ../shared/corpus")
      })

describeWithCorpus("the dates of real files", () => {
  const payloads = [...rows("DATES_consensus.tsv"), ...rows("DATES_nonstandard.tsv")].map(([, payload = ""]) => payload)

  it("are read as other programs agree to read them", () => {
    const consensus = rows("DATES_consensus.tsv")
    expect(consensus).to.have.length.above(2000)
    for (const [, payload = "", , , expected = ""] of consensus)
      expect(fieldsOf(parseGedcomDate(payload, "5.5.1")), payload).to.deep.equal(JSON.parse(expected))
  })

  it("keep their text in the phrase where it is not standard", () => {
    const nonstandard = rows("DATES_nonstandard.tsv")
    expect(nonstandard).to.have.length.above(100)
    for (const [, payload = ""] of nonstandard)
      expect(parseGedcomDate(payload, "5.5.1").phrase, payload).to.equal(payload)
  })

  it("are the same once written and read again", () => {
    for (const payload of payloads) {
      const date = parseGedcomDate(payload, "5.5.1")
      expect(writtenAndRead(date, "5.5.1"), payload).to.deep.equal(date)
    }
  })
})
