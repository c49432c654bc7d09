import { expect } from "chai"
import type { GedcomStructure } from "../../../core/domain/gedcom/lines/parser.ts"
import { readAll } from "../../support/gedcom-read.ts"

/** A structure as `TAG xref >pointer "value" [children]`, leaving out what it has not. */
const show = ({ tag, xref, pointer, value, children }: GedcomStructure): string =>
  [
    tag,
    xref,
    pointer && `>${pointer}`,
    value && JSON.stringify(value),
    children.length > 0 && `[${children.map(show).join(", ")}]`,
  ]
    .filter(Boolean)
    .join(" ")

const read = async (text: string) => {
  const { records, warnings, version } = await readAll(text)
  return { shown: records.map(show), records, version, warned: warnings.map(({ line, code }) => `${line} ${code}`) }
}

describe("A record", () => {
  it("is the tree of a line of level 0 and of those below it", async () => {
    const { shown, warned } = await read(
      "0 HEAD\n0 @I1@ INDI\n1 NAME John /Doe/\n2 GIVN John\n1 BIRT\n2 DATE 1900\n2 PLAC Rome\n1 FAMS @F1@\n0 TRLR\n",
    )
    expect(shown).deep.equal([
      "HEAD",
      'INDI @I1@ [NAME "John /Doe/" [GIVN "John"], BIRT [DATE "1900", PLAC "Rome"], FAMS >@F1@]',
      "TRLR",
    ])
    expect(warned).deep.equal([])
  })

  it("knows the line of each structure, blank and continuing lines counted", async () => {
    const { records } = await read("0 HEAD\n\n0 @N1@ NOTE a\n1 CONT b\n1 CHAN\n0 TRLR")
    expect(records.map(({ line }) => line)).deep.equal([1, 3, 6])
    expect(records[1]?.children[0]?.line).equal(5)
  })

  it("needs no HEAD, and no TRLR", async () => {
    expect((await read("0 @I1@ INDI\n1 SEX F")).shown).deep.equal(['INDI @I1@ [SEX "F"]'])
  })
})

describe("The version of a file", () => {
  it("is HEAD.GEDC.VERS", async () => {
    expect((await read("0 HEAD\n1 SOUR x\n2 VERS 3\n1 GEDC\n2 VERS 5.5.1 \n0 TRLR")).version).equal("5.5.1")
    expect((await read("0 HEAD\n1 SOUR x\n2 VERS 3\n0 TRLR")).version).equal(null)
  })
})

describe("A value", () => {
  it("goes on in CONC without, in CONT with a line break; spaces count", async () => {
    expect(
      (await read("0 @N1@ NOTE one \n1 CONC two\n1 CONC  three\n1 CONT\n1 CONT  four\n1 CONC\n1 CHAN")).shown,
    ).deep.equal(['NOTE @N1@ "one two three\\n\\n four" [CHAN]'])
  })

  it("may begin in a CONT", async () => {
    expect((await read("0 @N1@ NOTE\n1 CONT text")).shown).deep.equal(['NOTE @N1@ "\\ntext"'])
  })

  it("has each @@ undone in 5.5.1", async () => {
    expect(
      (
        await read("0 HEAD\n1 GEDC\n2 VERS 5.5.1\n0 @N1@ NOTE @@home, a@@b.c d@e.f\n1 CONC @@I1@@\n0 @N2@ NOTE @@N1@@")
      ).shown.slice(1),
    ).deep.equal(['NOTE @N1@ "@home, a@b.c d@e.f@I1@"', 'NOTE @N2@ "@N1@"'])
  })

  it("has only a leading @@ undone in 7.0, on each line", async () => {
    expect((await read("0 HEAD\n1 GEDC\n2 VERS 7.0.14\n0 @N1@ SNOTE @@home, a@@b.c\n1 CONT @@N1@")).shown[1]).equal(
      'SNOTE @N1@ "@home, a@@b.c\\n@N1@"',
    )
  })

  it("keeps calendar escapes, and is no pointer for them", async () => {
    expect((await read("0 @I1@ INDI\n1 BIRT\n2 DATE @#DJULIAN@ 5 OCT 1582\n2 DATE @#DHEBREW@")).shown).deep.equal([
      'INDI @I1@ [BIRT [DATE "@#DJULIAN@ 5 OCT 1582", DATE "@#DHEBREW@"]]',
    ])
  })

  it("is a pointer where it is nothing but one", async () => {
    expect(
      (await read("0 @I1@ INDI\n1 FAMS @F1@  \n1 FAMC @VOID@\n1 NOTE @F1@ and\n1 NOTE @ home @")).shown,
    ).deep.equal(['INDI @I1@ [FAMS >@F1@, FAMC >@VOID@, NOTE "@F1@ and", NOTE "@ home @"]'])
  })
})

