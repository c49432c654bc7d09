import { expect } from "chai"
import { type Counterpart, settleRecords } from "../../../core/domain/gedcom/map/settle-records.ts"

const one = (xref: string, pointers: Readonly<Record<string, string>> = {}): Counterpart => ({
  xref,
  pointers: Object.entries(pointers),
})
const settled = (
  counterparts: Readonly<Record<string, readonly Counterpart[]>>,
  names: Readonly<Record<string, string>> = {},
) => Object.fromEntries(settleRecords(new Map(Object.entries(counterparts)), new Map(Object.entries(names))))

describe("The records of a file that a tree keeps already", () => {
  it("are those with a counterpart; the first of several counts", () => {
    expect(settled({ N1: [one("N1"), one("X1")], N2: [] })).to.deep.equal({ N1: "N1" })
  })

  it("point at the same records, whatever their xrefs are", () => {
    expect(settled({ N1: [one("X1", { S1: "S7" })] }, { S1: "S7" })).to.deep.equal({ N1: "X1" })
    expect(settled({ N1: [one("X1", { S1: "S8" })] }, { S1: "S7" })).to.deep.equal({})
    expect(settled({ N1: [one("X1", { S1: "S1" })] })).to.deep.equal({ N1: "X1" })
  })

  it("are chosen by the records at which they point", () => {
    const notes = [one("N1", { R1: "R1" }), one("X1", { R1: "X2" })]
    expect(settled({ N1: notes, R1: [one("X2")] }, { R1: "X9" })).to.deep.equal({ N1: "X1", R1: "X2" })
    expect(settled({ N1: notes, R1: [one("R1")] }, { R1: "X9" })).to.deep.equal({ N1: "N1", R1: "R1" })
    expect(settled({ N1: notes, R1: [] }, { R1: "X9" })).to.deep.equal({})
  })

  it("may point at each other in a circle, and are all new if one of the circle is", () => {
    const circle = { N1: [one("X1", { N2: "X2" })], N2: [one("X2", { N3: "X3" })], N3: [one("X3", { N1: "X1" })] }
    expect(settled(circle)).to.deep.equal({ N1: "X1", N2: "X2", N3: "X3" })
    expect(settled({ ...circle, N3: [] }, { N3: "X9" })).to.deep.equal({})
  })

  it("are found in linear time in a chain of any length", () => {
    const length = 50_000
    const chain = Array.from(
      { length },
      (_, at) => [`N${at}`, [one(`X${at}`, { [`N${at + 1}`]: `X${at + 1}` })]] as const,
    )
    expect(settleRecords(new Map(chain), new Map()).size).to.equal(0)
    expect(settleRecords(new Map([...chain, [`N${length}`, [one(`X${length}`)]]]), new Map()).size).to.equal(length + 1)
  })
})
