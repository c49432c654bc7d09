import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { anselDecoder } from "../../../core/domain/gedcom/bytes/ansel.ts"
import type { Decode } from "../../../core/domain/gedcom/bytes/charset.ts"
import { decodeGedcom } from "../../../core/domain/gedcom/bytes/decode.ts"
import type { Encoding } from "../../../core/domain/gedcom/bytes/encodings.ts"
import { looksLikeGedcom } from "../../../core/domain/gedcom/bytes/detect.ts"
import { utf8Decoder } from "../../../core/domain/gedcom/bytes/utf8.ts"
import type { GedcomFault } from "../../../core/domain/gedcom/warning.ts"
import { collectFaults } from "../../support/gedcom-faults.ts"
import { bytesOf, encodeAs, inChunks } from "../../support/gedcom-bytes.ts"

interface DecodedFile {
  readonly encoding: string
  readonly text: string
  readonly warnings: readonly GedcomFault[]
}

const decodeOnce = async (
  bytes: Uint8Array,
  sizes?: readonly number[],
  chosen: Encoding | null = null,
): Promise<DecodedFile> => {
  const { warn, faults: warnings } = collectFaults()
  const decoded = await decodeGedcom(inChunks(bytes, sizes), warn, chosen)
  if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left))
  let text = ""
  for await (const chunk of decoded.right.text) text += chunk
  return { encoding: decoded.right.decision().encoding, text, warnings }
}

/** The two kinds of bytes that a host may hand over. `slice` of a Buffer shares memory with it; `slice` of a Uint8Array does not. */
const kindsOfBytes = [(bytes: Uint8Array) => new Uint8Array(bytes), (bytes: Uint8Array) => Buffer.from(bytes)]

/** Decodes as Uint8Array and as Buffer, small files in chunks of every size: all must agree, and none may write into the input. */
const decode = async (
  bytes: Uint8Array,
  sizes?: readonly number[],
  chosen: Encoding | null = null,
): Promise<DecodedFile> => {
  const everySize = bytes.length > 300 ? [] : Array.from(bytes, (_, at) => [at + 1])
  const expected = await decodeOnce(new Uint8Array(bytes), sizes, chosen)
  for (const kindOf of kindsOfBytes) {
    for (const some of [sizes, ...everySize]) {
      const input = kindOf(bytes)
      expect(await decodeOnce(input, some, chosen), `${input.constructor.name} in chunks of ${some}`).deep.equal(
        expected,
      )
      expect(Buffer.compare(input, bytes), "the input is unchanged").equal(0)
    }
  }
  return expected
}

const file = (char: string | null, body: string): string =>
  `0 HEAD\n${char === null ? "" : `1 CHAR ${char}\n`}0 @I1@ INDI\n1 NAME ${body}\n0 TRLR\n`
const nameIn = (text: string): string | undefined => /1 NAME (.*)/.exec(text)?.[1]
const codes = (warnings: readonly GedcomFault[]): string[] => warnings.map(({ code }) => code)

