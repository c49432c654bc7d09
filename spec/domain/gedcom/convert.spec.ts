import { expect } from "chai"
import type { GedcomVersion } from "../../../core/domain/date/gedcom-words.ts"
import { convertRecord } from "../../../core/domain/gedcom/convert/convert-record.ts"
import { withAllowedXrefs } from "../../../core/domain/gedcom/convert/convert-xrefs.ts"
import type { FindRecord } from "../../../core/domain/gedcom/standard/standard.ts"
import { pointerStructure } from "../../../core/domain/gedcom/structures/structure.ts"
import { writeRecord } from "../../../core/domain/gedcom/lines/write-record.ts"
import { readAll } from "../../support/gedcom-read.ts"
import { gedcomText } from "../../support/gedcom-upload.ts"

const other = { "5.5.1": "7.0", "7.0": "5.5.1" } as const

/** The records that a record of one version becomes in the other, in lines. Pointers find what they look for, but `@X9@`. */
const converted = async (lines: string, from: GedcomVersion): Promise<readonly string[]> => {
  const to = other[from]
  const find: FindRecord = (xref) => (xref === "@X9@" ? null : undefined)
  const { records } = await readAll(gedcomText(lines, from))
  const [, record] = records
  if (record === undefined) throw new Error("no record")
  const text = convertRecord(record, "key", { from, to }, find)
    .map((one) => writeRecord(one, to))
    .join("")
  return text
    .trimEnd()
    .split("\n")
    .map((line) => line.replace(/@([A-Z])[0-9A-Z]{19}@/g, "@$1@"))
}

/** Lines below a record of this kind, in either version, and what they are in the other; `|` for the ends of lines. */
type Row = readonly [from: string, to: string]

const below = async (record: string, lines: string, from: GedcomVersion): Promise<string> =>
  (await converted(`0 @X1@ ${record}\n${lines.replaceAll("|", "\n")}`, from)).slice(1).join("|")

const states = (title: string, from: GedcomVersion, rows: Readonly<Record<string, readonly Row[]>>): void => {
  it(title, async () => {
    for (const [record, pairs] of Object.entries(rows))
      for (const [one, wanted] of pairs) expect(await below(record, one, from), one).to.equal(wanted)
  })
}

/** The same, and back again. */
const statesBoth = (title: string, rows: Readonly<Record<string, readonly Row[]>>): void => {
  states(title, "5.5.1", rows)
  states(
    `${title}, and back`,
    "7.0",
    Object.fromEntries(
      Object.entries(rows).map(([record, pairs]) => [record, pairs.map(([one, another]) => [another, one] as const)]),
    ),
  )
}

