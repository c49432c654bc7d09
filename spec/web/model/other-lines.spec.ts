import { expect } from "chai"
import { otherLines } from "../../../adapters/web/app/life/record-lines.ts"

const record = (lines: readonly string[], mapped: readonly number[]) => ({
  id: "01890000-0000-7000-8000-000000000000",
  tag: "INDI",
  xref: "@I1@",
  lines: [...lines],
  mapped: [...mapped],
})

describe("The other lines of a file in the app", () => {
  it("are those that are not data, each with the tags above it and its whole text", () => {
    const lines = ["0 @I1@ INDI", "1 BIRT", "2 PLAC Kiel", "3 _FRAN Kiel", "4 CONT an der Förde", "1 DNA", "2 KIT x 7"]
    expect(otherLines(record(lines, [0, 1, 2]))).to.deep.equal([
      { path: "BIRT › PLAC › _FRAN", text: "Kiel\nan der Förde" },
      { path: "DNA › KIT", text: "x 7" },
    ])
  })

  it("have a tag without a text only where nothing is below it", () => {
    expect(otherLines(record(["0 @I1@ INDI", "1 _FLAG", "1 _X", "2 _Y"], [0]))).to.deep.equal([
      { path: "_FLAG", text: "" },
      { path: "_X › _Y", text: "" },
    ])
  })

  it("are none where every line is data", () => {
    expect(otherLines(record(["0 @I1@ INDI", "1 SEX F"], [0, 1]))).to.deep.equal([])
  })
})
