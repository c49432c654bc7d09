import { expect } from "chai"
import fc from "fast-check"
import { anyGedcom } from "../support/any-gedcom.ts"
import { noon } from "../support/builders.ts"
import { bring, onto } from "../support/gedcom-actions.ts"
import { contentsOf, imported } from "../support/gedcom-import.ts"
import { uploadOf } from "../support/gedcom-upload.ts"
import { filePlans, recordsOf } from "../support/secret-file.ts"
import { staleVitals } from "../support/stale-vitals.ts"
import { aWorld } from "../support/world.ts"

describe("The vitals on the rows of persons", () => {
  it("are what the events give, whatever file is imported", async () => {
    for (const version of ["5.5.1", "7.0"] as const)
      await fc.assert(
        fc.asyncProperty(anyGedcom(version), async (file) => {
          const world = await aWorld()
          await imported(world, uploadOf(file))
          expect(await staleVitals(world.store, world.tree.id, noon)).to.deep.equal([])
        }),
        { numRuns: 60 },
      )
  })

  it("are what the events give, whatever one import adds to another", async () => {
    const anyAction = fc.constantFrom("new", "merge", "skip", "overwrite")
    const actions = fc.array(anyAction, { minLength: 5, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(filePlans, filePlans, actions, async (first, second, chosen) => {
        const world = await aWorld()
        await bring(world, recordsOf(first))
        const { persons } = await contentsOf(world)
        const targetOf = (number: number) =>
          persons.find(({ givenName }) => givenName === `Person${"abcde"[number]}`)?.id ?? null
        const resolutions = Object.fromEntries(
          chosen.map((action, number) => [`@I${number}@`, onto(action, action === "new" ? null : targetOf(number))]),
        )
        await bring(world, recordsOf(second), "new", resolutions)
        expect(await staleVitals(world.store, world.tree.id, noon)).to.deep.equal([])
      }),
      { numRuns: 60 },
    )
  })
})
