import { expect } from "chai"
import { readFileChange } from "../../../core/domain/gedcom/structures/file-change.ts"
import { isFileTime } from "../../../core/codec/file-time.ts"
import type { GedcomNode } from "../../../core/domain/gedcom/lines/parser.ts"

const node = (tag: string, value = "", ...children: readonly GedcomNode[]): GedcomNode => ({
  line: 1,
  xref: null,
  tag,
  value,
  pointer: null,
  children,
})
const read = (...children: readonly GedcomNode[]) => {
  const used: string[] = []
  const said = readFileChange(node("INDI", "", ...children), { use: ({ tag }) => used.push(tag) })
  return [said, used.join(" ")]
}
const changed = (date: string, time?: string) =>
  node("CHAN", "", node("DATE", date, ...(time === undefined ? [] : [node("TIME", time)])))

describe("The time at which a program changed a record", () => {
  it("is the day of CHAN, with its time if it has one", () => {
    expect(read(changed("2 MAR 2018"))).to.deep.equal(["2018-03-02", "CHAN DATE"])
    expect(read(changed("12 Mar 2018", "13:14"))).to.deep.equal(["2018-03-12T13:14:00", "CHAN DATE TIME"])
    expect(read(changed("12 MAR 2018", "1:02:03.456"))).to.deep.equal(["2018-03-12T01:02:03", "CHAN DATE TIME"])
    expect(read(changed("12 MAR 2018", "13:14:15Z"))).to.deep.equal(["2018-03-12T13:14:15Z", "CHAN DATE TIME"])
    expect(read(node("CHAN", "", node("DATE", "12 MAR 2018"), node("TIME", "13:14:15")))).to.deep.equal([
      "2018-03-12T13:14:15",
      "CHAN DATE TIME",
    ])
  })

  it("is that of other programs, with its distance from UTC", () => {
    expect(read(node("_UPD", "9 NOV 2015 16:15:03 GMT -0600"))).to.deep.equal(["2015-11-09T16:15:03-06:00", "_UPD"])
    expect(read(node("_UPD", "2015-11-09T16:15:03Z"))).to.deep.equal(["2015-11-09T16:15:03Z", "_UPD"])
    expect(read(node("_DATE", "9 NOV 2015 16:15"))).to.deep.equal(["2015-11-09T16:15:00", "_DATE"])
  })

  it("is the first that can be read; what is none stays a line of the file", () => {
    expect(read(changed("yesterday"), changed("30 FEB 2018"), changed("1 JAN 2018"))).to.deep.equal([
      "2018-01-01",
      "CHAN DATE",
    ])
    expect(read(changed("1 JAN 2018", "25:00"))).to.deep.equal(["2018-01-01", "CHAN DATE"])
    expect(read(changed("1 JAN 2018", "noon"))).to.deep.equal(["2018-01-01", "CHAN DATE"])
    expect(read(node("_DATE", "7 JUL 1977"), node("DATE", "1 JAN 2018"), node("CHAN"))).to.deep.equal([null, ""])
    expect(read(changed("JAN 2018"), changed("ABT 1 JAN 2018"))).to.deep.equal([null, ""])
  })

  it("has one form", () => {
    for (const time of ["2018-03-12", "2018-03-12T13:14:15", "2018-03-12T13:14:15Z", "2018-03-12T13:14:15-06:00"])
      expect(isFileTime(time), time).to.equal(true)
    for (const time of ["", "2018", "2018-02-30", "2018-13-01", "2018-03-12T24:00:00", "2018-03-12 13:14:15", "x"])
      expect(isFileTime(time), time).to.equal(false)
  })
})
