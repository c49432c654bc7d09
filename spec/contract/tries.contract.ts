import { expect } from "chai"
import type { Tries } from "../../core/ports/tries.ts"
import { minutesLater, newId, noon } from "../support/builders.ts"

/** What a limit may rely on, whatever keeps the counts. */
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
      expect(await store.tries.count(key, noon)).to.deep.equal({ count: 1, endsAt: minutesLater(1) })
      expect(await store.tries.count(key, minutesLater(0.5))).to.deep.equal({ count: 2, endsAt: minutesLater(1) })
      expect(await store.tries.count(other, minutesLater(0.5))).to.deep.equal({ count: 1, endsAt: minutesLater(1.5) })
    })

    it("start again when the minute is over", async () => {
      const key = newId()
      await store.tries.count(key, noon)
      await store.tries.count(key, noon)
      expect(await store.tries.count(key, minutesLater(1))).to.deep.equal({ count: 1, endsAt: minutesLater(2) })
    })

    it("miss none of many at once", async () => {
      const key = newId()
      const counts = await Promise.all(
        Array.from({ length: 20 }, async () => (await store.tries.count(key, noon)).count),
      )
      expect(counts.toSorted((a, b) => a - b)).to.deep.equal(Array.from({ length: 20 }, (_, index) => index + 1))
    })

    it("take any text for a key", async () => {
      for (const key of ["", "login account émma@example.org", "x".repeat(10_000)]) {
        expect((await store.tries.count(key, minutesLater(10))).count).to.equal(1)
      }
    })
  })
}
