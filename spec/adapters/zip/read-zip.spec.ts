import { buffer } from "node:stream/consumers"
import { crc32, deflateRawSync } from "node:zlib"
import { expect } from "chai"
import fc from "fast-check"
import * as E from "fp-ts/lib/Either.js"
import { zipArchives } from "../../../adapters/zip/archives.ts"
import type { ArchiveFault } from "../../../core/domain/archive-fault.ts"
import { type ArchivedFile, type ArchiveEntry, DamagedEntry } from "../../../core/ports/archives.ts"
import { failure } from "../../support/store.ts"
import { atRest, zipOf, type ZipPart } from "../../support/zip.ts"

const opened = async (archive: Uint8Array): Promise<ReadonlyMap<string, ArchiveEntry>> => {
  const outcome = await zipArchives.read(atRest(archive))
  return E.isRight(outcome) ? outcome.right : expect.fail(`refused: ${outcome.left}`)
}

const contentOf = (entry: ArchiveEntry | undefined): Promise<Buffer> =>
  buffer(entry?.open() ?? expect.fail("no such file"))

const refused = async (archive: Uint8Array): Promise<ArchiveFault> => {
  const outcome = await zipArchives.read(atRest(archive))
  return E.isLeft(outcome) ? outcome.left : expect.fail(`read: ${[...outcome.right.keys()].join()}`)
}

/** A file that is packed, and of which the directory says something else perhaps. */
const packed = (name: string, content: Uint8Array, said: Partial<ZipPart> = {}): ZipPart => ({
  name,
  bytes: deflateRawSync(content),
  method: 8,
  crc32: crc32(content),
  size: content.length,
  ...said,
})

