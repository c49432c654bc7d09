import { expect } from "chai"
import { initialOf } from "../../../core/codec/fields.ts"
import { citationFields } from "../../../core/domain/evidence/citation.ts"
import { readCitation } from "../../../core/domain/gedcom/structures/reading/read-citation.ts"
import { inlineSourceTitle } from "../../../core/domain/gedcom/structures/reading/read-source.ts"
import { aReading, structureOf } from "../../support/gedcom-reading.ts"

const { about: _place, ...nothingSaid } = initialOf(citationFields)

describe("A citation in a GEDCOM file", () => {
  it("has its page, its quoted text and its confidence", async () => {
    const node = await structureOf(
      "1 SOUR @S1@\n2 PAGE folio 12\n2 DATA\n3 DATE 1809\n3 TEXT Charles, son of Robert\n4 CONT and Susannah\n2 QUAY 3",
    )
    expect(readCitation(node, aReading())).to.deep.equal({
      ...nothingSaid,
      page: "folio 12",
      detail: "Charles, son of Robert\nand Susannah",
      confidence: 3,
      date: "1809",
    })
  })

  it("has nothing where nothing is said", async () => {
    expect(readCitation(await structureOf("1 SOUR @S1@"), aReading())).to.deep.equal(nothingSaid)
  })

  it("has the recorded event with the role in it, an address on the web, and notes", async () => {
    const node = await structureOf(
      "1 SOUR @S1@\n2 EVEN BIRT\n3 ROLE (godmother)\n2 WWW https://example.org/12\n2 NOTE Faded\n2 NOTE @N1@",
    )
    const reading = aReading({ notes: { "@N1@": "Torn" } })
    expect(readCitation(node, reading)).to.deep.equal({
      ...nothingSaid,
      eventType: "BIRT",
      role: "godmother",
      url: "https://example.org/12",
      notes: "Faded\n\nTorn",
    })
    expect(reading.used).to.deep.equal(["SOUR", "EVEN", "ROLE", "WWW", "NOTE", "NOTE"])
  })

  it("has the same values in both versions", async () => {
    const said = [
      ["2 EVEN BIRT\n3 ROLE (godparent)", "2 EVEN BIRT\n3 ROLE GODP"],
      ["2 EVEN BIRT\n3 ROLE (nurse)", "2 EVEN BIRT\n3 ROLE OTHER\n4 PHRASE nurse"],
      ["2 _EVEN a ball", "2 EVEN EVEN\n3 PHRASE a ball"],
      ["2 DATA\n3 DATE (at Easter)", "2 DATA\n3 DATE\n4 PHRASE at Easter"],
      ["2 DATA\n3 DATE 44 B.C.", "2 DATA\n3 DATE 44 BCE"],
      ["2 DATA\n3 DATE about 1809", "2 DATA\n3 DATE ABT 1809\n4 PHRASE about 1809"],
    ] as const
    for (const [old, present] of said) {
      const of551 = readCitation(await structureOf(`1 SOUR @S1@\n${old}`), aReading())
      const of70 = readCitation(await structureOf(`1 SOUR @S1@\n${present}`), { ...aReading(), version: "7.0" })
      expect(of551, old).to.deep.equal(of70)
    }
  })

  it("leaves a QUAY that is none of 0 to 3, and what has no field, to the record", async () => {
    const reading = aReading()
    expect(
      readCitation(await structureOf("1 SOUR @S1@\n2 QUAY high\n2 _APID 1\n2 OBJE @O1@"), reading).confidence,
    ).to.equal(null)
    expect(readCitation(await structureOf("1 SOUR @S1@\n2 QUAY 7"), aReading()).confidence).to.equal(null)
    expect(reading.used).to.deep.equal(["SOUR", "_APID"])
  })

  it("without a record names its source in words, and quotes it below", async () => {
    const node = await structureOf("1 SOUR The family Bible\n2 TEXT Born in the night")
    expect(inlineSourceTitle(node, { version: "5.5.1" })).to.equal("The family Bible")
    expect(readCitation(node, aReading()).detail).to.equal("Born in the night")
    expect(inlineSourceTitle(await structureOf("1 SOUR"), { version: "5.5.1" })).to.equal("Untitled source")
  })

  it("that points at no record names its whole source as its page, in 7.0", async () => {
    const node = await structureOf("1 SOUR @VOID@\n2 PAGE The family Bible\n2 DATA\n3 TEXT Born in the night")
    expect(inlineSourceTitle(node, { version: "7.0" })).to.equal("The family Bible")
    expect(readCitation(node, { ...aReading(), version: "7.0" })).to.include({
      page: null,
      detail: "Born in the night",
    })
    expect(inlineSourceTitle(node, { version: "5.5.1" })).to.equal(null)
    expect(inlineSourceTitle(await structureOf("1 SOUR @VOID@"), { version: "7.0" })).to.equal(null)
    expect(inlineSourceTitle(await structureOf("1 SOUR @S1@\n2 PAGE 4"), { version: "7.0" })).to.equal(null)
  })
})
