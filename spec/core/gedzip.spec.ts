import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { deleteMedia } from "../../core/commands/media/delete-media.ts"
import { createMedia } from "../../core/edit/media/create-media.ts"
import { updateMedia } from "../../core/commands/media/update-media.ts"
import { createEvent } from "../../core/commands/event/create-event.ts"
import { updateEvent } from "../../core/commands/event/update-event.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { createSource } from "../../core/commands/source/create-source.ts"
import type { MediaId } from "../../core/domain/ids.ts"
import type { Blobs } from "../../core/ports/blobs.ts"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { newId } from "../support/builders.ts"
import { contentsOf } from "../support/gedcom-import.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { faultsOf } from "../support/gedcom-validator.ts"
import { aGedzipWorld, gedzipOf, type GedzipFiles, type GedzipWorld } from "../support/gedzip.ts"
import { PIXEL } from "../support/media.ts"
import { failure } from "../support/store.ts"
import { granted, refusal } from "../support/world.ts"
import { zipOf } from "../support/zip.ts"

const album = `0 @I1@ INDI
1 NAME Ann /Lee/
1 BIRT
2 DATE 1850
2 OBJE @M2@
1 OBJE @M1@
0 @I2@ INDI
1 NAME Bob /Lee/
1 OBJE @M1@
0 @S1@ SOUR
1 TITL Family Bible
1 OBJE @M3@
0 @M1@ OBJE
1 FILE media/ann%20and%20bob.png
2 FORM image/png
2 TITL Ann and Bob
0 @M2@ OBJE
1 FILE scans/birth.txt
2 FORM text/plain
1 NOTE A copy.
0 @M3@ OBJE
1 FILE bible.txt
2 FORM text/plain
2 TITL First leaf
0 @M4@ OBJE
1 FILE https://example.org/ann.jpg
2 FORM image/jpeg`

const albumFiles: GedzipFiles = {
  "gedcom.ged": gedcomText(album, "7.0"),
  "media/ann and bob.png": PIXEL,
  "scans/birth.txt": "born",
  "bible.txt": "Genesis",
}

const gedzip = (records: string, files: GedzipFiles, version = "7.0"): GedzipFiles => ({
  "gedcom.ged": gedcomText(records, version),
  ...files,
})

const attached = async (world: GedzipWorld) => {
  const { persons, events, sources } = await contentsOf(world)
  const names = new Map<string, string>([
    ...persons.map(({ id, displayName }) => [id, displayName ?? ""] as const),
    ...events.map(({ id, type }) => [id, type] as const),
    ...sources.map(({ id, title }) => [id, title] as const),
  ])
  return (await world.media()).map(
    ({ title, filename, contentType, personId, eventId, sourceId }) =>
      [filename, title, contentType, names.get(personId ?? eventId ?? sourceId ?? "") ?? null] as const,
  )
}

const warningsOf = ({
  warnings,
}: {
  readonly warnings: readonly { readonly line: number; readonly code: string }[]
}): readonly string[] => warnings.map(({ line, code }) => `${line} ${code}`)

/** Everything of an archive but the date in HEAD. */
const undated = async (world: GedzipWorld) => {
  const { gedcom, files } = await world.unpacked()
  return { gedcom: gedcom.replace(/^1 DATE .*\n2 TIME .*\n/m, ""), files }
}