describe("A zip archive that is read", () => {
  it("has its folders behind slashes where the program that made it wrote backslashes", async () => {
    const read = await opened(zipOf({ name: "media\\1850\\ann.png", bytes: "x" }, { name: "media\\", bytes: "" }))
    expect([...read.keys()]).to.deep.equal(["media/1850/ann.png"])
  })

  it("is refused where two names become one in this way", async () => {
    expect(await refused(zipOf({ name: "a/b", bytes: "x" }, { name: "a\\b", bytes: "y" }))).to.equal("duplicate_name")
  })

  it("gives back every file that was written, under its name", async () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-zà-ÿ家]{1,9}(\/[a-z]{1,9}){0,2}$/u), { maxLength: 8 })
    const contents = fc.array(fc.tuple(fc.uint8Array({ maxLength: 100_000, size: "max" }), fc.boolean()), {
      minLength: 8,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(names, contents, async (paths, bytes) => {
        const written = paths.map((name, index) => ({
          name,
          content: bytes[index]?.[0] ?? new Uint8Array(),
          isPacked: bytes[index]?.[1] ?? false,
        }))
        const files = async function* (): AsyncGenerator<ArchivedFile> {
          for (const { content, ...file } of written)
            yield { ...file, size: content.length, content: atRest(content).open() }
        }
        const read = await opened(await buffer(zipArchives.write(files())))
        expect([...read.keys()]).to.deep.equal(paths)
        for (const { name, content } of written) {
          expect(read.get(name)?.size).to.equal(content.length)
          expect(await contentOf(read.get(name))).to.deep.equal(Buffer.from(content))
        }
      }),
      { numRuns: 30 },
    )
  })

  it("gives a file as often as it is asked for, in whatever order", async () => {
    const files = await opened(zipOf({ name: "a", bytes: "first" }, { name: "b", bytes: "second" }))
    for (const name of ["b", "a", "b"])
      expect((await contentOf(files.get(name))).toString()).to.equal(name === "a" ? "first" : "second")
    expect(files.get("a")).to.include({ size: 5, packedSize: 5, crc32: crc32("first") })
  })

  it("leaves out folders", async () => {
    expect([
      ...(await opened(zipOf({ name: "media/", mode: 0o040755 }, { name: "media/1", bytes: "x" }))).keys(),
    ]).to.deep.equal(["media/1"])
  })

  it("is one with no files too", async () => {
    expect((await opened(zipOf())).size).to.equal(0)
  })

  it("lets go of the archive when the taker of a file stops", async () => {
    const archive = zipOf(packed("a", Buffer.alloc(1_000_000, "abc")))
    let open = 0
    const outcome = await zipArchives.read({
      size: archive.length,
      open: async function* (range) {
        open++
        try {
          yield* atRest(archive).open(range)
        } finally {
          open--
        }
      },
    })
    if (E.isLeft(outcome)) return expect.fail(outcome.left)
    for await (const _ of outcome.right.get("a")?.open() ?? expect.fail("no file")) break
    await new Promise(setImmediate)
    expect(open).to.equal(0)
  })

  it("throws on what the file that holds it throws", async () => {
    const gone = () => {
      throw new Error("the disk is gone")
    }
    expect(
      await failure(
        zipArchives.read({
          size: 1_000,
          open: async function* () {
            gone()
          },
        }),
      ),
    ).to.have.property("message", "the disk is gone")
    const archive = zipOf(packed("a", Buffer.from("x")))
    let isGone = false
    const outcome = await zipArchives.read({
      size: archive.length,
      open: async function* (range) {
        if (isGone) gone()
        yield* atRest(archive).open(range)
      },
    })
    if (E.isLeft(outcome)) return expect.fail(outcome.left)
    isGone = true
    expect(await failure(contentOf(outcome.right.get("a")))).to.have.property("message", "the disk is gone")
  })

  const ordinary = zipOf({ name: "a", bytes: "content of a" }, { name: "b", bytes: "content of b" })
  const hostile: readonly (readonly [what: string, archive: Uint8Array, fault: ArchiveFault])[] = [
    ["no bytes", new Uint8Array(), "not_an_archive"],
    ["bytes of another kind", Buffer.from("0 HEAD\n0 TRLR\n"), "not_an_archive"],
    ["the first half of one", ordinary.subarray(0, ordinary.length / 2), "not_an_archive"],
    ["all but its last byte", ordinary.subarray(0, -1), "not_an_archive"],
    ["the second half of one", ordinary.subarray(ordinary.length / 2), "damaged"],
    ["a directory that breaks off", Buffer.concat([ordinary.subarray(0, 136), ordinary.subarray(-22)]), "damaged"],
    ["an encrypted file", zipOf({ name: "a", bytes: "x", flags: 1 }), "encrypted"],
    ["a file packed in another way", zipOf({ name: "a", bytes: "x", method: 14 }), "unsupported_method"],
    ["a symbolic link", zipOf({ name: "a", bytes: "/etc/passwd", mode: 0o120777 }), "special_file"],
    ["a device", zipOf({ name: "a", mode: 0o020644 }), "special_file"],
    ["two files of one name", zipOf({ name: "a", bytes: "x" }, { name: "a", bytes: "y" }), "duplicate_name"],
    [
      "two files that are the same bytes",
      zipOf({ name: "a", bytes: "x" }, { name: "b", start: 0, bytes: "x" }),
      "overlapping_files",
    ],
    [
      "a file within another",
      zipOf({ name: "a", bytes: "x".repeat(50) }, { name: "b", bytes: "y", start: 40 }),
      "overlapping_files",
    ],
    ["a file larger than the archive", zipOf({ name: "a", bytes: "x", packedSize: 4_000_000_000 }), "damaged"],
    ["a file that begins after the end", zipOf({ name: "a", bytes: "x", start: 4_000_000_000 }), "overlapping_files"],
    ...[
      "../a",
      "a/../../b",
      "/etc/passwd",
      "C:/a",
      "c:a",
      "..\\a",
      "a\\..\\..\\b",
      "\\etc\\passwd",
      "C:\\a",
      "a\\\\b",
      "a\\..",
      "a//b",
      "./a",
      "a/.",
      "",
      "a\0b",
      "a\nb",
      "x".repeat(2_000),
      "..",
      "a/..",
      "/",
    ].map(
      (name) =>
        [`a file called ${JSON.stringify(name).slice(0, 20)}`, zipOf({ name, bytes: "x" }), "unsafe_name"] as const,
    ),
  ]
  for (const [what, archive, fault] of hostile) {
    it(`is refused: ${what}`, async () => {
      expect(await refused(archive)).to.equal(fault)
    })
  }

  it("is refused when it has more files than anyone keeps", async () => {
    // The end of an archive in ZIP64, APPNOTE 4.3.14 and 4.3.15: what it says of the directory is enough.
    const end = Buffer.alloc(56)
    end.writeUInt32LE(0x06064b50, 0)
    end.writeUInt32LE(1_000_000, 32)
    const locator = Buffer.alloc(20)
    locator.writeUInt32LE(0x07064b50, 0)
    expect(await refused(Buffer.concat([end, locator, zipOf()]))).to.equal("too_many_files")
  })

  const text = Buffer.from("a long line, ".repeat(10_000))
  const damaged: readonly (readonly [what: string, part: ZipPart])[] = [
    ["is larger than it says", packed("a", text, { size: text.length - 1 })],
    ["is smaller than it says", packed("a", text, { size: text.length + 1 })],
    ["is larger than it says though not packed", { name: "a", bytes: "abc", size: 2 }],
    ["has another checksum", packed("a", text, { crc32: 1 })],
    ["is not what it is packed as", { name: "a", bytes: "\xff\xff\xff", method: 8 }],
    ["breaks off", packed("a", text, { bytes: deflateRawSync(text).subarray(0, 20) })],
    ["has another name in its header", { name: "a", bytes: "x", localName: "b" }],
    ["has a longer name in its local header", { name: "a", bytes: "x", localName: "aa" }],
  ]
  for (const [what, part] of damaged) {
    it(`reports a file that ${what}, and returns no more of it than its size`, async () => {
      const entry =
        (await opened(zipOf(part, { name: "z", bytes: "z".repeat(200) }))).get("a") ?? expect.fail("no file")
      let given = 0
      const take = async (): Promise<void> => {
        for await (const chunk of entry.open()) given += chunk.length
      }
      expect(await failure(take())).to.be.instanceOf(DamagedEntry)
      expect(given).to.be.at.most(entry.size)
    })
  }

  it("reports a file without a header", async () => {
    const archive = zipOf({ name: "a", bytes: "x" })
    archive.fill(0, 0, 4)
    const entry = (await opened(archive)).get("a")
    expect(await failure(contentOf(entry))).to.be.instanceOf(DamagedEntry)
  })

  it("reports a file that overlaps the next one by extra fields in its own header", async () => {
    const archive = zipOf({ name: "a", bytes: "x" }, { name: "b", bytes: "y" })
    archive.writeUInt16LE(40, 28)
    const entry = (await opened(archive)).get("a")
    expect(await failure(contentOf(entry))).to.be.instanceOf(DamagedEntry)
  })
})
