import { expect } from "chai"
import { updateEvent } from "../../core/commands/event/update-event.ts"
import { makeNamePrimary } from "../../core/commands/name/make-name-primary.ts"
import { updateName } from "../../core/commands/name/update-name.ts"
import { EventUpdate } from "../../core/domain/event.ts"
import { NameUpdate } from "../../core/domain/name.ts"
import * as E from "fp-ts/lib/Either.js"
import { anExportWorld } from "../support/gedcom-export.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"

const imports = async (records: string) => {
  const world = await anExportWorld()
  const { warnings } = await imported(world, uploadOf(gedcomText(records, "7.0")))
  const { names, events } = await contentsOf(world)
  return {
    world,
    names,
    events,
    warnings,
    reported: warnings.flatMap(({ lines, code }) => lines.map((line) => [line, code])),
  }
}

describe("A name or place of a file", () => {
  const letters = "𝒜".repeat(600)
  const long = `0 @I1@ INDI
1 NAME ${letters} /Lee/
1 BIRT
2 PLAC ${"x".repeat(499)} ${"y".repeat(200)}
3 MAP
4 LATI N52.9
4 LONG W2.3`

  it("that is longer than the API accepts is cut with a warning, and the export has it whole", async () => {
    const { world, names, events, reported, warnings } = await imports(long)
    expect(names.map(({ givenName, surname }) => [givenName, surname])).to.deep.equal([["𝒜".repeat(500), "Lee"]])
    expect(events.map(({ place }) => place)).to.deep.equal(["x".repeat(499)])
    expect(reported).to.deep.equal([
      [6, "text_too_long"],
      [8, "text_too_long"],
    ])
    expect(warnings[0]?.message).to.match(/500 characters.*whole/)
    expect(await world.records("7.0")).to.equal(long)
  })

  it("keeps its whole text when another part changes, and is replaced by a new text", async () => {
    const { world, names, events } = await imports(long)
    const [name, event] = [names[0]!, events[0]!]
    await world.edit(updateName, { personId: name.personId, nameId: name.id, ifMatch: null, suffix: "Jr" })
    await world.edit(updateEvent, { eventId: event.id, ifMatch: null, notes: "By letter." })
    const changed = await world.records("7.0")
    expect(changed)
      .to.include(`1 NAME ${letters} /Lee/ Jr\n`)
      .and.to.include(long.slice(long.indexOf("2 PLAC")))
    await world.edit(updateEvent, { eventId: event.id, ifMatch: null, place: "Maer" })
    await world.edit(updateName, { personId: name.personId, nameId: name.id, ifMatch: null, givenName: "Ann" })
    const records = await world.records("7.0")
    expect(records)
      .to.include("1 NAME Ann /Lee/ Jr")
      .and.to.include("2 PLAC Maer")
      .and.to.not.match(/𝒜|xx|MAP/)
  })

  it("is shown without marks that change the direction of writing, and the export has them", async () => {
    const records = `0 @I1@ INDI
1 NAME \u202eAnn\u2066 /L\u200fee/
2 NICK An\u202cna
1 BIRT
2 PLAC Ma\u202eer`
    const { world, names, events, reported } = await imports(records)
    expect(names.map(({ givenName, surname }) => [givenName, surname])).to.deep.equal([
      ["Ann", "Lee"],
      ["Anna", null],
    ])
    expect(events.map(({ place }) => place)).to.deep.equal(["Maer"])
    expect(reported).to.deep.equal([
      [6, "hidden_characters"],
      [7, "hidden_characters"],
      [9, "hidden_characters"],
    ])
    expect(await world.records("7.0")).to.equal(records)
  })

  it("that is a nickname keeps its whole text when it becomes the primary name", async () => {
    const { world, names } = await imports(`0 @I1@ INDI\n1 NAME Ann /Lee/\n2 NICK ${letters}`)
    const nickname = names.find(({ nameType }) => nameType === "nickname")!
    await world.edit(makeNamePrimary, { personId: nickname.personId, nameId: nickname.id, ifMatch: null })
    expect(await world.records("7.0")).to.include(`1 NAME ${letters}\n`)
  })

  it("on several lines is shown on one", async () => {
    const { names, events } = await imports(
      "0 @I1@ INDI\n1 NAME Ann\n2 CONT Lee\n1 BIRT\n2 PLAC Maer\n3 CONT Hall\tNorth",
    )
    expect([names[0]?.givenName, events[0]?.place]).to.deep.equal(["Ann Lee", "Maer Hall North"])
  })

  it("can be sent back to the API as it is", async () => {
    const { names, events } = await imports(long)
    for (const { givenName, surname } of names)
      expect(E.isRight(NameUpdate.decode({ given_name: givenName, surname }))).to.equal(true)
    for (const { place } of events) expect(E.isRight(EventUpdate.decode({ place }))).to.equal(true)
  })
})