describe("Importing a GEDZIP", () => {
  it("brings the files that OBJE names as media of the first who links them", async () => {
    const world = await aGedzipWorld()
    const report = await world.imported(albumFiles)
    expect(report).to.deep.include({ media: 3, warnings: [] })
    expect(report.unmappedTags.map(({ tag }) => tag)).to.deep.equal(["OBJE.NOTE", "OBJE"])
    expect(await attached(world)).to.have.deep.members([
      ["bible.txt", "First leaf", "text/plain", "Family Bible"],
      ["birth.txt", null, "text/plain", "birth"],
      ["ann and bob.png", "Ann and Bob", "image/png", "Ann Lee"],
    ])
    expect(await world.blobCount()).to.equal(3)
  })

  it("may have any name for its only .ged file, in a folder, beside what macOS adds", async () => {
    for (const folder of ["", "My tree/"]) {
      const world = await aGedzipWorld()
      const files = Object.entries(albumFiles).map(([path, bytes]) => [
        `${folder}${path === "gedcom.ged" ? "Family.GED" : path}`,
        bytes,
      ])
      const added = { "__MACOSX/._Family.GED": "mac", [`__MACOSX/${folder}._x.ged`]: "mac" }
      await world.imported({ ...Object.fromEntries(files), ...added })
      const usual = await aGedzipWorld()
      await usual.imported(albumFiles)
      const shown = (media: Awaited<ReturnType<typeof world.media>>) =>
        media.map(({ title, filename }) => [title, filename])
      expect(shown(await world.media())).to.deep.equal(shown(await usual.media()))
    }
  })

  it("finds files with backslashes in their archive names, as some programs write them", async () => {
    const world = await aGedzipWorld()
    const files = {
      "gedcom.ged": gedcomText(album.replace("media/ann%20and%20bob.png", "media/ann.png"), "7.0"),
      "media\\ann.png": PIXEL,
      "scans\\birth.txt": "born",
    }
    expect(await world.imported(files)).to.include({ media: 2 })
    expect((await attached(world)).map(([filename, , , owner]) => [filename, owner])).to.have.deep.members([
      ["birth.txt", "birth"],
      ["ann.png", "Ann Lee"],
    ])
    expect(Object.keys((await world.unpacked()).files)).to.have.members(["media/ann.png", "scans/birth.txt"])
  })

  it("counts the media in its line of the audit log", async () => {
    const world = await aGedzipWorld()
    await world.imported(albumFiles)
    const [entry, ...more] = await world.audit()
    expect([entry?.action, more.length]).to.deep.equal(["gedcom.import", 0])
    expect(entry?.after).to.include({ media: 3 })
  })

  it("also accepts 5.5.1, with inline objects and with paths of any system", async () => {
    const world = await aGedzipWorld()
    const records = `0 @I1@ INDI
1 NAME Ann /Lee/
1 OBJE
2 FILE Photos\\Great Aunt Ann.png
3 FORM png
2 TITL As a girl
1 DEAT
2 SOUR The parish
3 OBJE
4 FORM txt
4 FILE burial.txt`
    const report = await world.imported(
      gedzip(records, { "Photos/Great Aunt Ann.png": PIXEL, "burial.txt": "buried" }, "5.5.1"),
    )
    expect(report.warnings).to.deep.equal([])
    expect(report.unmappedTags).to.deep.equal([])
    expect(await attached(world)).to.have.deep.members([
      ["Great Aunt Ann.png", "As a girl", "image/png", "Ann Lee"],
      ["burial.txt", null, "text/plain", "death"],
    ])
  })

  it("imports a file once, however many records name it, and without an owner if no person links it", async () => {
    const world = await aGedzipWorld()
    const person = (n: number) => `0 @I${n}@ INDI\n1 NAME P${n} //\n1 OBJE\n2 FILE group.png\n3 FORM png\n`
    const records =
      `${person(1)}${person(2)}0 @O1@ OBJE\n1 FILE map.txt\n2 FORM txt\n0 @U1@ SUBM\n1 NAME Me\n1 OBJE @O2@\n0 @O2@ ` +
      `OBJE\n1 FILE me.txt\n2 FORM txt`
    expect(
      await world.imported(gedzip(records, { "group.png": PIXEL, "map.txt": "north", "me.txt": "me" }, "5.5.1")),
    ).to.include({ media: 3 })
    expect((await attached(world)).map(([file, , , owner]) => [file, owner])).to.have.deep.members([
      ["group.png", "P1"],
      ["map.txt", null],
      ["me.txt", null],
    ])
  })

  it("warns of what is named and not there, lies elsewhere, or is there and not named", async () => {
    const world = await aGedzipWorld()
    const records =
      "0 @I1@ INDI\n1 OBJE @M1@\n0 @M1@ OBJE\n1 FILE ann.png\n2 FORM image/png\n1 FILE ../../etc/passwd\n2 FORM " +
      "text/plain\n1 FILE file:///etc/passwd\n2 FORM text/plain\n1 FILE gedcom.ged\n2 FORM text/plain\n1 FILE " +
      "https://example.org/a\n2 FORM text/html"
    const report = await world.imported(gedzip(records, { "bob.png": PIXEL, "etc/passwd": "root" }))
    expect(warningsOf(report)).to.deep.equal([
      "1 unnamed_file",
      "1 unnamed_file",
      "8 missing_file",
      "10 file_elsewhere",
      "12 file_elsewhere",
      "14 missing_file",
    ])
    expect([report.media, await world.blobCount()]).to.deep.equal([0, 0])
  })

  it("finds files with decomposed letters in their names", async () => {
    const world = await aGedzipWorld()
    const report = await world.imported(
      gedzip("0 @M1@ OBJE\n1 FILE Zo%C3%A9.txt\n2 FORM text/plain", { "Zoe\u0301.txt": "Zoe" }),
    )
    expect(report).to.deep.include({ media: 1, warnings: [] })
  })

  it("opens no file of a GEDCOM file that comes alone, and warns of none", async () => {
    const world = await aGedzipWorld()
    const report = granted(await world.importing(new TextEncoder().encode(gedcomText(album, "7.0"))))
    expect(report).to.not.have.property("media")
    expect(report.warnings).to.deep.equal([])
    expect(await world.media()).to.deep.equal([])
    expect(report.unmappedTags.map(({ tag }) => tag)).to.include("OBJE")
  })

  it("is previewed with the number of its files, and stores nothing", async () => {
    const world = await aGedzipWorld()
    const preview = granted(await world.previewing(gedzipOf({ ...albumFiles, "bible.txt": "x", "other.txt": "y" })))
    expect(preview).to.deep.include({ persons: 2, sources: 1, media: 3 })
    expect(warningsOf(preview)).to.deep.equal(["1 unnamed_file"])
    expect([await world.media(), await world.blobCount()]).to.deep.equal([[], 0])
  })

  it("shows how far the files are unpacked", async () => {
    const world = await aGedzipWorld()
    const phases: string[] = []
    await world.imported(albumFiles, { progress: ({ phase, records, of }) => phases.push(`${phase} ${records}/${of}`) })
    expect(phases.slice(0, 3)).to.deep.equal(["unpacking 1/3", "unpacking 2/3", "unpacking 3/3"])
    expect(phases.slice(3).join()).to.not.match(/unpacking/)
  })

  it("leaves out what belongs to people who are skipped, and brings what belongs to those who are merged", async () => {
    const world = await aGedzipWorld()
    const people = (path: string) =>
      `0 @I1@ INDI\n1 NAME Ann /Lee/\n1 BIRT\n2 DATE 1850\n1 OBJE\n2 FILE ${path}\n3 FORM txt\n0 @I2@ INDI\n1 NAME Bob ` +
      `/Kay/\n1 BIRT\n2 DATE 1850\n1 OBJE @O1@\n0 @O1@ OBJE\n1 FILE bob-${path}\n2 FORM txt`
    await world.imported(gedzip(people("one.txt"), { "one.txt": "1", "bob-one.txt": "bob 1" }, "5.5.1"))
    const second = gedzip(people("two.txt"), { "two.txt": "2", "bob-two.txt": "bob 2" }, "5.5.1")
    expect(await world.imported(second, { defaultAction: "skip" })).to.include({ media: 0 })
    expect(await attached(world)).to.have.lengthOf(2)
    expect(await world.imported(second, { defaultAction: "merge" })).to.include({ media: 2 })
    expect((await attached(world)).map(([file, , , owner]) => `${file} ${owner}`)).to.have.members([
      "one.txt Ann Lee",
      "bob-one.txt Bob Kay",
      "two.txt Ann Lee",
      "bob-two.txt Bob Kay",
    ])
  })

  it("does not bring again, with people who are there, what the tree has", async () => {
    const world = await aGedzipWorld()
    await world.imported(albumFiles)
    expect(await world.imported(albumFiles, { defaultAction: "merge" })).to.include({ media: 0 })
    expect(await world.media()).to.have.lengthOf(3)
    const { files } = await world.unpacked()
    expect(Object.keys(files)).to.have.lengthOf(3)
  })
})

