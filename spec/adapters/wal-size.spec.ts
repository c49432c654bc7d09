import { expect } from "chai"
import { differs, walSizesFor } from "../../adapters/embedded-postgres/wal-size.ts"

const GIB = 1024 ** 3

describe("The sizes of the write-ahead log", () => {
  it("are a quarter of the room at most, and never more than PostgreSQL gets on a large disk", () => {
    expect(walSizesFor(100 * GIB)).to.deep.equal({ leastMib: 256, mostMib: 4096 })
    expect(walSizesFor(GIB)).to.deep.equal({ leastMib: 64, mostMib: 256 })
  })

  it("are the smallest that PostgreSQL works with when there is no room", () => {
    for (const room of [GIB / 8, 0, -GIB]) expect(walSizesFor(room)).to.deep.equal({ leastMib: 32, mostMib: 64 })
  })

  it("change only by more than an eighth", () => {
    const present = walSizesFor(GIB)
    expect(differs(present, walSizesFor(GIB * 0.9))).to.equal(false)
    expect(differs(present, walSizesFor(GIB * 0.8))).to.equal(true)
  })
})
