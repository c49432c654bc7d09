import { setTimeout as pause } from "node:timers/promises"
import { expect } from "chai"
import type { Now } from "../../core/ports/platform/clock.ts"

/** The longest time after which a clock that goes on shows another time. */
const LONGEST_STEP_MS = 10_000

/** What every clock guarantees. A clock that never goes on, as suites use, does not pass. */
export const clockContract = (name: string, now: Now): void => {
  describe(`The clock ${name}`, () => {
    it("shows a time that a database can keep", () => {
      expect(now()).to.be.instanceOf(Date)
      expect(now().getTime()).to.be.within(Date.UTC(1970), Date.UTC(9999))
    })

    it("gives each caller a date of its own", () => {
      const first = now()
      const shown = first.getTime()
      first.setTime(0)
      expect(now().getTime()).to.be.at.least(shown)
    })

    it("goes on", async () => {
      const first = now().getTime()
      const end = performance.now() + LONGEST_STEP_MS
      while (now().getTime() === first && performance.now() < end) await pause(1)
      expect(now().getTime()).to.be.greaterThan(first)
    })
  })
}
