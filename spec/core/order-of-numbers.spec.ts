import { expect } from "chai"
import { anExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { uploadOf } from "../support/gedcom-upload.ts"

/** A file with an event on each of these dates, the first of them in a record behind all people. */
const fileOf = ([last = "", ...dates]: readonly string[], language: string | null, changed: string | null): string =>
  [
    "0 HEAD",
    "1 GEDC",
    "2 VERS 5.5.1",
    ...(language === null ? [] : [`1 LANG ${language}`]),
    ...dates.flatMap((date, index) => [
      `0 @I${index}@ INDI`,
      "1 NAME Anna /Brandt/",
      "1 BIRT",
      `2 DATE ${date}`,
      ...(changed === null ? [] : ["1 CHAN", `2 DATE ${changed}`]),
    ]),
    "0 @F1@ FAM",
    "1 HUSB @I0@",
    "1 MARR",
    `2 DATE ${last}`,
    "0 TRLR",
    "",
  ].join("\n")

interface Said {
  readonly language?: string
  readonly changed?: string
}

/** The dates of an imported file as `day month year`, or the phrase, and the records of its export. */
const readIn = async (dates: readonly string[], { language, changed }: Said = {}) => {
  const world = await anExportWorld()
  await imported(world, uploadOf(fileOf(dates, language ?? null, changed ?? null)))
  const { events } = await contentsOf(world)
  const said = new Map(
    events.map(({ date }) => [
      date?.phrase ?? "",
      date?.qualifier === "phrase" ? "phrase" : [date?.day, date?.month, date?.year].join(" "),
    ]),
  )
  return { said: dates.map((date) => said.get(date)), records: await world.records("5.5.1") }
}

describe("A date in numbers, in a file whose other dates fix their order", () => {
  it("has its day first beside one that can only have it first, whatever sign is between the numbers", async () => {
    for (const [fixing, open] of [
      ["23.08.1664", "12.03.1850"],
      ["23/08/1664", "12/03/1850"],
      ["23 08 1664", "12 03 1850"],
      ["23-08-1664", "12-03-1850"],
      ["23.08.1664", "12/03/1850"],
    ] as const) {
      const { said, records } = await readIn([fixing, open])
      expect(said, open).to.deep.equal(["23 8 1664", "12 3 1850"])
      expect(records).to.include(`2 DATE ${open}\n`)
    }
  })

  it("has its month first beside one that can only have it first", async () => {
    const { said, records } = await readIn(["07/23/1957", "01/10/1980"])
    expect(said).to.deep.equal(["23 7 1957", "10 1 1980"])
    expect(records).to.include("2 DATE 01/10/1980\n")
  })

  it("goes by those with its own sign, if those with different signs have different orders", async () => {
    const { said } = await readIn(["23.08.1664", "07/23/1957", "12.03.1850", "01/10/1980", "01-10-1980"])
    expect(said).to.deep.equal(["23 8 1664", "23 7 1957", "12 3 1850", "10 1 1980", "phrase"])
  })

  it("stays a phrase if dates with its sign have both orders, or none has one", async () => {
    expect((await readIn(["23/08/1664", "07/23/1957", "12/03/1850"])).said[2]).to.equal("phrase")
    expect((await readIn(["12/03/1850", "Summer 1815"])).said[0]).to.equal("phrase")
  })

  it("goes by the dates of the file before its language, and by the language before other signs", async () => {
    expect((await readIn(["07/23/1957", "01/10/1980"], { language: "German" })).said[1]).to.equal("10 1 1980")
    expect((await readIn(["07/23/1957", "01.10.1980"], { language: "German" })).said[1]).to.equal("1 10 1980")
  })

  it("does not go by the dates at which a program changed a record", async () => {
    expect((await readIn(["01/10/1980", "Summer 1815"], { changed: "07/23/1957" })).said[0]).to.equal("phrase")
  })

  it("is read in a range and behind a word, too", async () => {
    const { said } = await readIn(["abt. 23/08/1664", "between 12/03/1850 and 01/04/1851"])
    expect(said).to.deep.equal(["23 8 1664", "12 3 1850"])
  })
})
