import { writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import fc from "fast-check"
import { brokenGedcom } from "../support/broken-gedcom.ts"
import { fuzzExamples } from "../support/fuzz-examples.ts"
import { roundTrip } from "../support/gedcom-round-trip.ts"
import { fuzzSecondsFrom } from "../support/seed.ts"
import { runsOf } from "../support/depth.ts"

/** `make test` tries the same files each time; `make fuzz` tries random ones for FUZZ_SECONDS. */
const seconds = fuzzSecondsFrom(process.env.FUZZ_SECONDS)
const limits =
  seconds === null
    ? { numRuns: runsOf(1_000) }
    : { numRuns: 10_000_000, interruptAfterTimeLimit: seconds * 1_000, markInterruptAsFailure: false }

/** A file comes in and goes out with a warning for each line that is lost, or it is refused and leaves nothing. */
const expectNothingLost = async (bytes: Uint8Array): Promise<void> => {
  const outcome = await roundTrip(bytes)
  if (E.isLeft(outcome)) {
    expect([outcome.left._tag, outcome.left.people]).to.deep.equal(["NotGedcom", 0])
    return
  }
  const { report, people, untold } = outcome.right
  expect(people).to.equal(report.persons.created)
  expect(report.warnings.length).to.be.at.most(1_000)
  // Of many equal faults, and of more than a thousand warnings, the report only has the number.
  const isWhole = report.warnings.every(({ lines, count }) => lines.length === count)
  if (isWhole) expect(untold, "lines lost without a warning").to.deep.equal([])
}

/** Writes the smallest failing file to the disk, because ten thousand bytes in a message are not readable. */
const report = async ({ failed, counterexample, seed, errorInstance }: fc.RunDetails<[Uint8Array]>): Promise<void> => {
  if (!failed) return
  const path = join(tmpdir(), `stemma-fuzz-${seed}.ged`)
  writeFileSync(path, counterexample?.[0] ?? "")
  throw new Error(`SEED=${seed} breaks the promise with the file ${path}`, { cause: errorInstance })
}

describe("A GEDCOM file broken in any way", () => {
  it(`loses no line without a warning, ${seconds === null ? `in ${limits.numRuns} files` : `for ${seconds} seconds`}`, async () => {
    let tried = 0
    await fc.assert(
      fc.asyncProperty(brokenGedcom, async (bytes) => {
        tried += 1
        await expectNothingLost(bytes)
      }),
      { ...limits, asyncReporter: report },
    )
    console.log(`      ${tried} files tried`)
    expect(tried).to.be.greaterThan(10)
  })

  for (const [what, file] of Object.entries(fuzzExamples))
    it(`loses no line without a warning where it once did: ${what}`, () =>
      expectNothingLost(new TextEncoder().encode(file)))
})
