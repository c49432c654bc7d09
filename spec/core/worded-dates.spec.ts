import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { updateEvent } from "../../core/commands/event/update-event.ts"
import { latestYear } from "../../core/domain/date/date-years.ts"
import { readGedcom } from "../../core/domain/gedcom/lines/read-gedcom.ts"
import { grammarOf } from "../../core/domain/gedcom/structures/read-context.ts"
import { readEvent } from "../../core/domain/gedcom/structures/reading/read-event.ts"
import { corpusFiles } from "../support/corpus.ts"
import { bring } from "../support/gedcom-actions.ts"
import { anExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { uploadOf } from "../support/gedcom-upload.ts"
import { itEachCommit } from "../support/depth.ts"

/** A file in this language with one person born on this date. */
const born = (date: string, language: string | null, version = "5.5.1"): string =>
  [
    "0 HEAD",
    "1 GEDC",
    `2 VERS ${version}`,
    ...(language === null ? [] : [`1 LANG ${language}`]),
    "0 @I1@ INDI",
    "1 NAME Anna /Brandt/",
    "1 BIRT",
    `2 DATE ${date}`,
    "2 PLAC Kiel",
    "0 TRLR",
    "",
  ].join("\n")

/** A world with the file imported into its tree. */
const withFile = async (text: string) => {
  const world = await anExportWorld()
  await imported(world, uploadOf(text))
  const { persons, events } = await contentsOf(world)
  return { world, person: persons[0], event: events[0] }
}

const linesOf = (records: string): readonly string[] => records.split("\n").slice(1)

describe("A date that a file has in words", () => {
  it("is a date of the event, and gives the person a birth year", async () => {
    const { person, event } = await withFile(born("12th of March, 1815", null))
    expect(person?.birthYear).to.equal(1815)
    expect(event?.date).to.include({ day: 12, month: 3, year: 1815, phrase: "12th of March, 1815" })
  })

  it("comes back in its own words", async () => {
    for (const date of [
      ...["Abt. 1815", "1848-52", "1815?", "Summer 1815", "07/23/1957", "1505/1512", "by abt. 1424 BC"],
      ...["między 1850 a 1860", "12 brumaire an III", 'י"ב אדר תר"י', "18th cent.", "嘉永3年", "listopad 1850"],
    ]) {
      const { world } = await withFile(born(date, null))
      expect(await world.records("5.5.1")).to.include(`\n2 DATE ${date}\n2 PLAC Kiel`)
    }
  })

  it("is decided by the language of the file where two languages read it differently", async () => {
    const monthIn = async (language: string | null) =>
      (await withFile(born("12 listopada 1850", language))).event?.date?.month ?? null
    expect([
      await monthIn("Polish"),
      await monthIn("Czech"),
      await monthIn("German"),
      await monthIn(null),
    ]).to.deep.equal([11, null, null, null])
    const polish = await withFile(born("12 listopada 1850", "pl", "7.0"))
    expect(polish.event?.date).to.include({ day: 12, month: 11, year: 1850 })
    expect(await polish.world.records("7.0")).to.include("\n2 DATE 12 listopada 1850\n")
  })

  it("is a date with its words as PHRASE in a file of the other version", async () => {
    const { world } = await withFile(born("Abt. 1815", null))
    expect(linesOf(await world.records("7.0"))).to.deep.equal([
      "1 NAME Anna /Brandt/",
      "1 BIRT",
      "2 DATE ABT 1815",
      "3 PHRASE Abt. 1815",
      "2 PLAC Kiel",
    ])
  })

  it("gives the person the only year that it names, though it stays a phrase", async () => {
    const { person, event } = await withFile(born("Summer 1815", null))
    expect(person?.birthYear).to.equal(1815)
    expect(event?.date).to.include({ qualifier: "phrase", year: null })
  })
})

describe("A date in numbers", () => {
  for (const [language, version] of [
    ["German", "5.5.1"],
    ["french", "5.5.1"],
    ["de-AT", "7.0"],
    ["en-GB", "7.0"],
  ] as const) {
    it(`has its day first in a file in the language ${language}, and is exported unchanged`, async () => {
      const file = born("12.3.1815", language, version)
      const { world, event } = await withFile(file)
      expect(event?.date).to.include({ day: 12, month: 3, year: 1815 })
      expect(await world.records(version === "7.0" ? "7.0" : "5.5.1")).to.include("\n2 DATE 12.3.1815\n2 PLAC Kiel")
    })
  }

  for (const language of [null, "English", "en-US", "unknown", "Hungarian"]) {
    it(`stays a phrase where the language is ${language ?? "not said"}, and comes back as it was`, async () => {
      const { world, person, event } = await withFile(born("12.3.1815", language))
      expect(event?.date).to.include({ qualifier: "phrase", phrase: "12.3.1815" })
      expect(person?.birthYear).to.equal(1815)
      expect(await world.records("5.5.1")).to.include("\n2 DATE 12.3.1815\n2 PLAC Kiel")
    })
  }

  it("is written in standard words in a file of the other version", async () => {
    const { world } = await withFile(born("12.3.1815", "German"))
    expect(linesOf(await world.records("7.0"))).to.include.members(["2 DATE 12 MAR 1815", "3 PHRASE 12.3.1815"])
  })

  it("gives way to the date that an editor sets", async () => {
    const { world, event } = await withFile(born("12.3.1815", "German"))
    if (event === undefined) throw new Error("there is no event")
    await world.edit(updateEvent, { eventId: event.id, ifMatch: null, date: { year: 1816 } })
    expect(linesOf(await world.records("5.5.1"))).to.include("2 DATE 1816")
  })

  it("is the same event in a file without language", async () => {
    const { world, person } = await withFile(born("12.3.1815", "German"))
    const again = "0 @I1@ INDI\n1 NAME Anna /Brandt/\n1 BIRT\n2 DATE 12.3.1815\n2 PLAC Kiel"
    await bring(world, again, "merge", { "@I1@": { action: "merge", targetId: person?.id ?? null } })
    expect((await contentsOf(world)).events).to.have.length(1)
  })
})

/** LDS ordinances, which often have a word such as CHILD or BIC instead of a date. */
const ordinances: ReadonlySet<string> = new Set(["BAPL", "CONL", "INIL", "WAC", "ENDL", "SLGC", "SLGS"])

describe("The dated events of the corpus", () => {
  const files = corpusFiles()
  if (files === null) return void it("are not here: ../shared/corpus is absent")

  itEachCommit("have a year, but for those that name none or several", async () => {
    const count = { dated: 0, withoutDate: 0, withoutYear: 0 }
    for (const { bytes } of files) {
      const opened = await readGedcom(uploadOf(bytes()).open(), () => {})
      if (E.isLeft(opened)) continue
      const version = grammarOf(opened.right.version)
      const reading = { version, noteText: () => null, repositoryName: () => null, use: () => {} }
      for await (const records of opened.right.records) {
        for (const record of records.filter(({ tag }) => tag === "INDI" || tag === "FAM")) {
          const events = record.children.filter(({ tag }) => !ordinances.has(tag))
          for (const date of events.flatMap((node) => readEvent(node, reading)?.date ?? [])) {
            count.dated++
            if (date.year === null) count.withoutDate++
            if (latestYear(date) === null) count.withoutYear++
          }
        }
      }
    }
    expect(count.dated).to.be.above(11_000)
    // 455 before dates in words were read. The rest: UNKNOWN and the like, and the impossible years of two test files.
    expect(count.withoutDate).to.be.at.most(402)
    expect(count.withoutYear).to.be.at.most(378)
  })
})