describe("A GEDZIP that is refused", () => {
  const big = "x".repeat(2_000)

  it("leaves no row and no bytes behind", async () => {
    const oneFile = "0 @M1@ OBJE\n1 FILE a.txt\n2 FORM text/plain\n1 FILE b.txt\n2 FORM text/plain"
    const text = { name: "gedcom.ged", bytes: gedcomText(oneFile, "7.0") }
    const cases: readonly (readonly [name: string, archive: Uint8Array, refusal: string])[] = [
      ["an archive without a .ged file", zipOf({ name: "family.txt", bytes: "0 HEAD" }), "NotGedcom"],
      [
        "one with two .ged files",
        zipOf({ name: "a.ged", bytes: "0 HEAD" }, { name: "b/c.GED", bytes: "0 HEAD" }),
        "NotGedcom",
      ],
      ["an empty one", zipOf(), "NotGedcom"],
      ["half of one", gedzipOf(albumFiles).subarray(0, 300), "NotGedcom"],
      ["one whose gedcom.ged is none", zipOf({ name: "gedcom.ged", bytes: "<html></html>" }), "NotGedcom"],
      ["a path that leads out of it", zipOf(text, { name: "../a.txt", bytes: "a" }), "InvalidInput at file"],
      ["an absolute path", zipOf(text, { name: "/a.txt", bytes: "a" }), "InvalidInput at file"],
      [
        "a path that leads out of it by backslashes",
        zipOf(text, { name: "..\\a.txt", bytes: "a" }),
        "InvalidInput at file",
      ],
      ["a link", zipOf(text, { name: "a.txt", bytes: "/etc/passwd", mode: 0o120777 }), "InvalidInput at file"],
      [
        "two files of one name",
        zipOf(text, { name: "a.txt", bytes: "a" }, { name: "a.txt", bytes: "b" }),
        "InvalidInput at file",
      ],
      ["an encrypted file", zipOf(text, { name: "a.txt", bytes: "a", flags: 1 }), "InvalidInput at file"],
      [
        "two files that share bytes",
        zipOf(text, { name: "a.txt", bytes: "a" }, { name: "b.txt", bytes: "b", start: 0 }),
        "InvalidInput at file",
      ],
      ["a damaged text", zipOf({ ...text, crc32: 1 }, { name: "a.txt", bytes: "a" }), "InvalidInput at file"],
      [
        "a damaged file after a good one",
        zipOf(text, { name: "a.txt", bytes: "a" }, { name: "b.txt", bytes: "b", crc32: 1 }),
        "InvalidInput at file",
      ],
      [
        "a file larger than a medium may be",
        zipOf(text, { name: "a.txt", bytes: "a" }, { name: "b.txt", bytes: big }),
        "TooLarge",
      ],
      [
        "a file larger than it says",
        zipOf(text, { name: "a.txt", bytes: "a" }, { name: "b.txt", bytes: "bb", size: 1, method: 0 }),
        "InvalidInput at file",
      ],
    ]
    for (const [name, archive, expected] of cases) {
      const world = await aGedzipWorld(undefined, { maxMediaBytes: 1_000 })
      expect(refusal(await world.importing(archive)), name).to.equal(expected)
      expect([await world.media(), await world.blobCount(), await world.audit()], name).to.deep.equal([[], 0, []])
      if (expected !== "TooLarge" && !name.includes("file"))
        expect(refusal(await world.previewing(archive)), name).to.equal(expected)
    }
  })

  it("is one with a text, or with files, that are too large", async () => {
    const files = gedzip("0 @M1@ OBJE\n1 FILE a.txt\n2 FORM text/plain\n1 FILE b.txt\n2 FORM text/plain", {
      "a.txt": big,
      "b.txt": big,
    })
    expect(refusal(await (await aGedzipWorld(undefined, { maxGedcomBytes: 50 })).importing(gedzipOf(files)))).to.equal(
      "TooLarge",
    )
    expect(refusal(await (await aGedzipWorld(undefined, { maxGedcomBytes: 50 })).previewing(gedzipOf(files)))).to.equal(
      "TooLarge",
    )
    const world = await aGedzipWorld(undefined, { maxBackupBytes: 4_600 })
    expect(E.isRight(await world.importing(gedzipOf(files)))).to.equal(true)
    expect(
      refusal(await (await aGedzipWorld(undefined, { maxBackupBytes: 3_999 })).importing(gedzipOf(files))),
    ).to.equal("TooLarge")
    expect(
      refusal(await world.importing(new TextEncoder().encode(gedcomText(`0 NOTE ${"x".repeat(1_048_576)}`)))),
    ).to.equal("TooLarge")
  })

  it("is everyone's who may not edit the tree, before it is looked at", async () => {
    const world = await aGedzipWorld()
    for (const who of ["viewer", "stranger"] as const)
      expect(refusal(await world.importing(zipOf(), {}, who))).to.equal("Forbidden")
  })

  it("is taken back when the rows are refused after the bytes came", async () => {
    const world = await aGedzipWorld()
    const resolutions = { "@I9@": { action: "skip" as const, targetId: null } }
    expect(refusal(await world.importing(gedzipOf(albumFiles), { resolutions }))).to.equal(
      "InvalidInput at resolutions.@I9@",
    )
    expect(await world.blobCount()).to.equal(0)
  })

  it("is not what happens when the store of bytes fails: that is thrown", async () => {
    const blobs = memoryBlobs()
    let puts = 0
    const put: Blobs["put"] = (key, bytes) =>
      ++puts === 2 ? Promise.reject(new Error("the store is gone")) : blobs.put(key, bytes)
    const world = await aGedzipWorld(undefined, {}, { ...blobs, put })
    expect(await failure(world.importing(gedzipOf(albumFiles)))).to.have.property("message", "the store is gone")
    expect([await world.media(), await world.blobCount(), puts]).to.deep.equal([[], 0, 3])
  })
})

