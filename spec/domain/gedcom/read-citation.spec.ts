import { expect } from "chai"
import { readCitation } from "../../../core/domain/gedcom/structures/reading/read-citation.ts"
import { inlineSourceTitle } from "../../../core/domain/gedcom/structures/reading/read-source.ts"
import { aReading, structureOf } from "../../support/gedcom-reading.ts"

describe("A citation in a GEDCOM file", () => {
  it("has its page, its quoted text and its confidence", async () => {
    const node = await structureOf(
      "1 SOUR @S1@\n2 PAGE folio 12\n2 DATA\n3 DATE 1809\n3 TEXT Charles, son of Robert\n4 CONT and Susannah\n2 QUAY 3",
    )
    expect(readCitation(node, aReading())).to.deep.equal({
      page: "folio 12",
      detail: "Charles, son of Robert\nand Susannah",
      confidence: 3,
    })
  })

  it("has nothing where nothing is said", async () => {
    expect(readCitation(await structureOf("1 SOUR @S1@"), aReading())).to.deep.equal({
      page: null,
      detail: null,
      confidence: null,
    })
  })

  it("leaves a QUAY that is none of 0 to 3, and what has no field, to the record", async () => {
    const reading = aReading()
    expect(
      readCitation(await structureOf("1 SOUR @S1@\n2 QUAY high\n2 NOTE hm\n2 EVEN BIRT"), reading).confidence,
    ).to.equal(null)
    expect(readCitation(await structureOf("1 SOUR @S1@\n2 QUAY 7"), aReading()).confidence).to.equal(null)
    expect(reading.used).to.deep.equal(["SOUR"])
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
