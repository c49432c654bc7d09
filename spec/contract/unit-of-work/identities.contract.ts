import { expect } from "chai"
import type { Identity } from "../../../core/domain/account/identity.ts"
import { aUser, minutesLater, newId, noon } from "../../support/builders.ts"
import { commit, plant, type StoreUnderTest } from "../../support/store.ts"

/** The ways to sign in to accounts. */
export const identitiesContract = (store: () => StoreUnderTest): void => {
  describe("identities", () => {
    const anIdentity = (overrides: Partial<Identity> & Pick<Identity, "userId">): Identity => ({
      id: newId(),
      provider: "corp",
      issuer: "https://id.example.org",
      subject: `subject-${newId()}`,
      createdAt: noon,
      ...overrides,
    })
    const planted = async (overrides: Partial<Identity> = {}) => {
      const user = aUser()
      const identity = anIdentity({ userId: user.id, ...overrides })
      await plant(store(), { users: [user] })
      await commit(store(), ({ identities }) => identities.insert(identity))
      return { user, identity }
    }
    const found = async (key: Pick<Identity, "provider" | "issuer" | "subject">) => {
      let identity: Identity | null = null
      await commit(store(), async ({ identities }) => {
        identity = await identities.byKey(key)
      })
      return identity
    }

    it("are found by provider, issuer and subject together", async () => {
      const { identity } = await planted()
      const { provider, issuer, subject } = identity
      expect(await found({ provider, issuer, subject })).to.deep.equal(identity)
      expect(await found({ provider: "other", issuer, subject })).to.equal(null)
      expect(await found({ provider, issuer: "https://other.example.org", subject })).to.equal(null)
      expect(await found({ provider, issuer: null, subject })).to.equal(null)
      expect(await found({ provider, issuer, subject: subject.toUpperCase() })).to.equal(null)
    })

    it("without an issuer are found by provider and subject", async () => {
      const { identity } = await planted({ provider: "password", issuer: null })
      expect(await found({ provider: "password", issuer: null, subject: identity.subject })).to.deep.equal(identity)
    })

    it("belong to one account each, with and without an issuer", async () => {
      for (const issuer of [null, "https://id.example.org"]) {
        const { identity } = await planted({ issuer })
        const other = aUser()
        await plant(store(), { users: [other] })
        const { provider, subject } = identity
        let refusal: unknown = null
        await commit(store(), ({ identities }) =>
          identities.insert(anIdentity({ userId: other.id, provider, issuer, subject })),
        ).catch((error: unknown) => {
          refusal = error
        })
        expect(refusal, String(issuer)).not.to.equal(null)
        expect(await store().reads.identities.ofUser(other.id)).to.deep.equal([])
      }
    })

    it("are listed for their account, oldest first, and removed one by one", async () => {
      const { user, identity } = await planted({ createdAt: minutesLater(5) })
      const older = anIdentity({ userId: user.id })
      const { user: stranger, identity: foreign } = await planted()
      await commit(store(), async ({ identities }) => {
        await identities.insert(older)
        expect(await identities.ofUser(user.id)).to.deep.equal([older, identity])
      })
      expect(await store().reads.identities.ofUser(user.id)).to.deep.equal([older, identity])
      await commit(store(), ({ identities }) => identities.remove(identity.id))
      expect(await store().reads.identities.ofUser(user.id)).to.deep.equal([older])
      expect(await store().reads.identities.ofUser(stranger.id)).to.deep.equal([foreign])
    })

    it("are purged with their account", async () => {
      const user = aUser({ deletedAt: noon })
      const identity = anIdentity({ userId: user.id })
      await plant(store(), { users: [user] })
      await commit(store(), ({ identities }) => identities.insert(identity))
      await commit(store(), async ({ purges }) => void (await purges.removeUsers(minutesLater(1), 1_000)))
      expect(await found(identity)).to.equal(null)
    })
  })
}