describe("What a file does against the standard", () => {
  it("a level that is too high is placed below the nearest lower one, with its siblings beside it", async () => {
    const { shown, warned } = await read("0 @I1@ INDI\n1 BIRT\n4 DATE 1900\n4 PLAC Rome\n2 NOTE x\n1 SEX M")
    expect(shown).deep.equal(['INDI @I1@ [BIRT [DATE "1900", PLAC "Rome", NOTE "x"], SEX "M"]'])
    expect(warned).deep.equal(["3 level_jump", "4 level_jump"])
  })

  it("a first line below no record becomes one", async () => {
    const { shown, warned } = await read("1 NAME x\n2 GIVN y\n0 TRLR")
    expect(shown).deep.equal(['NAME "x" [GIVN "y"]', "TRLR"])
    expect(warned).deep.equal(["1 level_jump"])
  })

  it("a malformed line continues a text that may have several lines", async () => {
    const { shown, warned } = await read(
      "0 @N1@ NOTE one\n1 CONT two\nthree, without a level\n\n  four\n1 CHAN\n0 @S1@ SOUR\n1 TEXT\nfive",
    )
    expect(shown).deep.equal([
      'NOTE @N1@ "one\\ntwo\\nthree, without a level\\n  four" [CHAN]',
      'SOUR @S1@ [TEXT "\\nfive"]',
    ])
    expect(warned).deep.equal(["3 bad_line", "5 bad_line", "9 bad_line"])
  })

  it("a malformed line after anything else changes no value, and is kept below it", async () => {
    const { shown, warned } = await read(
      "0 @I1@ INDI\nstray\n1 SEX M\nfive\n  six\n1 NOTE @N1@\n2 CONT more\nlast\n1 NAME x",
    )
    expect(shown).deep.equal([
      'INDI @I1@ [_STEMMA_LINE "stray", SEX "M" [_STEMMA_LINE "five", _STEMMA_LINE "  six"], NOTE >@N1@ [CONT "more", ' +
        '_STEMMA_LINE "last"], NAME "x"]',
    ])
    expect(warned).deep.equal(["2 bad_line", "4 bad_line", "5 bad_line", "8 bad_line"])
  })

  it("a CONT of its parent's level continues that parent", async () => {
    const { shown, warned } = await read("0 @I1@ INDI\n1 NOTE one\n1 CONT two\n1 CONC , three\n1 SEX M")
    expect(shown).deep.equal(['INDI @I1@ [NOTE "one\\ntwo, three", SEX "M"]'])
    expect(warned).deep.equal(["3 continuation", "4 continuation"])
  })

  it("a CONT behind other structures finds its text by its level", async () => {
    expect((await read("0 @I1@ INDI\n1 NOTE one\n2 SOUR @S1@\n3 PAGE 4\n2 CONT two")).shown).deep.equal([
      'INDI @I1@ [NOTE "one\\ntwo" [SOUR >@S1@ [PAGE "4"]]]',
    ])
  })

  it("a structure below a CONT belongs to what the CONT continues", async () => {
    expect((await read("0 @I1@ INDI\n1 NOTE one\n2 CONT two\n3 SOUR x\n2 CONT three")).shown).deep.equal([
      'INDI @I1@ [NOTE "one\\ntwo\\nthree" [SOUR "x"]]',
    ])
  })

  it("a CONT of level 0 continues the last text; before any record there is nothing to continue", async () => {
    expect((await read("0 @N1@ NOTE one\n0 CONT two")).shown).deep.equal(['NOTE @N1@ "one\\ntwo"'])
    expect((await read("0 CONT two\n0 TRLR")).warned).deep.equal(["1 continuation"])
  })
})
