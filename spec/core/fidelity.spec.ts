import { expect } from "chai"
import { gedcomText } from "../support/gedcom-upload.ts"
import { type FileShares, measuredFiles, sharesOf } from "../support/fidelity.ts"

const found = async (records: string): Promise<FileShares> =>
  (await sharesOf(new TextEncoder().encode(gedcomText(records)))) ?? expect.fail("refused")

describe("The share of lines that are data", () => {
  it("counts the lines below each record, and not the record itself", async () => {
    const { groups, rest } = await found("0 @I1@ INDI\n1 NAME A /B/\n1 DNA x\n2 KIT y\n1 NOTE one\n2 CONT two")
    expect(groups.people).to.deep.equal({ lines: 5, data: 3 })
    expect([...rest]).to.deep.equal([
      ["INDI.DNA", 1],
      ["INDI.DNA.KIT", 1],
    ])
  })

  it("counts a shared note as data where a line that is data points to it", async () => {
    const { groups } = await found(
      "0 @I1@ INDI\n1 NOTE @N1@\n1 DNA x\n2 NOTE @N2@\n0 @N1@ NOTE a\n1 CONT b\n0 @N2@ NOTE c\n1 CONT d",
    )
    expect(groups.others).to.deep.equal({ lines: 2, data: 1 })
  })

  const small = measuredFiles()?.filter(({ bytes }) => bytes().length < 60_000)
  if (small !== undefined)
    it("of the small files of the corpus is at least 94 % below INDI and FAM", async () => {
      const all = { lines: 0, data: 0 }
      for (const { bytes } of small) {
        const { people } = (await sharesOf(bytes()))?.groups ?? expect.fail("refused")
        all.lines += people.lines
        all.data += people.data
      }
      expect(all.lines).to.be.greaterThan(5_000)
      expect(all.data / all.lines).to.be.greaterThan(0.94)
    })
})
