import { expect } from "chai"
import fc from "fast-check"
import type { GedcomStructure } from "../../core/domain/gedcom/lines/parser.ts"
import { longestWrittenLine, writable, writeRecord } from "../../core/domain/gedcom/lines/write-record.ts"
import { encodeAs } from "../support/gedcom-bytes.ts"
import { plainTree, readAll } from "../support/gedcom-read.ts"
import { runsOf } from "../support/depth.ts"

const versions = ["5.5.1", "7.0"] as const

/** HEAD.CHAR for each encoding that a 5.5.1 file may have. */
const declared = {
  "UTF-8": "UTF-8",
  "UTF-16LE": "UNICODE",
  "UTF-16BE": "UNICODE",
  "windows-1252": "ANSI",
  ANSEL: "ANSEL",
  IBM437: "IBMPC",
  IBM850: "CP850",
  macintosh: "MACINTOSH",
} as const
type Encoding = keyof typeof declared
const encodings = Object.keys(declared) as Encoding[]

/** What breaks readers: signs, spaces, line breaks, marks, surrogates, what looks like a line, a pointer or an escape. */
const awkward = fc.constantFrom(
  "@",
  "@@",
  "@I1@",
  "@#DJULIAN@ ",
  " ",
  "  ",
  "\t",
  "\n",
  "\r\n",
  "\r",
  "\u2028",
  "\0",
  "\x1a",
  "\n0 @X@ INDI",
  "\n1 CONC x",
  "\ufeff",
  "\uFFFD",
  "e\u0301",
  "👩\u200d🚀",
  "\ud800",
  "x".repeat(260),
  "ab ".repeat(90),
)
const western = fc.constantFrom(..."aZ09é ÄñÇßøŁ")
const text = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: western },
      awkward,
      fc.string({ unit: "grapheme", maxLength: 4 }),
      fc.string({ unit: "binary", maxLength: 4 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(""))
const plainText = fc
  .array(fc.oneof(western, fc.constantFrom("@", "\n", "  ", "Ł", "ü", "€", "ç ", "x".repeat(250))), { maxLength: 30 })
  .map((parts) => parts.join(""))

const tag = fc
  .oneof(
    fc.constantFrom("INDI", "NAME", "NOTE", "DATE", "BIRT", "_UID", "_Mixed"),
    fc.stringMatching(/^[A-Z][A-Z0-9_]{0,14}$/),
  )
  .filter((name) => !["CONC", "CONT", "HEAD"].includes(name))
const reference = fc.stringMatching(/^@[A-Za-z0-9][A-Za-z0-9_ ]{0,12}@$/)

const treeOf = (value: fc.Arbitrary<string>, depth = 3): fc.Arbitrary<GedcomStructure> =>
  fc
    .record({
      xref: fc.option(reference),
      tag,
      content: fc.oneof(
        { weight: 4, arbitrary: value.map((text) => ({ value: text, pointer: null })) },
        reference.map((pointer) => ({ value: "", pointer })),
      ),
      children: depth === 0 ? fc.constant([]) : fc.array(treeOf(value, depth - 1), { maxLength: 3 }),
    })
    .map(({ content, ...rest }) => ({ ...rest, ...content }))

const withWritableValues = (tree: GedcomStructure): GedcomStructure => ({
  ...tree,
  value: writable(tree.value),
  children: tree.children.map(withWritableValues),
})

/** A record so long that the reader's own border, at 64 KiB, falls `into` the record behind it. */
const padding = (unit: number, into: number): string => `0 NOTE ${"x".repeat(65_536 / unit - into - 8)}\n`

const sizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 })

describe("Whatever is written", () => {
  for (const version of versions) {
    it(`comes back the same, in ${version}, in chunks of any size`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(treeOf(text), { minLength: 1, maxLength: 3 }), sizes, async (trees, chunks) => {
          const file = `0 HEAD\n1 GEDC\n2 VERS ${version}\n1 CHAR UTF-8\n${trees.map((tree) => writeRecord(tree, version)).join("")}`
          const { records, warnings } = await readAll(file, chunks)
          expect(records.slice(1).map(plainTree)).deep.equal(trees.map(withWritableValues))
          expect(warnings).deep.equal([])
        }),
        { numRuns: runsOf(400) },
      )
    })
  }

  for (const encoding of encodings) {
    it(`comes back the same from ${encoding}, where that has its letters, wherever the reader cuts the file`, async () => {
      await fc.assert(
        fc.asyncProperty(
          treeOf(plainText),
          fc.constantFrom("\n", "\r\n", "\r"),
          fc.boolean(),
          fc.option(fc.nat(400)),
          async (tree, lineEnd, marked, into) => {
            const mark = marked && encoding.startsWith("UTF") ? "\ufeff" : ""
            // This é is UTF-8 in no other encoding. A few letters alone may be valid UTF-8 by chance, and then the
            // encoding is ambiguous.
            const head = `0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR ${declared[encoding]}\n1 COPR é .\n`
            const padded = into === null ? "" : padding(encoding.startsWith("UTF-16") ? 2 : 1, head.length + into)
            const lines = head + padded + writeRecord(tree, "5.5.1")
            const bytes = encodeAs(mark + lines.replaceAll("\n", lineEnd), encoding)
            fc.pre(bytes !== null)
            // Random letters decide nothing.
            const read = await readAll(bytes, undefined, encoding)
            expect(read.encoding).equal(encoding)
            expect(read.records.slice(into === null ? 1 : 2).map(plainTree)).deep.equal([withWritableValues(tree)])
            expect(read.warnings).deep.equal([])
          },
        ),
        { numRuns: runsOf(80) },
      )
    })
  }

  it("has no line longer than 255 characters in 5.5.1, and no CONC in 7.0", () => {
    fc.assert(
      fc.property(treeOf(text), (tree) => {
        for (const line of writeRecord(tree, "5.5.1").split("\n")) expect(line.length + 1).most(longestWrittenLine)
        expect(writeRecord(tree, "7.0")).not.match(/^\d+ CONC/m)
      }),
    )
  })
})

describe("Whatever is read", () => {
  it("throws nothing, and reads the same in chunks of any size", async () => {
    const lines = fc.array(
      fc.oneof(
        fc.constantFrom(
          "0 HEAD",
          "1 GEDC",
          "2 VERS 7.0",
          "1 NOTE ",
          "2 CONT ",
          "2 CONC ",
          "9 CONT x",
          "1 CONT y",
          "0 @I1@ INDI",
          "1 FAMS @F1@",
          "0",
          "@",
          "",
          "\r",
          "\n\r",
          "\0",
        ),
        text,
      ),
      { maxLength: 30 },
    )
    await fc.assert(
      fc.asyncProperty(lines, fc.uint8Array({ maxLength: 20 }), sizes, async (parts, noise, chunks) => {
        const bytes = new Uint8Array([...new TextEncoder().encode(`0 HEAD\n${parts.join("\n")}`), ...noise])
        const whole = await readAll(bytes)
        expect((await readAll(bytes, chunks)).records).deep.equal(whole.records)
      }),
      { numRuns: runsOf(500) },
    )
  })
})
