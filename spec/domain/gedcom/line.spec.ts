import { expect } from "chai"
import { type GedcomLine, lineLexer, longestLine } from "../../../core/domain/gedcom/lines/lexer.ts"
import { collectFaults } from "../../support/gedcom-faults.ts"

const lex = (...chunks: readonly string[]) => {
  const lines: GedcomLine[] = []
  const bad: (readonly [number, string])[] = []
  const { warn, faults: warnings } = collectFaults()
  const lexer = lineLexer({ line: (line) => lines.push(line), bad: (number, text) => bad.push([number, text]) }, warn)
  chunks.forEach(lexer.push)
  lexer.end()
  return { lines, bad, warnings }
}

describe("A GEDCOM line", () => {
  it("has a level, perhaps a cross-reference, a tag, and perhaps a value", () => {
    expect(lex("0 @I1@ INDI\n1 NAME John /Doe/\n1 BIRT").lines).deep.equal([
      { number: 1, level: 0, xref: "@I1@", tag: "INDI", value: null },
      { number: 2, level: 1, xref: null, tag: "NAME", value: "John /Doe/" },
      { number: 3, level: 1, xref: null, tag: "BIRT", value: null },
    ])
  })

  it("keeps its value as written: leading, trailing and inner spaces, @@, pointers", () => {
    for (const value of [" two before", "after  ", "a\tb", "@@home", "@I1@", "x@y.org", " "])
      expect(lex(`1 NOTE ${value}\n`).lines[0]?.value).equal(value)
  })

  it("may be indented, and set apart by tabs or by several spaces", () => {
    expect(
      lex(" \t 2\tDATE\t1 JAN 1900\n0   @I1@   INDI\n\ufeff0 HEAD").lines.map(({ level, xref, tag, value }) => [
        level,
        xref,
        tag,
        value,
      ]),
    ).deep.equal([
      [2, null, "DATE", "1 JAN 1900"],
      [0, "@I1@", "INDI", null],
      [0, null, "HEAD", null],
    ])
  })

  it("may have spaces in its cross-reference", () => {
    expect(lex("0 @I 1@ INDI").lines[0]?.xref).equal("@I 1@")
  })

  it("has a standard tag in upper case, and a program's own as written", () => {
    expect(lex("0 head\n1 _MyTag x").lines.map(({ tag }) => tag)).deep.equal(["HEAD", "_MyTag"])
  })
})

describe("Lines", () => {
  for (const [name, end] of [
    ["LF", "\n"],
    ["CR", "\r"],
    ["CRLF", "\r\n"],
    ["LFCR", "\n\r"],
  ] as const) {
    it(`end with ${name}, wherever chunks end`, () => {
      const text = `0 HEAD${end}1 SOUR x ${end}${end}0 TRLR${end}`
      for (let size = 1; size < text.length; size++) {
        const chunks = text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? []
        expect(lex(...chunks).lines.map(({ number, tag, value }) => [number, tag, value])).deep.equal([
          [1, "HEAD", null],
          [2, "SOUR", "x "],
          [4, "TRLR", null],
        ])
      }
    })
  }

  it("may end each in its own way", () => {
    expect(lex("0 A\r1 B\n1 C\r\n1 D\n\n1 E").lines.map(({ number, tag }) => `${number}${tag}`)).deep.equal([
      "1A",
      "2B",
      "3C",
      "4D",
      "6E",
    ])
  })

  it("are counted with the blank ones, which are passed over", () => {
    expect(lex("\n  \n0 HEAD\n\t\n\x1a\n0 TRLR").lines.map(({ number }) => number)).deep.equal([3, 6])
  })

  it("lose control characters, with a warning each", () => {
    const { lines, warnings } = lex(
      "0 HEAD\n1 NO\0TE a\0b\n",
      "1 NOTE \x07c\n1 NOTE d\u2028e",
      "\x0cf\ud800\n1 NOTE 👩\n1 NOTE g",
      "\x7f",
    )
    expect(lines.map(({ value }) => value)).deep.equal([null, "ab", "c", "d\ne\nf\ufffd", "👩", "g"])
    expect(warnings.map(({ line, code }) => [line, code])).deep.equal(
      [2, 3, 4, 6].map((line) => [line, "control_character"]),
    )
  })
})

describe("A bad line", () => {
  for (const text of [
    "no level here",
    "1",
    "1 ",
    "-1 NOTE",
    "1NOTE x",
    "0 @I1@",
    "0 @@ INDI",
    "0 @I1 INDI",
    "1 N\u00d6TE x",
    "1 <br>",
    "1850 was a year",
    "100 NOTE x",
    "1 NOTE: x",
  ]) {
    it(`is reported with its number: ${JSON.stringify(text)}`, () => {
      const { lines, bad } = lex(`0 HEAD\n${text}\n0 TRLR\n`)
      expect(lines.map(({ tag }) => tag)).deep.equal(["HEAD", "TRLR"])
      expect(bad).deep.equal([[2, text]])
    })
  }

  it("is a sentence that begins with a number, where no such level can be", () => {
    expect(lex("0 @N1@ NOTE He lived at\n2 Main Street\n1 CONT then\n12 years").bad).deep.equal([
      [2, "2 Main Street"],
      [4, "12 years"],
    ])
  })

  it("is not one of a jumping level with an upper-case tag", () => {
    expect(lex("1 BIRT\n4 DATE 1900").lines.map(({ level }) => level)).deep.equal([1, 4])
  })
})

describe("A line of enormous length", () => {
  it("is cut at the limit, with a warning, and the next one is whole", () => {
    const part = "x".repeat(longestLine / 4)
    const { lines, warnings } = lex("0 HEAD\n1 NOTE ", part, part, part, part, part, "\n0 TRLR\n")
    expect(lines.map(({ value }) => value?.length)).deep.equal([undefined, longestLine - "1 NOTE ".length, undefined])
    expect(warnings.map(({ line, code }) => [line, code])).deep.equal([[2, "line_too_long"]])
  })
})
