import { expect } from "chai"
import { deleteAccount } from "../../core/commands/account/delete-account.ts"
import { commit } from "../support/store.ts"
import { aWorld, granted } from "../support/world.ts"

describe("Deleting an account", () => {
  it("removes its password hash at once, not only with the purge", async () => {
    const world = await aWorld()
    const { email, id } = world.users.stranger
    granted(await world.run("stranger", deleteAccount, { email }))
    const left = await commit(world.store, ({ users }) => users.find(id))
    expect(left?.deletedAt).to.not.equal(null)
    expect(left?.passwordHash).to.equal(null)
  })
})
