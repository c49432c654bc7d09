import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import fc from "fast-check"
import { brokenGedcom } from "../support/broken-gedcom.ts"
import { roundTrip } from "../support/gedcom-round-trip.ts"

/** A minute in `make test`; `make fuzz` takes its time from FUZZ_SECONDS. */
const seconds = Number(process.env.FUZZ_SECONDS ?? "60")

describe(`a GEDCOM file broken in any way, for ${seconds} seconds`, () => {
  it("comes in and goes out with a warning for each line lost, or is refused and leaves nothing", async () => {
    let tried = 0
    await fc.assert(
      fc.asyncProperty(brokenGedcom, async (bytes) => {
        tried += 1
        const outcome = await roundTrip(bytes)
        if (E.isLeft(outcome)) {
          expect([outcome.left._tag, outcome.left.people]).to.deep.equal(["NotGedcom", 0])
          return
        }
        const { report, people, untold } = outcome.right
        expect(people).to.equal(report.persons.created)
        expect(report.warnings.length).to.be.at.most(1_000)
        // Of more than a thousand warnings the report only says how many more there were.
        if (report.warnings.at(-1)?.code !== "more_warnings")
          expect(untold, "lines lost of which the report does not tell").to.deep.equal([])
      }),
      { numRuns: 1_000_000, interruptAfterTimeLimit: seconds * 1_000, markInterruptAsFailure: false },
    )
    expect(tried).to.be.greaterThan(10)
  })
})
