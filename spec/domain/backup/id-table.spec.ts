import { expect } from "chai"
import fc from "fast-check"
import { idTable } from "../../../core/domain/backup/id-table.ts"
import { PersonId } from "../../../core/domain/ids.ts"
import { newId } from "../../support/builders.ts"
import { itEachCommit } from "../../support/depth.ts"

const aTable = () => idTable(PersonId, newId())

describe("A table of new ids for old ones", () => {
  it("says what a map would say, of few ids and of many, alike and not", () => {
    // Ids that share three words of four would all fall together in a table that looked at one.
    const alike = fc
      .tuple(fc.constantFrom("00000000", "ffffffff"), fc.integer({ min: 0, max: 400 }))
      .map(([word, n]) => `${word}-0000-0000-0000-0000${n.toString(16).padStart(8, "0")}`)
    fc.assert(
      fc.property(fc.array(fc.oneof(alike, fc.uuid()), { maxLength: 600, size: "max" }), (olds) => {
        const [table, map] = [aTable(), new Map<string, PersonId>()]
        for (const old of olds) {
          const id: PersonId = newId()
          expect(table.add(old, id)).to.equal(!map.has(old))
          if (!map.has(old)) map.set(old, id)
        }
        expect(table.size).to.equal(map.size)
        for (const [ordinal, [old, id]] of [...map].entries())
          expect([table.find(old), table.ordinalOf(old)]).to.deep.equal([id, ordinal])
        expect(table.find(newId())).to.equal(null)
      }),
    )
  })

  it("knows nothing of what is no id", () => {
    const table = aTable()
    for (const text of [
      "",
      "x",
      "__proto__",
      `${newId()} `,
      newId().toUpperCase(),
      newId().replaceAll("-", "0"),
      newId().replace(/.$/, "g"),
    ])
      expect(table.find(text), text).to.equal(null)
  })

  itEachCommit("takes less than 100 bytes for an id, what it grew out of included", () => {
    const table = aTable()
    const before = process.memoryUsage().arrayBuffers
    for (let n = 0; n < 500_000; n++) table.add(`00000000-0000-7000-8000-${n.toString(16).padStart(12, "0")}`, newId())
    expect((process.memoryUsage().arrayBuffers - before) / 500_000).to.be.lessThan(100)
    expect(table.ordinalOf("00000000-0000-7000-8000-00000000ffff")).to.equal(65_535)
  })
})