describe("The texts of a file beyond the limits of the API", () => {
  const text = "t".repeat(1_048_577)
  const line = "l".repeat(501)
  const long = `0 @I1@ INDI
1 NAME Ann
1 EVEN ${text}
2 TYPE ${"k".repeat(65)}
2 NOTE ${text}
2 SOUR @S1@
3 PAGE ${line}
3 DATA
4 TEXT ${text}
1 NOTE ${text}
0 @S1@ SOUR
1 TITL ${line}
1 AUTH ${line}
1 PUBL ${text}
1 WWW ${"w".repeat(2_001)}
1 REPO ${line}
2 CALN ${line}
1 NOTE ${text}`

  it("are cut with warnings that name the record, and the export has them whole", async () => {
    const world = await anExportWorld()
    const { warnings } = await imported(world, uploadOf(gedcomText(long, "5.5.1")))
    const { persons, events, sources, citations } = await contentsOf(world)
    const lengthOf = (value: string | null | undefined): number => value?.length ?? 0
    const [person, event, source, citation] = [persons[0], events[0], sources[0], citations[0]]
    expect(
      [person?.notes, event?.detail, event?.notes, citation?.detail, source?.publication, source?.notes].map(lengthOf),
    ).to.deep.equal(Array.from({ length: 6 }, () => 1_048_576))
    expect(
      [citation?.page, source?.title, source?.author, source?.repository, source?.callNumber].map(lengthOf),
    ).to.deep.equal(Array.from({ length: 5 }, () => 500))
    expect([event?.type, source?.url].map(lengthOf)).to.deep.equal([64, 2_000])
    const cut = warnings.filter(({ code }) => code === "text_too_long")
    expect(cut.reduce((sum, { count }) => sum + count, 0)).to.equal(13)
    expect(new Set(cut.flatMap(({ records }) => records.map(({ xref }) => xref)))).to.deep.equal(
      new Set(["@I1@", "@S1@"]),
    )
    expect((await world.records("5.5.1")).replaceAll(/\n\d CON[CT] ?/g, "")).to.equal(long)
  })
})

describe("A text of a file with line ends or tabs, where the API takes one line", () => {
  it("is kept with spaces, with a warning, and the export has it whole", async () => {
    const records = `0 @I1@ INDI
1 NAME Ann
1 EVEN
2 TYPE My
3 CONT own\tday
1 OBJE
2 FILE https://example.org/a.png
3 FORM image/png
3 TITL Ann
4 CONT Lee
0 @S1@ SOUR
1 TITL Register
1 WWW https://example.org/
2 CONT a`
    const { world, events, warnings } = await imports(records)
    const { sources } = await contentsOf(world)
    expect(events.map(({ type }) => type)).to.deep.equal(["My own day"])
    expect(sources.map(({ url }) => url)).to.deep.equal(["https://example.org/ a"])
    expect(
      warnings.filter(({ message }) => message.includes("control characters")).map(({ lines }) => lines),
    ).to.deep.equal([[7, 15]])
    expect(await world.records("7.0")).to.equal(records)
  })
})
