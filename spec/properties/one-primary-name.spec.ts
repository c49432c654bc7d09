import { expect } from "chai"
import fc from "fast-check"
import { createName } from "../../core/commands/name/create-name.ts"
import { deleteName } from "../../core/commands/name/delete-name.ts"
import { makeNamePrimary } from "../../core/commands/name/make-name-primary.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { restorePerson } from "../../core/commands/person/restore-person.ts"
import { updatePerson } from "../../core/commands/person/update-person.ts"
import { displayName } from "../../core/domain/name-text/compose-name.ts"
import { listNames } from "../../core/queries/name/list-names.ts"
import { getPerson } from "../../core/queries/person/get-person.ts"
import { runsOf } from "../support/depth.ts"
import { aWorld, itemsOf } from "../support/world.ts"

const step = fc.oneof(
  fc.record({
    kind: fc.constant("create" as const),
    givenName: fc.constantFrom("Ann", "Beth", null),
    isPrimary: fc.boolean(),
  }),
  fc.record({ kind: fc.constantFrom("delete" as const, "make primary" as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant("rename" as const), givenName: fc.constantFrom("Cora", "Dora", null) }),
  fc.record({ kind: fc.constant("delete and restore" as const) }),
)

describe("After any sequence of writes to the names of a person", () => {
  it("there is exactly one primary name, and the person is called by it", async () => {
    const world = await aWorld()
    const names = fc.array(fc.record({ givenName: fc.constantFrom("Xena", "Yves"), isPrimary: fc.boolean() }), {
      maxLength: 3,
    })
    await fc.assert(
      fc.asyncProperty(names, fc.array(step, { maxLength: 12 }), async (first, steps) => {
        const { id: personId } = await world.edit(createPerson, { treeId: world.tree.id, names: first })
        for (const next of steps) {
          const before = await itemsOf(await world.see("viewer", listNames, { personId }))
          if (next.kind === "create")
            await world.edit(createName, { personId, givenName: next.givenName, isPrimary: next.isPrimary })
          else if (next.kind === "rename")
            await world.edit(updatePerson, { personId, ifMatch: null, givenName: next.givenName })
          else if (next.kind === "delete and restore") {
            await world.edit(deletePerson, { personId, ifMatch: null, cascade: false })
            await world.edit(restorePerson, { personId, cascade: false })
          } else {
            const name = before[next.which % before.length]
            if (name === undefined) throw new Error("a person without a name")
            const input = { personId, nameId: name.id, ifMatch: null }
            await (next.kind === "delete"
              ? world.run("editor", deleteName, input)
              : world.run("editor", makeNamePrimary, input))
          }
          const primary = (await itemsOf(await world.see("viewer", listNames, { personId }))).filter(
            (name) => name.isPrimary,
          )
          expect(primary).to.have.length(1)
          expect((await world.see("viewer", getPerson, { personId })).displayName).to.equal(
            primary.map(displayName).join(),
          )
        }
      }),
      { numRuns: runsOf(60) },
    )
  })
})
