import { readFileSync } from "node:fs"
import fc from "fast-check"

const sample = readFileSync(new URL("gedcom/wedgwood-darwin.ged", import.meta.url))
const head = sample.subarray(0, 12_000)
const seeds: readonly Uint8Array[] = [
  head,
  Buffer.from(head.toString("utf8").replaceAll("\n", "\r\n"), "utf16le"),
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(head.toString("utf8"), "utf16le")]),
  Buffer.from(head.toString("utf8").replace("CHAR UTF-8", "CHAR ANSEL"), "latin1"),
  Buffer.from(head.toString("utf8").replace("5.5.1", "7.0")),
]

/** Bytes that mean something to a reader of GEDCOM. */
const pieces = [
  "\n",
  "\r",
  "\0",
  "@",
  "@@",
  "0 ",
  "1 ",
  "99 ",
  "0 @I1@ INDI\n",
  "0 TRLR\n",
  "1 CONC ",
  "2 CONT ",
  "1 FAMC @F1@\n",
  "1 HUSB @I1@\n",
  "2 DATE ",
  "@#DHEBREW@ ",
  "1 SOUR @S1@\n",
  "\ufeff",
  "\u0301",
  "/",
]

const edit = fc.record({
  // Seldom in the first lines: where they are broken the file is refused, and no more is learnt.
  at: fc.oneof(
    { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
    { weight: 30, arbitrary: fc.nat(9_499).map((place) => 0.05 + place / 10_000) },
  ),
  cut: fc.oneof(fc.constant(0), fc.nat(4), fc.nat(3_000)),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 6 }),
    fc.constantFrom(...pieces).map((text) => Buffer.from(text)),
    fc.constant("copy" as const),
  ),
})

/** A GEDCOM file broken in any way: bytes cut out of it, put into it or doubled. */
export const brokenGedcom = fc
  .tuple(fc.constantFrom(...seeds), fc.array(edit, { minLength: 1, maxLength: 12 }))
  .map(([seed, edits]) =>
    edits.reduce((bytes: Uint8Array, { at, cut, put }) => {
      const from = Math.floor(at * bytes.length)
      const inserted = put === "copy" ? bytes.subarray(Math.max(0, from - 500), from) : put
      return Buffer.concat([bytes.subarray(0, from), inserted, bytes.subarray(from + cut)])
    }, seed),
  )
