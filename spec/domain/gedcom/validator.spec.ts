import { expect } from "chai"
import type { GedcomVersion } from "../../../core/domain/date/gedcom-words.ts"
import { corpusFiles } from "../../support/corpus.ts"
import { faultsOf } from "../../support/gedcom-validator.ts"

const heads: Readonly<Record<GedcomVersion, string>> = {
  "5.5.1":
    "0 HEAD\n1 SOUR X\n1 SUBM @U1@\n1 GEDC\n2 VERS 5.5.1\n2 FORM LINEAGE-LINKED\n1 CHAR UTF-8\n0 @U1@ SUBM\n1 NAME A\n",
  "7.0": "0 HEAD\n1 GEDC\n2 VERS 7.0\n",
}

/** What is wrong with some records between a HEAD and a TRLR; `|` for the ends of lines. */
const faults = (version: GedcomVersion, records: string): readonly string[] =>
  faultsOf(`${heads[version]}${records.replaceAll("|", "\n")}\n0 TRLR\n`, version).map(({ path, rule }) =>
    `${path} ${rule}`.trim(),
  )

describe("The validator of the specs", () => {
  it("accepts a file with everything of 7.0 unchanged", function () {
    const file = corpusFiles()?.find(({ name }) => name === "maximal70.ged")
    if (file === undefined) {
      this.test!.title += " (which is not here)"
      return
    }
    const text = new TextDecoder().decode(file.bytes()).replace(/\r\n?/g, "\n")
    expect(faultsOf(text, "7.0")).to.deep.equal([])
    expect(text.split("\n").length).to.be.greaterThan(800)
  })

  it("takes records that are as each standard has them", () => {
    expect(
      faults(
        "5.5.1",
        "0 @I1@ INDI|1 NAME A /B/|2 ROMN C|3 TYPE pinyin|1 SEX M|1 BIRT Y|2 DATE INT 1809 (so)|1 NOTE n|2 CONC o|1 SOUR " +
          "words|2 TEXT t|1 OBJE|2 FILE a.jpg|3 FORM jpg",
      ),
    ).to.deep.equal([])
    expect(
      faults(
        "7.0",
        "0 @I1@ INDI|1 NAME A /B/|2 TYPE AKA|1 SEX X|1 BIRT Y|2 DATE JULIAN 5 OCT 1582|1 FAMS @VOID@|1 _OWN tag|2 ANY x",
      ),
    ).to.deep.equal([])
  })

  it("reports structures that are misplaced, too frequent or missing", () => {
    expect(faults("7.0", "0 @I1@ INDI|1 RIN 5|1 SEX M|1 SEX F|1 ASSO @I1@|1 CHAN|2 NOTE n")).to.deep.equal([
      "INDI.RIN has no place here",
      "INDI.SEX occurs more than 1 times",
      "INDI.ASSO lacks ROLE",
      "INDI.CHAN lacks DATE",
    ])
    expect(faults("5.5.1", "0 @I1@ INDI|1 UID 5|1 EVEN x|2 PHON 1|2 PHON 2|2 PHON 3|2 PHON 4|1 FACT x")).to.deep.equal([
      "INDI.UID has no place here",
      "INDI.EVEN.PHON occurs more than 3 times",
      "INDI.FACT lacks TYPE",
    ])
  })

  it("reports payloads of the wrong form", () => {
    const wrong: Readonly<Record<GedcomVersion, readonly string[]>> = {
      "5.5.1": [
        "SEX W",
        "BIRT yes",
        "RESI x",
        "RESN CONFIDENTIAL",
        "SUBM x",
        "BIRT|2 DATE 1850 ABT",
        "BIRT|2 DATE 88",
        "BIRT|2 AGE 45",
        "NCHI two",
        "ALIA words",
      ],
      "7.0": [
        "SEX m",
        "SEX N",
        "BIRT yes",
        "RESN secret",
        "NAME A/B",
        "NAME",
        "BIRT|2 DATE (x)",
        "BIRT|2 DATE 1731/32",
        "BIRT|2 AGE 45",
        "BIRT|2 AGE <1y",
        "EXID 1|2 TYPE x y",
        "NO FOO",
        "BIRT|2 PLAC p|3 LANG German",
      ],
    }
    for (const version of ["5.5.1", "7.0"] as const)
      for (const line of wrong[version])
        expect(
          faults(version, `0 @I1@ INDI|1 ${line}`).filter((fault) => / is no /.test(fault)),
          line,
        ).to.have.length(1)
  })

  it("reports pointers to a missing record, or to another kind of record", () => {
    expect(faults("7.0", "0 @I1@ INDI|1 FAMS @I1@|1 FAMC @F1@|1 _OWN @X1@")).to.deep.equal([
      'INDI.FAMS "@I1@" is no @FAM',
      'INDI.FAMC "@F1@" is no @FAM',
      "INDI._OWN @X1@ is no record",
    ])
    expect(faults("5.5.1", "0 @I1@ INDI|1 ALIA @VOID@")).to.deep.equal(['INDI.ALIA "@VOID@" is no @INDI'])
    expect(faults("7.0", "0 @I1@ INDI|1 SEX M|0 @I1@ INDI|1 SEX F")).to.deep.equal(["INDI @I1@ names two records"])
  })

  it("reports structures without payload and substructure, which 7.0 does not allow", () => {
    expect(
      faults("7.0", "0 @I1@ INDI|0 @I2@ INDI|1 DEAT|1 _OWN|1 NOTE|2 CONT|1 BIRT Y|1 RESI|2 NOTE a|3 CONT"),
    ).to.deep.equal([
      "INDI has neither payload nor substructure",
      "INDI.DEAT has neither payload nor substructure",
      "INDI._OWN has neither payload nor substructure",
    ])
    expect(faults("5.5.1", "0 @I1@ INDI|1 DEAT")).to.deep.equal([])
  })

  it("reports malformed lines", () => {
    const form = "has no line's form"
    expect(faults("7.0", "0 @i1@ INDI")).to.deep.equal([form])
    expect(faults("7.0", "0 @I1@ INDI|1 SEX M|1 _lower x")).to.deep.equal([form])
    expect(faults("7.0", "0 @N1@ SNOTE a|1 CONC b")).to.deep.equal(["SNOTE.CONC has no place here"])
    expect(faults("7.0", "0 @N1@ SNOTE @a|1 LANG en")).to.deep.equal(["has an @ alone"])
    expect(faults("5.5.1", `0 @${"I".repeat(21)}@ INDI`)).to.deep.equal([form])
    expect(faults("5.5.1", `0 @N1@ NOTE ${"a".repeat(250)}`)).to.deep.equal([form])
    expect(faults("5.5.1", "0 @N1@ NOTE a@b")).to.deep.equal(["has an @ alone"])
    expect(faults("5.5.1", "0 @I1@ INDI|3 DATE 1900")).to.deep.equal(["is too deep"])
  })
})