describe("The encoding of a GEDCOM file", () => {
  describe("is what HEAD.CHAR says", () => {
    for (const [char, encoding, body, name] of [
      ["UTF-8", "UTF-8", "Ren\xc3\xa9", "René"],
      ["CP1252", "windows-1252", "\x8eeljko", "Željko"],
      ["WINDOWS-1250", "windows-1250", "Dvo\xf8\xe1k", "Dvořák"],
      ["LATIN1", "windows-1252", "Ren\xe9", "René"],
      ["ISO-8859-2", "ISO-8859-2", "Wa\xb3\xeasa", "Wałęsa"],
      ["CP850", "IBM850", "Jo\xc6o \x9d", "João Ø"],
      ["cp437", "IBM437", "M\x81ller", "Müller"],
      ["MACINTOSH", "macintosh", "Ren\x8e", "René"],
      ["CP866", "IBM866", "\x88\xa2\xa0\xad", "Иван"],
      ["ANSEL", "ANSEL", "Ren\xe2e \xe8Ostergaard", "René Östergaard"],
    ] as const) {
      it(`${char} is read as ${encoding}`, async () => {
        const { text, encoding: found, warnings } = await decode(bytesOf(file(char, body)))
        expect(nameIn(text)).equal(name)
        expect(found).equal(encoding)
        expect(warnings).deep.equal([])
      })
    }

    for (const [char, encoding, body, name] of [
      ["ANSI", "windows-1252", "Ren\xe9 \x93\x80\x94", "René “€”"],
      ["IBM WINDOWS", "windows-1252", "Ren\xe9", "René"],
      ["IBMPC", "IBM437", "Ren\x82 \x8e", "René Ä"],
    ] as const) {
      it(`${char}, which names no code page, is guessed as ${encoding} and says so`, async () => {
        const { text, encoding: found, warnings } = await decode(bytesOf(file(char, body)))
        expect([nameIn(text), found, codes(warnings)]).deep.equal([name, encoding, ["encoding_guessed"]])
      })
    }
  })

  it("is UTF-16 by its byte order mark or by its zeros, in either order", async () => {
    for (const order of ["UTF-16LE", "UTF-16BE"]) {
      for (const mark of ["", "\ufeff"]) {
        const { text, encoding, warnings } = await decode(
          encodeAs(mark + file("UNICODE", "Žofie 𝒜"), order) ?? new Uint8Array(),
          [3],
        )
        expect(encoding).equal(order)
        expect(text.startsWith("0 HEAD")).equal(true)
        expect(nameIn(text)).equal("Žofie 𝒜")
        expect(warnings).deep.equal([])
      }
    }
  })

  it("is UTF-8 where the letters are, whatever is declared, and says so", async () => {
    for (const char of ["ANSEL", "ANSI", "ASCII", "IBMPC", null]) {
      const { text, encoding, warnings } = await decode(
        encodeAs(file(char, "Žofie Müller"), "UTF-8") ?? new Uint8Array(),
      )
      expect(nameIn(text)).equal("Žofie Müller")
      expect(encoding).equal("UTF-8")
      expect(codes(warnings)).deep.equal(["encoding"])
    }
  })

  it("is Windows-1252 where UTF-8, ASCII, an unknown name or nothing is declared and the letters are no UTF-8", async () => {
    for (const char of ["UTF-8", "ASCII", "KLINGON", null]) {
      const { text, encoding, warnings } = await decode(bytesOf(file(char, "M\xfcller, \x80 5")))
      expect(nameIn(text)).equal("Müller, € 5")
      expect(encoding).equal("windows-1252")
      expect(codes(warnings)).deep.equal(["encoding_guessed"])
    }
  })

  it("is what a byte order mark says, which no declaration need repeat", async () => {
    const { text, encoding, warnings } = await decode(
      encodeAs(`\ufeff${file(null, "Žofie")}`, "UTF-8") ?? new Uint8Array(),
    )
    expect([nameIn(text), encoding, warnings]).deep.equal(["Žofie", "UTF-8", []])
    expect(text.startsWith("0 HEAD")).equal(true)
  })

  it("is decided by the first letters beyond ASCII, however late they come", async () => {
    const notes = "1 NOTE nothing but ASCII for a long time\n".repeat(5_000)
    const late = await decode(bytesOf(`0 HEAD\n0 @I1@ INDI\n${notes}1 NAME M\xfcller\n0 TRLR\n`), [1000])
    expect(nameIn(late.text)).equal("Müller")
    expect(late.encoding).equal("windows-1252")
  })

  it("is found where a chunk of the file ends within its first letter", async () => {
    const start = "0 HEAD\n0 @I1@ INDI\n1 NOTE "
    for (const size of [1000, 65_536, 100_000, 1_000_000]) {
      const bytes = bytesOf(
        `${start}${"x".repeat(65_535 - start.length)}\xc3\xa9\n1 NAME Ren\xc3\xa9\n${"1 NOTE y\n".repeat(20_000)}0 TRLR\n`,
      )
      const { text, encoding } = await decode(bytes, [size])
      expect([text.charAt(65_535), nameIn(text), encoding, text.length]).deep.equal([
        "é",
        "René",
        "UTF-8",
        bytes.length - 2,
      ])
    }
  })

  it("needs no declaration for a file of ASCII alone", async () => {
    expect((await decode(bytesOf(file(null, "John")))).warnings).deep.equal([])
  })

  it("of version 7.0 is UTF-8", async () => {
    const { text, encoding, warnings } = await decode(
      encodeAs("0 HEAD\n1 GEDC\n2 VERS 7.0\n0 @I1@ INDI\n1 NAME Žofie\n0 TRLR\n", "UTF-8") ?? new Uint8Array(),
    )
    expect([nameIn(text), encoding, warnings]).deep.equal(["Žofie", "UTF-8", []])
  })
})

