import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { dismissDuplicate } from "../../core/commands/duplicates/dismiss-duplicate.ts"
import { reconsiderDuplicate } from "../../core/commands/duplicates/reconsider-duplicate.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { MOST_DISMISSED } from "../../core/domain/duplicates/dismissal.ts"
import type { PersonId } from "../../core/domain/ids.ts"
import { aWorld, refusal } from "../support/world.ts"

describe("The dismissed pairs of one person", () => {
  it("are at most 1,000; one of them can be dismissed again, and makes room when it is reconsidered", async () => {
    const world = await aWorld()
    const treeId = world.tree.id
    const add = async () => (await world.edit(createPerson, { treeId, givenName: "Ann" })).id
    const dismiss = (personIds: readonly PersonId[]) => world.run("editor", dismissDuplicate, { treeId, personIds })
    const one = await add()
    const first = await add()
    expect(E.isRight(await dismiss([one, first]))).to.equal(true)
    for (let left = MOST_DISMISSED - 1; left > 0; left -= 1)
      expect(E.isRight(await dismiss([one, await add()]))).to.equal(true)
    const further = await add()
    expect(refusal(await dismiss([one, further]))).to.equal("InvalidInput at personIds")
    expect(E.isRight(await dismiss([one, first]))).to.equal(true)
    await world.run("editor", reconsiderDuplicate, { treeId, personIds: [one, first] })
    expect(E.isRight(await dismiss([one, further]))).to.equal(true)
  })
})
