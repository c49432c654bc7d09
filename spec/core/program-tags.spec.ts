import { expect } from "chai"
import { updateEvent } from "../../core/commands/event/update-event.ts"
import { programTags } from "../../core/domain/gedcom/structures/program-tags.ts"
import { anExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"

const line = ({ tag, type, holds }: (typeof programTags)[number], text: string): string =>
  [`1 ${tag}${holds === "event" ? "" : ` ${text}`}`, ...(type === null ? ["2 TYPE Guild"] : []), "2 DATE 1850"].join(
    "\n",
  )

const records = `0 @I1@ INDI\n1 NAME Anna /Lee/\n${programTags.map((row) => line(row, "some words")).join("\n")}`

describe("The events and attributes of large programs", () => {
  it("are events of custom types, with their text, date and the type that TYPE names", async () => {
    const world = await anExportWorld()
    const report = await imported(world, uploadOf(gedcomText(records)))
    expect(report.unmappedTags).to.deep.equal([])
    const { events } = await contentsOf(world)
    expect(events.map(({ type, detail, date }) => [type, detail, date?.year])).to.deep.equal(
      programTags.map(({ type, holds }) => [type ?? "Guild", holds === "event" ? null : "some words", 1850]),
    )
  })

  it("come back as they were, and a changed one changes its own line", async () => {
    const world = await anExportWorld()
    await imported(world, uploadOf(gedcomText(records)))
    expect(await world.records()).to.equal(records)
    const event = (await contentsOf(world)).events.find(({ type }) => type === "elected")
    const eventId = event?.id ?? expect.fail("no event")
    await world.edit(updateEvent, { eventId, ifMatch: null, detail: "Mayor" })
    expect(await world.records()).to.equal(records.replace("_ELEC some words", "_ELEC Mayor"))
  })

  it("say the same in both versions", async () => {
    const world = await anExportWorld()
    await imported(world, uploadOf(gedcomText(records)))
    const again = await anExportWorld()
    await imported(again, uploadOf(gedcomText(await world.records("7.0"), "7.0")))
    const read = async (one: typeof world) =>
      (await contentsOf(one)).events.map(({ type, detail, date }) => [type, detail, date?.display])
    expect(await read(again)).to.deep.equal(await read(world))
  })
})
