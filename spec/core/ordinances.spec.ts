import { expect } from "chai"
import { updateEvent } from "../../core/commands/event/update-event.ts"
import { importRecords } from "../../core/gedcom/import/import-records.ts"
import { anExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"

const records = `0 @I1@ INDI
1 NAME Anna /Lee/
1 BIRT
2 DATE 1830
1 BAPL
2 DATE 4 MAY 1995
2 TEMP LOGAN
2 SOUR @S1@
1 ENDL
1 SLGC
2 DATE 30 APR 1968 LA
2 FAMC @F9@
1 FAMS @F1@
0 @I2@ INDI
1 NAME Bert /Lee/
1 FAMS @F1@
0 @F1@ FAM
1 HUSB @I2@
1 WIFE @I1@
1 SLGS
2 DATE 1996
2 STAT COMPLETED
0 @S1@ SOUR
1 TITL Register`

describe("The LDS ordinances of a file", () => {
  it("are events of their persons and couples, with dates and sources", async () => {
    const world = await anExportWorld()
    await imported(world, uploadOf(gedcomText(records)))
    const { events, citations } = await contentsOf(world)
    expect(events.map(({ type, date, asserted }) => [type, date?.display ?? null, asserted])).to.deep.equal([
      ["birth", "1830", true],
      ["LDS baptism", "4 MAY 1995", true],
      ["LDS endowment", null, false],
      ["LDS sealing to parents", "INT 30 APR 1968 (30 APR 1968 LA)", true],
      ["LDS sealing to spouse", "1996", true],
    ])
    expect(events.at(-1)?.relationshipId).to.be.a("string")
    expect(citations.map(({ eventId }) => eventId)).to.deep.equal([events[1]?.id])
  })

  it("are no evidence that a person was alive, because many are done after the death", async () => {
    const world = await anExportWorld()
    await imported(world, uploadOf(gedcomText(records)))
    const { persons } = await contentsOf(world)
    expect(persons.find(({ displayName }) => displayName === "Anna Lee")?.possiblyLiving).to.equal(false)
  })

  it("come back as they were, and a changed one changes its own line", async () => {
    const world = await anExportWorld()
    await imported(world, uploadOf(gedcomText(records)))
    expect(await world.records()).to.equal(records)
    const { events } = await contentsOf(world)
    const eventId = events[1]?.id ?? expect.fail("no event")
    await world.edit(updateEvent, { eventId, ifMatch: null, notes: "By proxy" })
    expect(await world.records()).to.equal(
      records
        .replace("2 SOUR @S1@", "2 SOUR @S1@\n2 NOTE By proxy")
        .replace(/(2 SOUR @S1@)\n(2 NOTE By proxy)/, "$1\n$2"),
    )
  })

  it("are not doubled when the file is imported again", async () => {
    const world = await anExportWorld()
    const file = uploadOf(gedcomText(records))
    await imported(world, file)
    await world.edit(importRecords, { treeId: world.tree.id, file, defaultAction: "merge", resolutions: {} })
    expect((await contentsOf(world)).events).to.have.length(5)
  })
})
