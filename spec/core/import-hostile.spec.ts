import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { recordsByNeed, indexFile } from "../../core/gedcom/import/index-file.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { shapeFamilies } from "../../core/domain/gedcom/import/family-graph.ts"
import { recordMapper } from "../../core/domain/gedcom/map/map-record.ts"
import { noRows } from "../../core/domain/gedcom/map/rows.ts"
import { LONGEST } from "../../core/domain/gedcom/structures/shown-text.ts"
import { newRecordLifecycle } from "../../core/domain/lifecycle.ts"
import { itEachCommit } from "../support/depth.ts"
import { newId, noon } from "../support/builders.ts"
import { treeContents } from "../support/gedcom-contents.ts"
import { anExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported, importedRecords, importing } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"
import { aWorld, refusal } from "../support/world.ts"

describe("A file made to do harm", () => {
  it("of one line of a megabyte comes in and goes out whole", async () => {
    const text = `${"word ".repeat(209_715)}x`
    const world = await anExportWorld()
    await imported(world, uploadOf(gedcomText(`0 @I1@ INDI\n1 NOTE ${text}`)))
    expect((await contentsOf(world)).persons[0]?.notes).to.equal(text)
    expect(await world.records("7.0")).to.equal(`0 @I1@ INDI\n1 NOTE ${text}`)
  })

  it("of 100,000 levels comes in with a warning for each line too deep, and goes out with every line", async () => {
    const world = await anExportWorld()
    const levels = Array.from({ length: 100_000 }, (_, level) => `${level} ${level === 0 ? "@I1@ INDI" : "_DEEP x"}`)
    const report = await imported(world, uploadOf(gedcomText(levels.join("\n"))))
    expect(report.persons.created).to.equal(1)
    expect(report.warnings).to.have.length(1_000)
    expect(report.warnings[0]).to.include({ code: "bad_line" })
    expect((await world.records("7.0")).split("\n")).to.have.length(100_000)
  })

  itEachCommit("of a million empty records is a million people", async () => {
    const file = uploadOf(`0 HEAD\n${"0 INDI\n".repeat(1_000_000)}0 TRLR`)
    const indexedFile = await indexFile(file, () => {})
    if (E.isLeft(indexedFile)) throw new Error("refused")
    const { fileIndex, version } = indexedFile.right
    const mapper = recordMapper(fileIndex, {
      treeId: newId(),
      newId,
      life: newRecordLifecycle(noon),
      families: shapeFamilies(fileIndex, () => {}),
      version,
      warn: () => {},
    })
    let persons = 0
    for await (const records of recordsByNeed(file, fileIndex, () => {})) {
      const rows = noRows()
      for (const [record, ordinal] of records) mapper.take(record, ordinal, rows)
      persons += rows.persons.length
    }
    expect(persons).to.equal(1_000_000)
  })

  itEachCommit("of more than two million records is refused, and leaves nothing", async () => {
    const world = await aWorld()
    const outcome = await importing(world, uploadOf(`0 HEAD\n0 @I1@ INDI\n${"0 _X\n".repeat(2_000_000)}`))
    expect(refusal(outcome)).to.equal("InvalidInput at file")
    expect((await contentsOf(world)).persons).to.deep.equal([])
  })

  itEachCommit("of a circle of 20,000 generations loses the one tie that closes it", async () => {
    const people = Array.from(
      { length: 20_000 },
      (_, at) => `0 @I${at}@ INDI\n0 @F${at}@ FAM\n1 HUSB @I${at}@\n1 CHIL @I${(at + 1) % 20_000}@`,
    )
    const { report } = await importedRecords(people.join("\n"))
    expect(report.relationships).to.equal(19_999)
    expect(report.warnings.map(({ code }) => code)).to.deep.equal(["ancestry_cycle"])
  })

  it("of NULs, of an archive or of a web page is read without the NULs, or refused and leaves nothing", async () => {
    const { report, persons } = await importedRecords("0 @I1@ INDI\n1 NA\0ME Ann\0 /Lee/\0\n1 SEX\0 F")
    expect(persons[0]).to.include({ displayName: "Ann Lee", gender: "female" })
    expect(report.warnings.map(({ lines, code }) => [lines, code])).to.deep.equal([[[6, 7], "control_character"]])
    for (const other of ["PK\x03\x04\x14\0\0\0\b\0family.txt", "<!DOCTYPE html>\n<html><body>0 HEAD</body></html>"]) {
      const world = await aWorld()
      expect(refusal(await importing(world, uploadOf(other)))).to.equal("NotGedcom")
      expect((await contentsOf(world)).persons).to.deep.equal([])
    }
  })

  it("of names with line breaks and tags in them brings these names on one line, and none of their lines", async () => {
    const onOneLine = (contents: unknown): unknown => JSON.parse(JSON.stringify(contents).replace(/\\n|\u2028/g, " "))
    const world = await anExportWorld()
    const name = "Ann\n1 DEAT Y\n0 @I9@ INDI"
    await world.edit(createPerson, {
      treeId: world.tree.id,
      givenName: name,
      surname: "/x/\n0 TRLR",
      names: [{ nameType: "alias", givenName: "<b>Nan</b>\u2028@I9@" }],
    })
    for (const version of ["5.5.1", "7.0"] as const) {
      const again = await anExportWorld()
      expect(await imported(again, uploadOf(await world.exported(version)))).to.deep.include({
        persons: { created: 1, merged: 0, skipped: 0, overwritten: 0 },
        names: 2,
        events: 0,
        warnings: [],
      })
      expect(await treeContents(again)).to.deep.equal(onOneLine(await treeContents(world)))
    }
  })

  itEachCommit(
    "of a few lines that point again and again at a long note cannot make a thousand times its size of it",
    async () => {
      const text = "x".repeat(8_000_000)
      const { report, persons } = await importedRecords(`${"0 INDI\n1 NOTE @N1@\n".repeat(50)}0 @N1@ NOTE ${text}`)
      expect(new Set(report.warnings.map(({ code }) => code))).to.deep.equal(
        new Set(["shared_texts_too_large", "text_too_long"]),
      )
      expect(persons.filter(({ notes }) => notes?.length === LONGEST.text)).to.have.length(33)
      expect(persons.filter(({ notes }) => notes === null)).to.have.length(17)
    },
  )
})