describe("A record of 5.5.1 in 7.0", () => {
  statesBoth("has the words of enumerations in capitals", {
    INDI: [
      ["1 SEX X", "1 SEX X"],
      ["1 RESN privacy", "1 RESN PRIVACY"],
      ["1 DEAT Y", "1 DEAT Y"],
      ["1 CREM Y", "1 CREM Y"],
      ["1 BAPM Y", "1 BAPM Y"],
      ["1 NAME A|2 TYPE aka", "1 NAME A|2 TYPE AKA"],
      ["1 NAME A|2 TYPE stage", "1 NAME A|2 TYPE OTHER|3 PHRASE stage"],
      ["1 FAMC @F1@|2 PEDI adopted|2 STAT proven", "1 FAMC @F1@|2 PEDI ADOPTED|2 STAT PROVEN"],
      ["1 ADOP|2 FAMC @F1@|3 ADOP BOTH", "1 ADOP|2 FAMC @F1@|3 ADOP BOTH"],
      ["1 BAPL|2 STAT PRE-1970|3 DATE 1 JAN 1970", "1 BAPL|2 STAT PRE_1970|3 DATE 1 JAN 1970"],
      ["1 SOUR @S1@|2 EVEN BIRT|3 ROLE MOTH|2 QUAY 2", "1 SOUR @S1@|2 EVEN BIRT|3 ROLE MOTH|2 QUAY 2"],
      ["1 SOUR @S1@|2 EVEN BIRT|3 ROLE (Midwife)", "1 SOUR @S1@|2 EVEN BIRT|3 ROLE OTHER|4 PHRASE Midwife"],
      ["1 SOUR @S1@|2 EVEN BIRT|3 ROLE (Godmother)", "1 SOUR @S1@|2 EVEN BIRT|3 ROLE GODP|4 PHRASE Godmother"],
    ],
    FAM: [["1 SLGS|2 STAT DNS/CAN|3 DATE 1 JAN 1970", "1 SLGS|2 STAT DNS_CAN|3 DATE 1 JAN 1970"]],
    SOUR: [["1 REPO @R1@|2 CALN 7|3 MEDI manuscript", "1 REPO @R1@|2 CALN 7|3 MEDI MANUSCRIPT"]],
  })

  states("says in a PHRASE what an enumeration has no word for, or beside it", "5.5.1", {
    INDI: [
      ["1 SEX N", "1 SEX U|2 _PHRASE N"],
      ["1 SEX ?", "1 _SEX ?"],
      ["1 RESN secret", "1 _RESN secret"],
      ["1 SOUR @S1@|2 EVEN coronation|2 QUAY high", "1 SOUR @S1@|2 EVEN EVEN|3 PHRASE coronation|2 _QUAY high"],
      ["1 FAMC @F1@|2 PEDI natural", "1 FAMC @F1@|2 PEDI BIRTH|3 PHRASE natural"],
      ["1 FAMC @F1@|2 PEDI step", "1 FAMC @F1@|2 PEDI OTHER|3 PHRASE step|2 _STEMMA_PEDI step"],
      ["1 BAPL|2 STAT CLEARED|3 DATE 1 JAN 1970", "1 BAPL|2 _STAT CLEARED|3 DATE 1 JAN 1970"],
    ],
    SOUR: [["1 REPO @R1@|2 CALN 7|3 MEDI parchment", "1 REPO @R1@|2 CALN 7|3 MEDI OTHER|4 PHRASE parchment"]],
  })

  statesBoth("has associations by their role", {
    INDI: [
      ["1 ASSO @I2@|2 RELA witness|2 NOTE n", "1 ASSO @I2@|2 ROLE WITN|2 NOTE n"],
      ["1 ASSO @I2@|2 RELA Godfather", "1 ASSO @I2@|2 ROLE GODP|3 PHRASE Godfather"],
      ["1 ASSO @I2@|2 RELA captain", "1 ASSO @I2@|2 ROLE OTHER|3 PHRASE captain"],
      ["1 ASSO @I2@|2 RELA padre|3 _ROLE CLERGY", "1 ASSO @I2@|2 ROLE CLERGY|3 PHRASE padre"],
    ],
  })

  statesBoth("has numbers that programs gave as EXID, and other spellings as TRAN", {
    INDI: [
      ["1 AFN 1X", "1 EXID 1X|2 TYPE https://gedcom.io/terms/v7/AFN"],
      ["1 RFN 2X", "1 EXID 2X|2 TYPE https://gedcom.io/terms/v7/RFN"],
      ["1 RIN 3X", "1 EXID 3X|2 TYPE https://gedcom.io/terms/v7/RIN"],
      ["1 REFN 4|2 TYPE t", "1 REFN 4|2 TYPE t"],
      ["1 _UID 5", "1 UID 5"],
      ["1 _EXID 6|2 TYPE http://example.org", "1 EXID 6|2 TYPE http://example.org"],
      ["1 NAME A|2 FONE B|3 TYPE kana|3 GIVN C", "1 NAME A|2 TRAN B|3 LANG ja-Hrkt|3 GIVN C"],
      ["1 NAME A|2 ROMN B|3 TYPE wadegiles", "1 NAME A|2 TRAN B|3 LANG zh-Latn-wadegile"],
      ["1 NAME A|2 ROMN B|3 TYPE of ours", "1 NAME A|2 TRAN B|3 LANG und-Latn|3 _TYPE of ours"],
      ["1 BIRT|2 PLAC A|3 FONE B|4 TYPE hangul", "1 BIRT|2 PLAC A|3 TRAN B|4 LANG ko-Hang"],
    ],
  })

  statesBoth("has languages by their tags, ages in units, and times with their zone", {
    SUBM: [
      ["1 NAME A|1 LANG German", "1 NAME A|1 LANG de"],
      ["1 NAME A|1 LANG English|2 _LANG en-GB", "1 NAME A|1 LANG en-GB"],
      ["1 NAME A|1 _LANG Klingon", "1 NAME A|1 _LANG Klingon"],
    ],
    INDI: [
      ["1 DEAT|2 AGE >44y 3m", "1 DEAT|2 AGE > 44y 3m"],
      ["1 DEAT|2 AGE INFANT", "1 DEAT|2 AGE < 1y|3 PHRASE INFANT"],
      ["1 CHAN|2 DATE 1 JAN 2001|3 TIME 12:00:00|4 _UTC Y", "1 CHAN|2 DATE 1 JAN 2001|3 TIME 12:00:00Z"],
    ],
  })

  states("counts an age that has no unit in years, and has one in words as a phrase", "5.5.1", {
    INDI: [
      ["1 DEAT|2 AGE 45", "1 DEAT|2 AGE 45y"],
      ["1 DEAT|2 AGE <1y2m", "1 DEAT|2 AGE < 1y 2m"],
      ["1 DEAT|2 AGE old", "1 DEAT|2 AGE|3 PHRASE old"],
    ],
  })

  states("has a date where its standard has one, and other words in a PHRASE", "5.5.1", {
    INDI: [
      ["1 BIRT|2 DATE @#DJULIAN@ 5 OCT 1582", "1 BIRT|2 DATE JULIAN 5 OCT 1582"],
      ["1 BIRT|2 DATE BEF 44 B.C.", "1 BIRT|2 DATE BEF 44 BCE"],
      ["1 BIRT|2 DATE 11 FEB 1731/32", "1 BIRT|2 DATE 11 FEB 1732|3 PHRASE 11 FEB 1731/32"],
      ["1 BIRT|2 DATE INT 1809 (in snow)", "1 BIRT|2 DATE 1809|3 PHRASE in snow"],
      ["1 BIRT|2 DATE (one day)", "1 BIRT|2 DATE|3 PHRASE one day"],
      ["1 SOUR @S1@|2 DATA|3 DATE NOV 88", "1 SOUR @S1@|2 DATA|3 DATE|4 PHRASE NOV 88"],
      ["1 CHAN|2 DATE 1 Jan 2001", "1 CHAN|2 DATE 1 JAN 2001"],
      ["1 CHAN|2 DATE lately", "1 _CHAN|2 DATE lately"],
    ],
    SOUR: [
      ["1 DATA|2 EVEN BIRT, DEAT|3 DATE FROM 1700 TO 1800", "1 DATA|2 EVEN BIRT, DEAT|3 DATE FROM 1700 TO 1800"],
      ["1 DATA|2 EVEN BIRT|3 DATE 1850", "1 DATA|2 EVEN BIRT|3 DATE|4 PHRASE 1850"],
    ],
  })

  states("has shared notes as SNOTE, wherever they are pointed at", "5.5.1", {
    INDI: [
      ["1 NOTE @N1@", "1 SNOTE @N1@"],
      ["1 BIRT|2 NOTE @N1@", "1 BIRT|2 SNOTE @N1@"],
      ["1 _OWN|2 NOTE @N1@", "1 _OWN|2 SNOTE @N1@"],
      ["1 NOTE words", "1 NOTE words"],
    ],
    "NOTE words": [["1 RIN 1", "1 EXID 1|2 TYPE https://gedcom.io/terms/v7/RIN"]],
  })

  it("has no CONC, and an @ doubled only where it begins a line", async () => {
    expect(await converted("0 @N1@ NOTE @@one@@ tw\n1 CONC o\n1 CONT @@three", "5.5.1")).to.deep.equal([
      "0 @N1@ SNOTE @@one@ two",
      "1 CONT @@three",
    ])
  })

  states("has a source in words as PAGE of no record, and its texts in DATA", "5.5.1", {
    NOTE: [
      [
        "1 SOUR The family Bible|2 TEXT one|2 TEXT two|2 QUAY 1",
        "1 SOUR @VOID@|2 PAGE The family Bible|2 DATA|3 TEXT one|3 TEXT two|2 QUAY 1",
      ],
    ],
    INDI: [
      ["1 SOUR @S1@|2 TEXT one|2 DATA|3 DATE 1900|3 TEXT two", "1 SOUR @S1@|2 DATA|3 TEXT one|3 DATE 1900|3 TEXT two"],
    ],
  })

  it("has a repository in words, and inline media, as records", async () => {
    expect(await converted("0 @S1@ SOUR\n1 REPO Kew\n2 CALN 7", "5.5.1")).to.deep.equal([
      "0 @S1@ SOUR",
      "1 REPO @R@",
      "2 CALN 7",
      "0 @R@ REPO",
      "1 NAME Kew",
    ])
    expect(await converted("0 @S1@ SOUR\n1 REPO\n2 CALN 7", "5.5.1")).to.deep.equal([
      "0 @S1@ SOUR",
      "1 REPO @VOID@",
      "2 CALN 7",
    ])
    expect(
      await converted(
        "0 @I1@ INDI\n1 OBJE\n2 FILE C:\\Pictures\\my house.jpg\n3 FORM jpg\n4 MEDI photo\n2 TITL House",
        "5.5.1",
      ),
    ).to.deep.equal([
      "0 @I1@ INDI",
      "1 OBJE @O@",
      "0 @O@ OBJE",
      "1 FILE file:///C:/Pictures/my%20house.jpg",
      "2 FORM image/jpeg",
      "3 MEDI PHOTO",
      "2 TITL House",
    ])
    expect(
      await converted("0 @O1@ OBJE\n1 FORM png\n1 TITL House\n1 FILE a b.png\n1 BLOB .U.k", "5.5.1"),
    ).to.deep.equal(["0 @O1@ OBJE", "1 FILE a%20b.png", "2 FORM image/png", "2 TITL House", "1 _BLOB .U.k"])
    expect(await converted("0 @O1@ OBJE\n1 FILE a.xyz\n2 FORM xyz", "5.5.1")).to.deep.equal([
      "0 @O1@ OBJE",
      "1 FILE a.xyz",
      "2 FORM application/octet-stream",
      "3 _FORM xyz",
    ])
  })

  states("has names of one line and two slashes, aliases as names, and no name before the first", "5.5.1", {
    INDI: [
      ["1 NAME A /B", "1 NAME A /B/"],
      ["1 NAME A /B/ C/D", "1 NAME A /B/ C D"],
      ["1 NAME", "1 NAME //"],
      ["1 ALIA C /D/|1 NAME A /B/", "1 NAME A /B/|1 NAME C /D/|2 TYPE AKA"],
      ["1 ALIA @I2@", "1 ALIA @I2@"],
      ["1 NAME A|2 ALIA C", "1 NAME A|1 NAME C|2 TYPE AKA"],
    ],
  })

  states("writes an event with a tag that the record may have, and its stray text in a tag of our own", "5.5.1", {
    INDI: [
      ["1 BIRT stray|2 DATE 1900", "1 BIRT|2 _STEMMA_DETAIL stray|2 DATE 1900"],
      ["1 GRAD", "1 GRAD Y"],
      ["1 BIRT", "1 BIRT Y"],
      ["1 MARR Y", "1 EVEN|2 TYPE marriage"],
      ["1 EVEN", "1 EVEN|2 TYPE event"],
      ["1 FACT tall", "1 FACT tall|2 TYPE fact"],
      ["1 IDNO 7", "1 IDNO 7|2 TYPE unknown"],
      ["1 RESI|2 _STEMMA_DETAIL at Maer", "1 RESI at Maer"],
    ],
    FAM: [
      ["1 CHIL @I1@|2 PEDI Adopted", "1 CHIL @I1@|2 _PEDI Adopted|2 _STEMMA_PEDI adoptive"],
      ["1 OCCU Y", "1 EVEN|2 TYPE occupation|2 _STEMMA_DETAIL Y"],
      ["1 NCHI some", "1 _NCHI some"],
    ],
  })

  states("has a second partner of one role in the other", "5.5.1", {
    FAM: [
      ["1 HUSB @I1@|1 HUSB @I2@", "1 HUSB @I1@|1 WIFE @I2@"],
      ["1 WIFE @I1@|1 WIFE @I2@", "1 WIFE @I1@|1 HUSB @I2@"],
      ["1 HUSB @I1@|1 HUSB @I2@|1 WIFE @I3@", "1 HUSB @I1@|1 _HUSB @I2@|1 WIFE @I3@"],
    ],
  })

  states("has what it has no place for in extension tags, pointers to no record as text", "5.5.1", {
    INDI: [
      ["1 COLOUR blue|2 NOTE n", "1 _COLOUR blue|2 NOTE n"],
      ["1 _lower x", "1 _LOWER x"],
      ["1 _OWN x|2 7 y", "1 _OWN x|2 _7 y"],
      ["1 @Y1@ SEX M", "1 SEX M|2 _XREF @@Y1@"],
      ["1 FAMS @X9@|2 NOTE n", "1 _FAMS @@X9@|2 NOTE n"],
      ["1 SEX M|1 SEX F", "1 SEX M|1 _SEX F"],
      ["1 CHAN", "1 _CHAN"],
      ["1 BIRT|2 PLAC A|3 MAP|4 LATI 51.5|4 LONG -0.1", "1 BIRT|2 PLAC A|3 MAP|4 LATI N51.5|4 LONG W0.1"],
      ["1 BIRT|2 PLAC A|3 MAP|4 LATI N51.5", "1 BIRT|2 PLAC A|3 _MAP|4 LATI N51.5"],
      ["1 SLGC|2 TEMP LOGAN", "1 SLGC|2 FAMC @VOID@|2 TEMP LOGAN"],
    ],
    "INDI stray": [["1 SEX M", "1 _INDI stray|1 SEX M"]],
    REPO: [
      ["1 ADDR Kew", "1 NAME|1 ADDR Kew"],
      [
        "1 NAME A|1 ADDR Kew|2 CONT London|2 PHON 1|2 EMAI a@@b",
        "1 NAME A|1 ADDR Kew|2 CONT London|1 PHON 1|1 EMAIL a@b",
      ],
    ],
  })

  it("of a kind that 7.0 has not is an extension record", async () => {
    expect(await converted("0 @X1@ SUBN\n1 DESC 1", "5.5.1")).to.deep.equal(["0 @X1@ _SUBN", "1 DESC 1"])
  })
})

