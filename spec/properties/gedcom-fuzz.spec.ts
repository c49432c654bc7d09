import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import fc from "fast-check"
import { importGedcom } from "../../core/commands/gedcom/import-gedcom.ts"
import { listPersons } from "../../core/queries/person/list-persons.ts"
import { brokenGedcom } from "../support/broken-gedcom.ts"
import { uploadOf } from "../support/gedcom-upload.ts"
import { aWorld } from "../support/world.ts"

/** A minute in `make test`; `make fuzz` takes its time from FUZZ_SECONDS. */
const seconds = Number(process.env.FUZZ_SECONDS ?? "60")

describe(`a GEDCOM file broken in any way, for ${seconds} seconds`, () => {
  it("comes in with warnings, or is refused and leaves nothing", async () => {
    let tried = 0
    await fc.assert(
      fc.asyncProperty(brokenGedcom, async (bytes) => {
        tried += 1
        const world = await aWorld()
        const outcome = await world.run("editor", importGedcom, { treeId: world.tree.id, file: uploadOf(bytes), defaultAction: "new", resolutions: {} })
        const persons = await world.see("editor", listPersons, { treeId: world.tree.id, q: null, ids: null, deleted: false, limit: 1_000, cursor: null })
        let count = 0
        for await (const batch of persons.items) count += batch.length
        if (E.isLeft(outcome)) {
          expect([outcome.left._tag, count]).to.deep.equal(["NotGedcom", 0])
          return
        }
        expect(count).to.equal(outcome.right.persons.created)
        expect(outcome.right.warnings.length).to.be.at.most(1_001)
      }),
      { numRuns: 1_000_000, interruptAfterTimeLimit: seconds * 1_000, markInterruptAsFailure: false },
    )
    expect(tried).to.be.greaterThan(10)
  })
})
