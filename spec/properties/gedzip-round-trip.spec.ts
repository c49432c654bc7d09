import { expect } from "chai"
import fc from "fast-check"
import * as E from "fp-ts/lib/Either.js"
import { filePayload } from "../../core/domain/gedcom/structures/file-path.ts"
import { runsOf } from "../support/depth.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { aGedzipWorld, gedzipOf, type GedzipFiles, type GedzipWorld } from "../support/gedzip.ts"
import { granted } from "../support/world.ts"

const part = fc
  .stringMatching(/^[A-Za-zäß家 #%'()+,;=@-]{1,8}$/u)
  .filter((name) => name.trim() === name && !name.startsWith("@"))
const path = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `${parts.join("/")}.txt`)

interface Album {
  readonly version: "5.5.1" | "7.0"
  /** The files, and how many people link each; the third of them by way of an event, where there are so many. */
  readonly files: readonly {
    readonly path: string
    readonly links: number
    readonly title: string | null
    readonly content: string
  }[]
}

const albums: fc.Arbitrary<Album> = fc.record({
  version: fc.constantFrom("5.5.1" as const, "7.0" as const),
  files: fc.uniqueArray(
    fc.record({ path, links: fc.nat({ max: 3 }), title: fc.option(part), content: fc.string({ maxLength: 20 }) }),
    {
      maxLength: 6,
      selector: (file) => file.path.toLowerCase(),
    },
  ),
})

/** Three people, and an OBJE record for each file. */
const recordsOf = ({ version, files }: Album): string => {
  const people = [0, 1, 2].map((person) => {
    const linked = files.flatMap(({ links }, file) => (links > person ? [file] : []))
    const own = linked.map((file) => `\n1 OBJE @O${file}@`).join("")
    const ofBirth = person === 2 ? `\n1 BIRT Y${own.replaceAll("\n1 ", "\n2 ")}` : own
    return `0 @I${person}@ INDI\n1 NAME P${person} //${ofBirth}`
  })
  const objects = files.map(({ path: at, title }, file) => {
    const payload = filePayload(at, version)
    return (
      `0 @O${file}@ OBJE\n1 FILE ${version === "7.0" ? payload : payload.replaceAll("@", "@@")}\n2 FORM ` +
      `${version === "7.0" ? "text/plain" : "txt"}` +
      `${title === null ? "" : `\n2 TITL ${version === "7.0" ? title : title.replaceAll("@", "@@")}`}`
    )
  })
  return [...people, ...objects].join("\n")
}

const filesOf = ({ files }: Album): Readonly<Record<string, string>> =>
  Object.fromEntries(files.map(({ path: at, content }) => [at, content]))

const attached = async (world: GedzipWorld) =>
  (await world.media()).map(
    ({ title, filename, size, personId, eventId }) =>
      [title, filename, size, personId !== null && "person", eventId !== null && "event"] as const,
  )

describe("A GEDZIP", () => {
  it("comes back as it was, text and files, and so does what comes back", async () => {
    await fc.assert(
      fc.asyncProperty(albums, async (album) => {
        const first = await aGedzipWorld()
        const archive: GedzipFiles = { "gedcom.ged": gedcomText(recordsOf(album), album.version), ...filesOf(album) }
        expect(await first.imported(archive)).to.deep.include({ media: album.files.length, warnings: [] })
        const unpacked = await first.unpacked(album.version)
        expect(unpacked.records).to.equal(recordsOf(album))
        expect(unpacked.files).to.deep.equal(filesOf(album))
        const second = await aGedzipWorld()
        granted(await second.importing(await first.packed(album.version)))
        const again = await second.unpacked(album.version)
        expect([again.gedcom, again.files]).to.deep.equal([unpacked.gedcom, unpacked.files])
        expect(await attached(second)).to.have.deep.members([...(await attached(first))])
      }),
      { numRuns: runsOf(100) },
    )
  })

  it("with broken bytes comes in or is refused, and when it is refused leaves nothing", async () => {
    const archive = gedzipOf({
      "gedcom.ged": gedcomText(
        "0 @I1@ INDI\n1 OBJE @O1@\n0 @O1@ OBJE\n1 FILE a.txt\n2 FORM text/plain\n0 @O2@ OBJE\n1 FILE b.txt\n2 FORM text/plain",
        "7.0",
      ),
      "a.txt": "first",
      "b.txt": "second",
    })
    const hits = fc.array(fc.tuple(fc.nat({ max: archive.length - 1 }), fc.integer({ min: 1, max: 255 })), {
      minLength: 1,
      maxLength: 4,
    })
    let taken = 0
    await fc.assert(
      fc.asyncProperty(hits, fc.option(fc.nat({ max: archive.length })), async (broken, length) => {
        const bytes = Uint8Array.from(archive.subarray(0, length ?? archive.length))
        for (const [at, bits] of broken) if (at < bytes.length) bytes[at] = (bytes[at] ?? 0) ^ bits
        const world = await aGedzipWorld()
        const outcome = await world.importing(bytes)
        if (E.isRight(outcome)) taken++
        expect(await world.blobCount()).to.equal((await world.media()).length)
        if (E.isLeft(outcome)) expect([await world.blobCount(), await world.audit()]).to.deep.equal([0, []])
      }),
      // The first example is a file with another modification time, which is ignored.
      { numRuns: runsOf(500), examples: [[[[10, 1]], null]] },
    )
    expect(taken).to.be.greaterThan(0)
  })

  it("in the other version has the same media", async () => {
    await fc.assert(
      fc.asyncProperty(albums, async (album) => {
        const [first, second] = [await aGedzipWorld(), await aGedzipWorld()]
        await first.imported({ "gedcom.ged": gedcomText(recordsOf(album), album.version), ...filesOf(album) })
        const other = album.version === "7.0" ? "5.5.1" : "7.0"
        expect(granted(await second.importing(await first.packed(other))).warnings).to.deep.equal([])
        expect(await attached(second)).to.have.deep.members([...(await attached(first))])
      }),
      { numRuns: runsOf(100) },
    )
  })
})
