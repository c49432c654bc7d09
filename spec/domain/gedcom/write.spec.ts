import { expect } from "chai"
import type { GedcomStructure } from "../../../core/domain/gedcom/lines/parser.ts"
import { writeRecord } from "../../../core/domain/gedcom/lines/write-record.ts"

const structure = (tag: string, value = "", ...children: readonly GedcomStructure[]): GedcomStructure => ({
  xref: null,
  tag,
  value,
  pointer: null,
  children,
})
const note = (value: string): GedcomStructure => structure("NOTE", value)
const linesOf = (value: string, version: "5.5.1" | "7.0" = "5.5.1"): readonly string[] =>
  writeRecord(note(value), version).split("\n").slice(0, -1)

describe("A written record", () => {
  it("is its lines, each ended by a line feed", () => {
    const indi: GedcomStructure = {
      ...structure(
        "INDI",
        "",
        structure("BIRT", "", structure("DATE", "1 JAN 1900")),
        { ...structure("FAMS"), pointer: "@F1@" },
        structure("DEAT", "Y"),
      ),
      xref: "@I1@",
    }
    expect(writeRecord(indi, "5.5.1")).equal("0 @I1@ INDI\n1 BIRT\n2 DATE 1 JAN 1900\n1 FAMS @F1@\n1 DEAT Y\n")
  })

  it("has a CONT for each line break, of whatever kind", () => {
    for (const lineBreak of ["\n", "\r", "\r\n", "\v", "\f", "\u0085", "\u2028", "\u2029"]) {
      for (const version of ["5.5.1", "7.0"] as const)
        expect(linesOf(`a${lineBreak}0 @I9@ INDI${lineBreak}${lineBreak}b`, version)).deep.equal([
          "0 NOTE a",
          version === "7.0" ? "1 CONT 0 @I9@ INDI" : "1 CONT 0 @@I9@@ INDI",
          "1 CONT",
          "1 CONT b",
        ])
    }
  })

  it("has no control characters and no half surrogate pairs", () => {
    expect(linesOf("a\0b\x07c\x1bd\x7fe\x9ff\tg\ud800h\uffff")).deep.equal(["0 NOTE abcdef\tg\uFFFDh"])
  })

  it("doubles each @ in 5.5.1, a leading one in 7.0", () => {
    expect(linesOf("@a@b\n@I1@")).deep.equal(["0 NOTE @@a@@b", "1 CONT @@I1@@"])
    expect(linesOf("@a@b\n@I1@", "7.0")).deep.equal(["0 NOTE @@a@b", "1 CONT @@I1@"])
  })

  it("keeps the calendar escapes of a date, and of nothing else", () => {
    expect(writeRecord(structure("DATE", "BET @#DJULIAN@ 5 OCT 1582 AND @#DFRENCH R@ 2 VEND 1"), "5.5.1")).equal(
      "0 DATE BET @#DJULIAN@ 5 OCT 1582 AND @#DFRENCH R@ 2 VEND 1\n",
    )
    expect(linesOf("@#DJULIAN@ 5 OCT 1582")).deep.equal(["0 NOTE @@#DJULIAN@@ 5 OCT 1582"])
  })

  it("lets no tag, xref or pointer become a line", () => {
    const hostile: GedcomStructure = {
      xref: "@A@\n0 @B@ INDI",
      tag: "X\n0 @C@ INDI",
      value: "",
      pointer: "@D\u2028\n0 @E@ INDI@",
      children: [
        { ...note(""), pointer: "@\n0@" },
        { ...note(""), pointer: "@F\u20280 TRLR@" },
      ],
    }
    expect(writeRecord(hostile, "5.5.1")).equal(
      "0 _X0CINDI @@D\n1 CONT\n1 CONT 0 @@E@@ INDI@@\n1 NOTE @@\n2 CONT 0@@\n1 NOTE @@F\n2 CONT 0 TRLR@@\n",
    )
  })
})

describe("A long value in 5.5.1", () => {
  const words = "Lorem ipsum dolor sit amet, consectetur adipiscing elit. ".repeat(40)

  it("goes on in CONC, no line longer than 255 characters with its line feed", () => {
    for (const text of [
      words,
      "x".repeat(2000),
      "@".repeat(1001),
      " ".repeat(1000),
      "a ".repeat(500),
      "🎻".repeat(400),
      "e\u0301".repeat(400),
      "\u0301".repeat(600),
    ]) {
      const lines = linesOf(text)
      expect(lines.length).greaterThan(2)
      for (const line of lines) expect(line.length + 1).most(255)
    }
  })

  it("uses the length that a line has", () => {
    expect(linesOf("x".repeat(247))).deep.equal([`0 NOTE ${"x".repeat(247)}`])
    expect(linesOf("x".repeat(248))).deep.equal([`0 NOTE ${"x".repeat(247)}`, "1 CONC x"])
  })

  it("is never cut beside a space", () => {
    for (const line of linesOf(words).slice(0, -1)) expect(line).match(/\S$/)
    for (const line of linesOf(words).slice(1)) expect(line).match(/^1 CONC \S/)
  })

  it("is never cut inside a letter of several characters, nor inside an @@", () => {
    for (const letter of ["🎻", "e\u0301", "👍🏽", "👩\u200d🚀"]) {
      for (const line of linesOf(`x${letter.repeat(300)}`))
        expect(line.replace(/^\d \w+ x?/, "").replaceAll(letter, "")).equal("")
    }
    for (const line of linesOf(`x${"@".repeat(300)}`)) expect(line.replace(/[^@]/g, "").length % 2).equal(0)
  })

  it("is cut where nothing better is left, before a space rather than behind it", () => {
    for (const line of linesOf("a ".repeat(400)).slice(0, -1)) expect(line).match(/a$/)
  })

  it("is one line in 7.0, which has no CONC", () => {
    expect(linesOf(words, "7.0")).deep.equal([`0 NOTE ${words}`])
  })
})
