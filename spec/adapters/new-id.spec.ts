import { expect } from "chai"
import { newId } from "../../adapters/uuid/new-id.ts"

describe("A new id", () => {
  const before = Date.now()
  const ids = Array.from({ length: 50_000 }, () => newId<"PersonId">())
  const after = Date.now()

  it("is a UUID of version 7", () => {
    for (const id of ids) expect(id).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it("is greater than every one before", () => {
    for (const [at, id] of ids.slice(1).entries()) expect(id > (ids[at] ?? "")).to.equal(true)
  })

  it("contains the millisecond of its creation", () => {
    const time = (id = ""): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
    expect(time(ids[0])).to.be.within(before, after)
    expect(time(ids.at(-1))).to.be.within(before, after + 1)
  })

  it("cannot be derived from the previous one: the bits after the sequence are random", () => {
    expect(new Set(ids.map((id) => id.slice(-8))).size).to.be.greaterThan(49_900)
  })
})