describe("Exporting a GEDZIP", () => {
  it("gives an imported one back, text and files, byte for byte", async () => {
    const world = await aGedzipWorld()
    await world.imported(albumFiles)
    const { records, files } = await world.unpacked()
    expect(records).to.equal(album)
    expect(files).to.deep.equal({
      "media/ann and bob.png": PIXEL.toString(),
      "scans/birth.txt": "born",
      "bible.txt": "Genesis",
    })
    expect(await world.records("7.0")).to.equal(album)
  })

  it("is the same again when it is imported, however its media came", async () => {
    const world = await aGedzipWorld()
    await world.imported(albumFiles)
    await scrapbook(world)
    const first = await undated(world)
    const second = await aGedzipWorld()
    const report = granted(await second.importing(await world.packed()))
    expect(report.warnings).to.deep.equal([])
    const third = await aGedzipWorld()
    granted(await third.importing(await second.packed()))
    expect(await undated(second)).to.deep.equal(first)
    expect(await undated(third)).to.deep.equal(first)
    expect(await attached(second)).to.have.deep.members([...(await attached(world))])
  })

  for (const version of ["5.5.1", "7.0"] as const) {
    it(`contains in ${version} the media that no file brought, each once, at their owners`, async () => {
      const world = await aGedzipWorld()
      await scrapbook(world)
      const { gedcom, records, files } = await world.unpacked(version)
      expect(faultsOf(gedcom, version)).to.deep.equal([])
      expect(files).to.deep.equal({
        "media/portrait.txt": "portrait",
        "media/birth.txt": "birth",
        "media/page #1.txt": "page",
        "media/loose.txt": "loose",
      })
      const form = version === "7.0" ? "text/plain" : "txt"
      const page = version === "7.0" ? "media/page%20%231.txt" : "media/page #1.txt"
      const lines = records.replaceAll(/@([A-Z])[0-9A-Z]+@/g, "@$1@").split("\n")
      expect(lines).to.include.members([
        `1 FILE ${page}`,
        "1 FILE media/portrait.txt",
        "1 FILE media/birth.txt",
        "1 FILE media/loose.txt",
        "2 TITL Of Eve",
      ])
      expect(lines.filter((line) => line === `2 FORM ${form}`)).to.have.lengthOf(4)
      expect(lines.filter((line) => line === "0 @M@ OBJE")).to.have.lengthOf(4)
      expect(lines.filter((line) => / OBJE @/.test(line))).to.deep.equal(["2 OBJE @M@", "1 OBJE @M@", "1 OBJE @M@"])
      const back = await aGedzipWorld()
      expect(await back.imported({ "gedcom.ged": gedcom, ...files })).to.deep.include({ media: 4, warnings: [] })
      expect(await attached(back)).to.have.deep.members([...(await attached(world))])
    })
  }

  it("adds to a kept record one line for a medium that is new, and changes no other", async () => {
    const world = await aGedzipWorld()
    await world.imported(albumFiles)
    const { persons } = await contentsOf(world)
    await add(world, "new.txt", "new", { personId: persons[1]?.id ?? null })
    const { records } = await world.unpacked()
    const fresh = records.split("\n").filter((line) => !album.split("\n").includes(line))
    expect(fresh.map((line) => line.replaceAll(/@M[0-9A-Z]+@/g, "@M@"))).to.deep.equal([
      "1 OBJE @M@",
      "0 @M@ OBJE",
      "1 FILE media/new.txt",
    ])
    expect(records.replaceAll(/\n1 OBJE @M[0-9A-Z]{19}@|\n0 @M[0-9A-Z]{19}@ OBJE(\n[1-9].*)*/g, "")).to.equal(album)
  })

  it("leaves out media that are deleted, with all that links them", async () => {
    const world = await aGedzipWorld()
    await world.imported(albumFiles)
    const [picture] = (await world.media()).filter(({ filename }) => filename === "ann and bob.png")
    await world.edit(deleteMedia, { mediaId: picture?.id ?? newId(), ifMatch: null })
    const { records, files } = await world.unpacked()
    expect(records).to.equal(album.replaceAll("\n1 OBJE @M1@", "").replace(/\n0 @M1@ OBJE(\n[1-9].*)*/, ""))
    expect(Object.keys(files)).to.deep.equal(["scans/birth.txt", "bible.txt"])
  })

  it("contains a changed title, and a medium that moved to another person", async () => {
    const world = await aGedzipWorld()
    await world.imported(albumFiles)
    const { persons } = await contentsOf(world)
    const media = await world.media()
    const named = (name: string): MediaId => media.find(({ filename }) => filename === name)?.id ?? newId()
    await world.edit(updateMedia, { mediaId: named("bible.txt"), ifMatch: null, title: "Second leaf" })
    await world.edit(updateMedia, {
      mediaId: named("birth.txt"),
      ifMatch: null,
      eventId: null,
      personId: persons[1]?.id ?? null,
      title: "Bob's",
    })
    const { records } = await world.unpacked()
    expect(records).to.equal(
      album
        .replace("2 TITL First leaf", "2 TITL Second leaf")
        .replace("2 OBJE @M2@\n", "")
        .replace("1 OBJE @M1@\n0 @S1@", "1 OBJE @M1@\n1 OBJE @M2@\n0 @S1@")
        .replace("2 FORM text/plain\n1 NOTE A copy.", "2 FORM text/plain\n2 TITL Bob's\n1 NOTE A copy."),
    )
  })

  it("writes a record for an inline source once a medium belongs to it", async () => {
    const world = await aGedzipWorld()
    await world.imported(gedzip("0 @I1@ INDI\n1 NAME Ann //\n1 SOUR The family Bible\n2 PAGE 1", {}, "5.5.1"))
    const { sources } = await contentsOf(world)
    await add(world, "leaf.txt", "leaf", { sourceId: sources[0]?.id ?? null })
    const { records, files } = await world.unpacked("5.5.1")
    expect(records.replaceAll(/@([SM])[0-9A-Z]+@/g, "@$1@")).to.equal(
      "0 @I1@ INDI\n1 NAME Ann //\n1 SOUR @S@\n2 PAGE 1\n0 @S@ SOUR\n1 TITL The family Bible\n1 OBJE @M@\n0 @M@ " +
        "OBJE\n1 FILE media/leaf.txt\n2 FORM txt",
    )
    const back = await aGedzipWorld()
    await back.imported({ "gedcom.ged": (await world.unpacked("5.5.1")).gedcom, ...files })
    expect(await attached(back)).to.deep.equal(await attached(world))
  })

  it("keeps the objects of an event that is written again", async () => {
    const world = await aGedzipWorld()
    await world.imported(albumFiles)
    const { events } = await contentsOf(world)
    await world.edit(updateEvent, { eventId: events[0]?.id ?? newId(), ifMatch: null, type: "christening" })
    expect((await world.unpacked()).records).to.equal(album.replace("1 BIRT", "1 CHR"))
  })

  it("gives an object that stood where it was linked a record when it moves", async () => {
    const world = await aGedzipWorld()
    const inline =
      "0 @I1@ INDI\n1 NAME Ann //\n1 OBJE\n2 FILE ann.txt\n3 FORM txt\n2 TITL Ann\n0 @I2@ INDI\n1 NAME Bob //"
    await world.imported(gedzip(inline, { "ann.txt": "ann" }, "5.5.1"))
    const { persons } = await contentsOf(world)
    const [medium] = await world.media()
    await world.edit(updateMedia, { mediaId: medium?.id ?? newId(), ifMatch: null, personId: persons[1]?.id ?? null })
    const { records, files } = await world.unpacked("5.5.1")
    expect(records.replaceAll(/@M[0-9A-Z]+@/g, "@M@")).to.equal(
      "0 @I1@ INDI\n1 NAME Ann //\n0 @I2@ INDI\n1 NAME Bob //\n1 OBJE @M@\n0 @M@ OBJE\n1 FILE ann.txt\n2 FORM txt\n2 TITL Ann",
    )
    expect(files).to.deep.equal({ "ann.txt": "ann" })
  })

  it("names the files in the way of the version that is asked for", async () => {
    const world = await aGedzipWorld()
    const inline =
      "0 @I1@ INDI\n1 NAME Ann //\n1 OBJE\n2 FILE photos\\Great Aunt #1.png\n3 FORM png\n2 TITL Ann\n1 OBJE @O1@\n0 " +
      "@O1@ OBJE\n1 FILE notes.txt\n2 FORM txt"
    await world.imported(gedzip(inline, { "photos/Great Aunt #1.png": PIXEL, "notes.txt": "note" }, "5.5.1"))
    expect((await world.unpacked("5.5.1")).records).to.equal(inline)
    const { records, files } = await world.unpacked("7.0")
    expect(Object.keys(files)).to.deep.equal(["photos/Great Aunt #1.png", "notes.txt"])
    expect(records).to.include("1 FILE photos/Great%20Aunt%20%231.png\n")
    const back = await aGedzipWorld()
    expect(granted(await back.importing(await world.packed("7.0")))).to.deep.include({ media: 2, warnings: [] })
    expect(await attached(back)).to.have.deep.members([...(await attached(world))])
    expect(Object.keys((await back.unpacked("5.5.1")).files)).to.have.members(["photos/Great Aunt #1.png", "notes.txt"])
  })

  it("contains the media of merged persons beside those that they had, each in its own object", async () => {
    const world = await aGedzipWorld()
    const ann = (path: string, more = "") =>
      `0 @I1@ INDI\n1 NAME Ann /Lee/\n1 BIRT\n2 DATE 1850\n1 OBJE\n2 FILE ${path}\n3 FORM txt\n2 TITL ${path}${more}`
    await world.imported(gedzip(ann("one.txt"), { "one.txt": "1" }, "5.5.1"))
    const second = ann("two.txt", "\n1 OBJE @O1@\n0 @O1@ OBJE\n1 FILE three.txt\n2 FORM txt")
    expect(
      await world.imported(gedzip(second, { "two.txt": "2", "three.txt": "3" }, "5.5.1"), { defaultAction: "merge" }),
    ).to.include({ media: 2 })
    const { records, files } = await world.unpacked("5.5.1")
    expect(files).to.deep.equal({ "one.txt": "1", "two.txt": "2", "three.txt": "3" })
    const object = (path: string) => `1 OBJE\n2 FILE ${path}\n3 FORM txt\n2 TITL ${path}\n`
    expect(records).to.equal(
      `0 @I1@ INDI\n1 NAME Ann /Lee/\n1 BIRT\n2 DATE 1850\n${object("one.txt")}${object("two.txt")}1 OBJE @O1@\n0 @O1@ ` +
        `OBJE\n1 FILE three.txt\n2 FORM txt`,
    )
    expect(
      await world.imported(gedzip(second, { "two.txt": "2", "three.txt": "3" }, "5.5.1"), { defaultAction: "merge" }),
    ).to.include({ media: 0 })
    const again = await world.unpacked("5.5.1")
    expect([again.records, again.files]).to.deep.equal([records, files])
  })

  it("keeps two files apart that two imports called the same", async () => {
    const world = await aGedzipWorld()
    const one = (n: number) =>
      `0 @I${n}@ INDI\n1 NAME P${n} //\n1 OBJE @O${n}@\n0 @O${n}@ OBJE\n1 FILE scan.txt\n2 FORM text/plain`
    await world.imported(gedzip(one(1), { "scan.txt": "first" }))
    await world.imported(gedzip(one(2), { "scan.txt": "second" }))
    const { records, files } = await world.unpacked()
    expect(files).to.deep.equal({ "scan.txt": "first", "media/scan.txt": "second" })
    expect(records).to.include("0 @O1@ OBJE\n1 FILE scan.txt\n").and.include("0 @O2@ OBJE\n1 FILE media/scan.txt\n")
  })

  it("of a tree that took in the same archive twice has everyone's own files", async () => {
    const world = await aGedzipWorld()
    for (const times of [1, 2]) expect(await world.imported(albumFiles), `import ${times}`).to.include({ media: 3 })
    const there = (await attached(world)).map(([, title, type, owner]) => [title, type, owner])
    expect(there).to.have.lengthOf(6)
    const back = await aGedzipWorld()
    expect(granted(await back.importing(await world.packed()))).to.deep.include({ media: 6, warnings: [] })
    expect((await attached(back)).map(([, title, type, owner]) => [title, type, owner])).to.have.deep.members(there)
  })

  it("still names a file with lost bytes", async () => {
    const world = await aGedzipWorld()
    await world.imported(albumFiles)
    for (const { id, filename } of await world.media())
      if (filename === "bible.txt") await world.blobs.remove({ treeId: world.tree.id, mediaId: id })
    const { records, files } = await world.unpacked()
    expect([records, Object.keys(files)]).to.deep.equal([album, ["media/ann and bob.png", "scans/birth.txt"]])
  })

  it("no longer contains media of deleted persons, unless they are linked to others too", async () => {
    const world = await aGedzipWorld()
    await world.imported(albumFiles)
    const { persons } = await contentsOf(world)
    const remove = (at: number) =>
      world.edit(deletePerson, { personId: persons[at]?.id ?? newId(), cascade: false, ifMatch: null })
    await remove(0)
    expect(Object.keys((await world.unpacked()).files)).to.have.members(["bible.txt", "media/ann and bob.png"])
  })
})

