import { expect } from "chai"
import type { NewId } from "../../core/ports/platform/clock.ts"

const COUNT = 5_000
/** A maker whose counter is full may be ahead of the time. */
const AHEAD_MS = 1_000

/** What every maker of ids guarantees: stores rely on their form and order. */
export const newIdContract = (name: string, newId: NewId): void => {
  describe(`The ids of ${name}`, () => {
    let ids: readonly string[] = []
    let began = 0
    let ended = 0
    before(() => {
      began = Date.now()
      ids = Array.from({ length: COUNT }, () => newId<"PersonId">())
      ended = Date.now()
    })

    it("are UUIDs of version 7", () => {
      const form = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
      expect(ids.filter((id) => !form.test(id))).to.deep.equal([])
    })

    it("are each greater than the one before", () => {
      expect(ids.filter((id, at) => at > 0 && id <= (ids[at - 1] ?? ""))).to.deep.equal([])
    })

    it("begin with the millisecond of their creation", () => {
      const millisecond = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
      expect(ids.filter((id) => millisecond(id) < began || millisecond(id) > ended + AHEAD_MS)).to.deep.equal([])
    })

    it("end with random digits, so that no id can be derived from another", () => {
      expect(new Set(ids.map((id) => id.slice(-8))).size).to.be.greaterThan(COUNT - 10)
    })
  })
}