describe("A record of 5.5.1 with an event that asserts nothing", () => {
  states("has a Y in 7.0, but for deaths", "5.5.1", {
    INDI: [
      ["1 BAPM", "1 BAPM Y"],
      ["1 BIRT", "1 BIRT Y"],
      ["1 DEAT", "1 DEAT|2 _STEMMA_ASSERTED N"],
      ["1 BURI", "1 BURI|2 _STEMMA_ASSERTED N"],
      ["1 DEAT|2 SOUR @S1@", "1 DEAT|2 SOUR @S1@"],
      ["1 DEAT N", "1 NO DEAT"],
      ["1 CREM no", "1 NO CREM"],
    ],
    FAM: [
      ["1 MARR", "1 MARR Y"],
      ["1 DIV", "1 DIV Y"],
    ],
  })
})

describe("A record of 7.0 in 5.5.1", () => {
  states("has what 5.5.1 has no place for in extension tags, with all that it says", "7.0", {
    INDI: [
      ["1 NO MARR|2 DATE TO 1900|2 NOTE n", "1 _NO MARR|2 DATE TO 1900|2 NOTE n"],
      ["1 UID 1|1 CREA|2 DATE 1 JAN 2001", "1 _UID 1|1 _CREA|2 DATE 1 JAN 2001"],
      ["1 INIL|2 TEMP SLAKE", "1 _INIL|2 TEMP SLAKE"],
      ["1 BIRT|2 SDATE JULIAN 1 JAN 1700", "1 BIRT|2 _SDATE @@#DJULIAN@@ 1 JAN 1700"],
      ["1 BIRT|2 ASSO @I2@|3 ROLE WITN", "1 BIRT|2 _ASSO @I2@|3 RELA witness"],
      ["1 NAME A|2 TRAN B|3 LANG en-GB", "1 NAME A|2 _TRAN B|3 LANG en-GB"],
      ["1 NAME A|2 NICK B|2 NICK C", "1 NAME A|2 NICK B|1 NAME C|2 TYPE nickname|2 GIVN C"],
      [
        "1 NOTE n|2 MIME text/plain|2 LANG en|2 TRAN m|3 LANG de",
        "1 NOTE n|2 _MIME text/plain|2 _LANG en|2 _TRAN m|3 LANG de",
      ],
      ["1 RESN CONFIDENTIAL, LOCKED", "1 RESN confidential|1 _RESN locked"],
      ["1 OBJE @O1@|2 CROP|3 TOP 1|2 TITL t", "1 OBJE @O1@|2 _CROP|3 TOP 1|2 _TITL t"],
      ["1 FAMC @F1@|2 PEDI OTHER|3 PHRASE step", "1 FAMC @F1@|2 _PEDI OTHER|3 PHRASE step|2 _STEMMA_PEDI step"],
    ],
    FAM: [
      ["1 FACT f|2 TYPE t", "1 EVEN f|2 TYPE t"],
      ["1 HUSB @I1@|2 PHRASE p", "1 HUSB @I1@|2 _PHRASE p"],
      ["1 NCHI 2|2 TYPE t", "1 NCHI 2|2 _TYPE t"],
    ],
    SUBM: [["1 NAME A|1 REFN 1", "1 NAME A|1 _REFN 1"]],
  })

  states("has an associate without a record by name", "7.0", {
    INDI: [["1 ASSO @VOID@|2 PHRASE Mr Stockdale|2 ROLE FRIEND", "1 _ASSO Mr Stockdale|2 RELA friend"]],
  })

  states("has an associate without a record by name", "5.5.1", {
    INDI: [["1 _ASSO Mr Stockdale|2 RELA friend", "1 ASSO @VOID@|2 PHRASE Mr Stockdale|2 ROLE FRIEND"]],
  })

  states("has pointers to no record as text, and an unknown repository as none", "7.0", {
    INDI: [
      ["1 ASSO @VOID@|2 ROLE FRIEND", "1 _ASSO @@VOID@@|2 RELA friend"],
      ["1 ALIA @VOID@", "1 _ALIA @@VOID@@"],
    ],
    SOUR: [["1 REPO @VOID@|2 CALN 7", "1 REPO|2 CALN 7"]],
    SNOTE: [
      [
        "1 SOUR @VOID@|2 PAGE The family Bible|2 DATA|3 DATE 1900|3 TEXT t",
        "1 SOUR The family Bible|2 TEXT t|2 _DATA|3 DATE 1900",
      ],
      ["1 SOUR @VOID@|2 QUAY 1", "1 _SOUR @@VOID@@|2 QUAY 1"],
    ],
  })

  states("has words of dates and ages where 5.5.1 has a place for them", "7.0", {
    INDI: [
      ["1 BIRT|2 DATE 1809|3 PHRASE in snow", "1 BIRT|2 DATE INT 1809 (in snow)"],
      ["1 BIRT|2 DATE|3 PHRASE one day", "1 BIRT|2 DATE (one day)"],
      [
        "1 BIRT|2 DATE ABT 1809|3 PHRASE in snow|3 TIME 12:00",
        "1 BIRT|2 DATE ABT 1809|3 _PHRASE in snow|3 _TIME 12:00",
      ],
      ["1 BIRT|2 DATE 44 BCE", "1 BIRT|2 DATE 44 B.C."],
      ["1 DEAT|2 AGE > 3w 2d", "1 DEAT|2 AGE >23d|3 _PHRASE > 3w 2d"],
      ["1 DEAT|2 AGE 25y|3 PHRASE adult", "1 DEAT|2 AGE 25y|3 _PHRASE adult"],
      ["1 DEAT|2 AGE|3 PHRASE old", "1 DEAT|2 _AGE old"],
    ],
  })

  states("has events and their texts as 5.5.1 allows them", "7.0", {
    INDI: [
      ["1 GRAD Y", "1 GRAD Y"],
      ["1 DEAT Y", "1 DEAT Y"],
      ["1 RESI at Maer", "1 RESI|2 _STEMMA_DETAIL at Maer"],
      ["1 OCCU smith", "1 OCCU smith"],
    ],
  })

  it("has notes as NOTE, files by their path and extension", async () => {
    expect(await converted("0 @N1@ SNOTE words", "7.0")).to.deep.equal(["0 @N1@ NOTE words"])
    expect(
      await converted(
        "0 @O1@ OBJE\n1 FILE media/my%20house.jpg\n2 FORM image/jpeg\n3 MEDI PHOTO\n1 FILE https://example.org/a%20b\n2 FORM model/gltf",
        "7.0",
      ),
    ).to.deep.equal([
      "0 @O1@ OBJE",
      "1 FILE media/my house.jpg",
      "2 FORM jpg",
      "3 TYPE photo",
      "1 FILE https://example.org/a%20b",
      "2 FORM unknown",
      "3 _FORM model/gltf",
    ])
  })
})

describe("An xref", () => {
  const xref = (text: string, version: GedcomVersion): string | null =>
    withAllowedXrefs(pointerStructure("X", text), version).pointer

  it("stays where the version allows it, and is else another, the same for each pointer", () => {
    expect(xref("@I1@", "7.0")).to.equal("@I1@")
    expect(xref("@VOID@", "7.0")).to.equal("@VOID@")
    for (const text of ["@i1@", "@I-1@", "@I 1@"]) {
      expect(xref(text, "5.5.1")).to.equal(text)
      expect(xref(text, "7.0"))
        .to.match(/^@X[0-9A-Z]{19}@$/)
        .and.to.equal(xref(text, "7.0"))
    }
    expect(xref("@i1@", "7.0")).not.to.equal(xref("@I-1@", "7.0"))
    for (const text of [`@${"I".repeat(21)}@`, "@_I1@"]) {
      expect(xref(text, "7.0")).to.equal(text)
      expect(xref(text, "5.5.1")).to.match(/^@X[0-9A-Z]{19}@$/)
    }
  })
})
