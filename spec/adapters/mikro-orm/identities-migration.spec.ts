import { expect } from "chai"
import { IdentityId } from "../../../core/domain/ids.ts"
import { givePasswordIdentities } from "../../../migrations/0023-identities.ts"
import { aUser, noon } from "../../support/builders.ts"
import { plant } from "../../support/store.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

describe("The migration to identities", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  it("gives every live account with a password its identity, as old as the account, and others none", async () => {
    const [user, gone, without] = [aUser(), aUser({ deletedAt: noon }), aUser({ passwordHash: null })]
    await plant(store, { users: [user, gone, without] })
    await store.query(givePasswordIdentities)
    const identities = await store.reads.identities.ofUser(user.id)
    expect(identities).to.have.length(1)
    const [{ id, ...identity } = expect.fail("no identity")] = identities
    expect(identity).to.deep.equal({
      userId: user.id,
      provider: "password",
      issuer: null,
      subject: user.email,
      createdAt: user.createdAt,
    })
    expect(IdentityId.is(id) && id[14], "a UUIDv7").to.equal("7")
    expect(parseInt(id.replaceAll("-", "").slice(0, 12), 16), "with its time").to.equal(user.createdAt.getTime())
    expect(await store.reads.identities.ofUser(gone.id)).to.deep.equal([])
    expect(await store.reads.identities.ofUser(without.id)).to.deep.equal([])
  })
})
