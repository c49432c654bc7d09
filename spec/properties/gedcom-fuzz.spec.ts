import { readFileSync } from "node:fs"
import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import fc from "fast-check"
import { importGedcom } from "../../core/commands/gedcom/import-gedcom.ts"
import { listPersons } from "../../core/queries/person/list-persons.ts"
import { uploadOf } from "../support/gedcom-upload.ts"
import { aWorld } from "../support/world.ts"

/** A minute in `make test`; `make fuzz` takes its time from FUZZ_SECONDS. */
const seconds = Number(process.env.FUZZ_SECONDS ?? "60")

const sample = readFileSync(new URL("../support/gedcom/wedgwood-darwin.ged", import.meta.url))
const head = sample.subarray(0, 12_000)
const seeds: readonly Uint8Array[] = [
  head,
  Buffer.from(head.toString("utf8").replaceAll("\n", "\r\n"), "utf16le"),
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(head.toString("utf8"), "utf16le")]),
  Buffer.from(head.toString("utf8").replace("CHAR UTF-8", "CHAR ANSEL"), "latin1"),
  Buffer.from(head.toString("utf8").replace("5.5.1", "7.0")),
]

/** Bytes that mean something to a reader of GEDCOM. */
const pieces = ["\n", "\r", "\0", "@", "@@", "0 ", "1 ", "99 ", "0 @I1@ INDI\n", "0 TRLR\n", "1 CONC ", "2 CONT ", "1 FAMC @F1@\n", "1 HUSB @I1@\n", "2 DATE ", "@#DHEBREW@ ", "1 SOUR @S1@\n", "\ufeff", "\u0301", "/"]

const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.oneof(fc.constant(0), fc.nat(4), fc.nat(3_000)),
  put: fc.oneof(fc.uint8Array({ maxLength: 6 }), fc.constantFrom(...pieces).map((text) => Buffer.from(text)), fc.constant("copy" as const)),
})

const broken = fc.tuple(fc.constantFrom(...seeds), fc.array(edit, { minLength: 1, maxLength: 12 })).map(([seed, edits]) =>
  edits.reduce((bytes: Uint8Array, { at, cut, put }) => {
    const from = Math.floor(at * bytes.length)
    const inserted = put === "copy" ? bytes.subarray(Math.max(0, from - 500), from) : put
    return Buffer.concat([bytes.subarray(0, from), inserted, bytes.subarray(from + cut)])
  }, seed),
)

describe(`a GEDCOM file broken in any way, for ${seconds} seconds`, () => {
  it("comes in with warnings, or is refused and leaves nothing", async () => {
    let tried = 0
    await fc.assert(
      fc.asyncProperty(broken, async (bytes) => {
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