const add = async (
  world: GedzipWorld,
  filename: string,
  content: string,
  owner: {
    readonly personId?: MediaOwner["personId"]
    readonly eventId?: MediaOwner["eventId"]
    readonly sourceId?: MediaOwner["sourceId"]
  },
  title: string | null = null,
) => {
  const mediaId = newId<"MediaId">()
  await world.blobs.put(
    { treeId: world.tree.id, mediaId },
    (async function* () {
      yield Buffer.from(content)
    })(),
  )
  const file = { filename, contentType: "text/plain", size: Buffer.byteLength(content), checksum: `sha256:${content}` }
  await world.edit(createMedia, {
    treeId: world.tree.id,
    mediaId,
    title,
    identifiers: [],
    links: [],
    personId: null,
    eventId: null,
    sourceId: null,
    width: null,
    height: null,
    ...owner,
    ...file,
  })
}

type MediaOwner = Awaited<ReturnType<GedzipWorld["media"]>>[number]

/** Media that were uploaded separately: of a person, of an event, of a source, and without an owner. */
const scrapbook = async (world: GedzipWorld): Promise<void> => {
  const treeId = world.tree.id
  const eve = await world.edit(createPerson, { treeId, givenName: "Eve" })
  const birth = await world.edit(createEvent, { treeId, personId: eve.id, type: "birth", place: "Maer" })
  const source = await world.edit(createSource, { treeId, title: "Diary" })
  await add(world, "portrait.txt", "portrait", { personId: eve.id }, "Of Eve")
  await add(world, "birth.txt", "birth", { eventId: birth.id })
  await add(world, "page #1.txt", "page", { sourceId: source.id })
  await add(world, "loose.txt", "loose", {})
}
