import { expect } from "chai"
import { MINUTE_MS, type Tries } from "../../core/ports/tries.ts"
import { minutesLater, newId, noon } from "../support/builders.ts"

/** What every store of counts guarantees for limits. */
export const triesContract = (
  name: string,
  open: () => Promise<{ readonly tries: Tries; close?(): Promise<void> }>,
): void => {
  describe(`Tries counted by ${name}`, () => {
    let store: { readonly tries: Tries; close?(): Promise<void> }
    before(async () => {
      store = await open()
    })
    after(() => store.close?.())

    it("are counted from one, for each key alone, and say when their minute ends", async () => {
      const [key, other] = [newId(), newId()]
      expect(await store.tries.count(key, noon, MINUTE_MS)).to.deep.equal({ count: 1, endsAt: minutesLater(1) })
      expect(await store.tries.count(key, minutesLater(0.5), MINUTE_MS)).to.deep.equal({
        count: 2,
        endsAt: minutesLater(1),
      })
      expect(await store.tries.count(other, minutesLater(0.5), MINUTE_MS)).to.deep.equal({
        count: 1,
        endsAt: minutesLater(1.5),
      })
    })

    it("start again when the minute is over", async () => {
      const key = newId()
      await store.tries.count(key, noon, MINUTE_MS)
      await store.tries.count(key, noon, MINUTE_MS)
      expect(await store.tries.count(key, minutesLater(1), MINUTE_MS)).to.deep.equal({
        count: 1,
        endsAt: minutesLater(2),
      })
    })

    it("have a window as long as is asked for", async () => {
      const key = newId()
      await store.tries.count(key, noon, 5 * MINUTE_MS)
      expect(await store.tries.count(key, minutesLater(4.9), 5 * MINUTE_MS)).to.deep.equal({
        count: 2,
        endsAt: minutesLater(5),
      })
      expect((await store.tries.count(key, minutesLater(5), 5 * MINUTE_MS)).count).to.equal(1)
    })

    it("can be taken back within their window, and not below none", async () => {
      const key = newId()
      const count = async (at: Date) => (await store.tries.count(key, at, MINUTE_MS)).count
      await count(noon)
      expect(await count(noon)).to.equal(2)
      await store.tries.takeBack(key, minutesLater(0.5))
      expect(await count(minutesLater(0.5))).to.equal(2)
      for (let index = 0; index < 5; index++) await store.tries.takeBack(key, minutesLater(0.5))
      expect(await count(minutesLater(0.5))).to.equal(1)
      expect(await count(minutesLater(1))).to.equal(1)
      await store.tries.takeBack(key, minutesLater(3))
      expect(await count(minutesLater(1.5))).to.equal(2)
      await store.tries.takeBack(newId(), noon)
    })

    it("miss none of many at once", async () => {
      const key = newId()
      const counts = await Promise.all(
        Array.from({ length: 20 }, async () => (await store.tries.count(key, noon, MINUTE_MS)).count),
      )
      expect(counts.toSorted((a, b) => a - b)).to.deep.equal(Array.from({ length: 20 }, (_, index) => index + 1))
    })

    it("take any text for a key", async () => {
      for (const key of ["", "login account émma@example.org", "x".repeat(10_000)]) {
        expect((await store.tries.count(key, minutesLater(10), MINUTE_MS)).count).to.equal(1)
      }
    })
  })
}
