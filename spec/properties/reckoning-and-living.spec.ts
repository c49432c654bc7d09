import { expect } from "chai"
import fc from "fast-check"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { createRelationship } from "../../core/commands/relationship/create-relationship.ts"
import { previewDeceasedByRelatives } from "../../core/queries/cleanup/preview-deceased-by-relatives.ts"
import { getPerson } from "../../core/queries/person/get-person.ts"
import { getReckoning } from "../../core/queries/chart/get-reckoning.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { runsOf } from "../support/depth.ts"
import { aWorld, itemsOf, refusal } from "../support/world.ts"

const years = fc.integer({ min: 1, max: 2_020 })
const kinships = fc.array(fc.tuple(fc.constantFrom("parent" as const, "child" as const, "partner" as const), years), {
  minLength: 1,
  maxLength: 6,
})

describe("The living rule", () => {
  it("does not use the reckoning: whatever years relatives have, a stranger sees nothing of a person without dates", async () => {
    let listed = 0
    await fc.assert(
      fc.asyncProperty(kinships, async (relatives) => {
        const store = openMemoryStore()
        const world = await aWorld("public", store)
        const treeId = world.tree.id
        const { id } = await world.edit(createPerson, { treeId, givenName: "Secret" })
        for (const [kinship, year] of relatives) {
          const other = await world.edit(createPerson, { treeId, birth: { date: { year } }, death: {} })
          const [fromPersonId, toPersonId] = kinship === "child" ? [id, other.id] : [other.id, id]
          const type = kinship === "partner" ? "partnership" : "parent_child"
          await world.edit(createRelationship, { treeId, type, fromPersonId, toPersonId })
        }
        const seen = await world.see("visitor", getPerson, { personId: id })
        expect([seen.visibility, seen.displayName, seen.possiblyLiving]).to.deep.equal([
          "redacted",
          "Living person",
          null,
        ])
        expect((await world.see("viewer", getPerson, { personId: id })).possiblyLiving).to.equal(true)
        for (const who of ["stranger", "visitor"] as const)
          expect(refusal(await world.look(who, getReckoning, { personId: id }))).to.equal("Forbidden")
        const list = await itemsOf(await world.see("editor", previewDeceasedByRelatives(store), { treeId }))
        listed += list.length
      }),
      { numRuns: runsOf(100) },
    )
    expect(listed, "persons who are offered to editors").to.be.above(0)
  })
})