describe("A byte that has no letter", () => {
  it("becomes U+FFFD, and is reported with its line and value", async () => {
    const { text, warnings } = await decode(bytesOf(file("CP1252", "M\x81ller")), undefined, "windows-1252")
    expect(nameIn(text)).equal("M\uFFFDller")
    expect(warnings).deep.equal([
      { line: 4, code: "bad_byte", lost: "value", message: "In {in}, byte 0x81 is not a character in windows-1252." },
    ])
  })

  it("in UTF-8 leaves the letters around it whole", async () => {
    const { text, warnings } = await decode(bytesOf(file("UTF-8", "\xc3\x89mile \xff Zo\xc3\xab")), [1])
    expect(nameIn(text)).equal("Émile \uFFFD Zoë")
    expect(warnings).deep.equal([
      { line: 4, code: "bad_byte", lost: "value", message: "In {in}, byte 0xFF is not a character in UTF-8." },
    ])
  })

  it("is never part of an overlong form, a surrogate or a number beyond Unicode", async () => {
    for (const [bytes, count] of [
      ["\xc0\xaf", 2],
      ["\xe0\x80\xaf", 3],
      ["\xed\xa0\x80", 3],
      ["\xf4\x90\x80\x80", 4],
    ] as const) {
      const { text } = await decode(bytesOf(file("UTF-8", `\xc3\x89\xc3\x89\xc3\x89\xc3\x89\xc3\x89${bytes}`)))
      expect(nameIn(text)).equal(`ÉÉÉÉÉ${"\uFFFD".repeat(count)}`)
    }
  })

  it("is counted by lines in files of CR alone", async () => {
    const bytes = bytesOf("0 HEAD\r1 CHAR ANSI\r0 @I1@ INDI\r1 NAME \x81\r0 TRLR\r")
    const { warnings } = await decode(bytes, undefined, "windows-1252")
    expect(warnings[0]?.line).equal(4)
  })
})

describe("ANSEL", () => {
  const ansel = async (body: string) => {
    const { text, warnings } = await decode(bytesOf(file("ANSEL", body)), undefined, "ANSEL")
    return { name: nameIn(text), warnings }
  }

  it("sets its marks before the letter; the text has them joined (NFC)", async () => {
    expect((await ansel("\xe4n \xeaA \xf0c \xe9z \xeeu \xf1a \xe5o")).name).equal("ñ Å ç ž ű ą ō")
    expect((await ansel("\xe3\xe2e")).name).equal("ế")
  })

  it("has letters of its own", async () => {
    expect((await ansel("\xa1\xb1\xa2\xb2\xa3\xb3\xa4\xb4\xa5\xb5\xa6\xb6\xb8\xba\xcf")).name).equal("ŁłØøĐđÞþÆæŒœıðß")
  })

  it("has GEDCOM's additions: boxes, mid-line letters, the slash, ligature halves", async () => {
    expect((await ansel("\xbe\xbf\xcd\xce \xfco \xebt\xecs \xfan\xfbg")).name).equal(
      "□■eo o\u0338 t\uFE20s\uFE21 n\uFE22g\uFE23",
    )
  })

  it("reads the same in chunks of any size", () => {
    expectText(anselDecoder, bytesOf("\xe3\xe2e \xe8O \xebt\xecs"), "e\u0302\u0301 O\u0308 t\uFE20s\uFE21")
  })

  it("waits for the letter of sixteen marks, not of more", () => {
    let bad = 0
    expect(anselDecoder()(bytesOf("\xe2".repeat(1000)), false, () => bad++)).equal("\uFFFD".repeat(984))
    expect(bad).equal(984)
  })

  it("reports bytes outside the set and marks without a letter", async () => {
    const { name, warnings } = await ansel("\xff \xe2")
    expect(name).equal("\uFFFD \uFFFD")
    expect(warnings.map(({ line, message }) => [line, message])).deep.equal([
      [4, "In {in}, byte 0xFF is not a character in ANSEL."],
      [4, "In {in}, byte 0xE2 is not a character in ANSEL."],
    ])
  })
})

/** All bytes through new decoders, in chunks of each size and of each kind of bytes; every text must be this one. */
const expectText = (newDecoder: () => Decode, bytes: Uint8Array, expected: string): void => {
  const fail = (at: number, byte: number | null): never => expect.fail(`byte ${byte} at ${at}`)
  for (const kindOf of kindsOfBytes) {
    for (let size = 1; size <= bytes.length; size++) {
      const [decoder, input] = [newDecoder(), kindOf(bytes)]
      let text = ""
      for (let at = 0; at < input.length; at += size) text += decoder(input.subarray(at, at + size), false, fail)
      text += decoder(new Uint8Array(0), true, fail)
      expect(text, `${input.constructor.name} in chunks of ${size}`).equal(expected)
      expect(Buffer.compare(input, bytes), "the input is unchanged").equal(0)
    }
  }
}

describe("A letter that a CONC cuts in two", () => {
  for (const [name, decoder, written, text] of [
    ["UTF-8", utf8Decoder, "1 CONC caf\xc3\r\n1 CONC \xa9 noir", "1 CONC caf\r\n1 CONC é noir"],
    ["UTF-8", utf8Decoder, "1 NOTE \xf0\x9f\x8e\n12 CONC \xbb", "1 NOTE \n12 CONC 🎻"],
    ["UTF-8", utf8Decoder, "1 NOTE \xe2\r  2 CONC \x82\xac", "1 NOTE \r  2 CONC €"],
    ["ANSEL", anselDecoder, "1 CONC caf\xe2\r\n1 CONC e noir", "1 CONC caf\r\n1 CONC e\u0301 noir"],
    ["ANSEL", anselDecoder, "1 CONC caf\xe3\n1 CONC \xe2e", "1 CONC caf\n1 CONC e\u0302\u0301"],
  ] as const) {
    it(`in ${name} is joined again, wherever chunks end: ${JSON.stringify(text)}`, () => {
      expectText(decoder, bytesOf(written), text)
    })
  }

  it("is joined in each note of a file, with nothing in the file declaring UTF-8 but its letters", async () => {
    const { text, encoding } = await decode(
      bytesOf("0 HEAD\n0 @N1@ NOTE caf\xc3\n1 CONC \xa9\n0 @N2@ NOTE na\xc3\r\n1 CONC \xafve\n0 TRLR\n"),
    )
    expect([...text.matchAll(/1 CONC (.*)/g)].map(([, half]) => half)).deep.equal(["é", "ïve"])
    expect([encoding, text.includes("\uFFFD")]).deep.equal(["UTF-8", false])
  })

  it("counts for UTF-8 where the encoding is in question", async () => {
    const { text, encoding } = await decode(bytesOf("0 HEAD\n1 CHAR UTF-8\n0 @N1@ NOTE caf\xc3\n1 CONC \xa9\n0 TRLR\n"))
    expect(text).include("1 CONC é")
    expect(encoding).equal("UTF-8")
  })
})

describe("A file that is no GEDCOM", () => {
  const refusal = async (bytes: Uint8Array): Promise<unknown> => {
    const decoded = await decodeGedcom(inChunks(bytes), () => undefined)
    return E.isLeft(decoded) && decoded.left
  }
  for (const [what, start, word] of [
    ["nothing", "", "empty"],
    ["blank lines", "\n \n", "empty"],
    ["a ZIP archive", "PK\x03\x04\x14\0", "ZIP"],
    ["a gzip archive", "\x1f\x8b\x08\0", "gzip"],
    ["a web page", "\n<!DOCTYPE html><html>", "web page"],
    ["a PDF document", "%PDF-1.7", "PDF"],
    ["an image", "\x89PNG\r\n\x1a\n", "image"],
    ["a database", "SQLite format 3\0", "database"],
    ["zeros", "0\0\0\0\0\0\0\0\0", "binary"],
    ["a letter", "Dear cousin,\nhere is", "0 HEAD"],
  ] as const) {
    it(`is refused with a reason: ${what}`, async () => {
      expect(looksLikeGedcom(bytesOf(start))).equal(false)
      expect(await refusal(bytesOf(start))).include({ _tag: "NotGedcom" })
      expect(JSON.stringify(await refusal(bytesOf(start)))).include(word)
    })
  }

  it("is not one that merely lacks its HEAD, or begins with blank lines or spaces", () => {
    for (const start of ["0 @I1@ INDI\n1 NAME x", "\n\n  0 HEAD\n", "\xef\xbb\xbf\r\n0 HEAD", "\t0 HEAD\r", "0\tHEAD"])
      expect(looksLikeGedcom(bytesOf(start))).equal(true)
  })
})
