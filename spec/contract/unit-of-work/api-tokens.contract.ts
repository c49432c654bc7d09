import { expect } from "chai"
import type { ApiToken } from "../../../core/domain/account/api-token.ts"
import { aUser, minutesLater, newId, noon } from "../../support/builders.ts"
import { commit, plant, type StoreUnderTest } from "../../support/store.ts"

/** Tokens of programs. */
export const apiTokensContract = (store: () => StoreUnderTest): void => {
  describe("API tokens", () => {
    const aToken = (overrides: Partial<ApiToken> & Pick<ApiToken, "userId">): ApiToken => ({
      id: newId(),
      name: "A script",
      scopes: ["read", "export"],
      ai: null,
      treeIds: null,
      tokenHash: `hash-of-${newId()}`,
      createdAt: noon,
      lastUsedAt: null,
      expiresAt: minutesLater(60),
      ...overrides,
    })
    const planted = async (overrides: Partial<ApiToken> = {}) => {
      const user = aUser()
      const token = aToken({ userId: user.id, ...overrides })
      await plant(store(), { users: [user] })
      await commit(store(), ({ apiTokens }) => apiTokens.insert(token))
      return { user, token }
    }

    it("are found by their hash with what every request needs, until the moment they expire", async () => {
      const { user, token } = await planted({ treeIds: [newId(), newId()], ai: { provider: "local", role: "member" } })
      const { apiTokens } = store().reads
      expect(await apiTokens.byTokenHash(token.tokenHash, minutesLater(59))).to.deep.equal({
        id: token.id,
        userId: user.id,
        name: token.name,
        scopes: token.scopes,
        treeIds: token.treeIds,
        ai: { provider: "local", role: "member" },
        lastUsedAt: null,
        email: user.email,
        emailVerifiedAt: user.emailVerifiedAt,
      })
      expect(await apiTokens.byTokenHash(token.tokenHash, minutesLater(60))).to.equal(null)
      expect(await apiTokens.byTokenHash("unknown", noon)).to.equal(null)
    })

    it("of a deleted account are not found", async () => {
      const user = aUser({ deletedAt: noon })
      const token = aToken({ userId: user.id })
      await plant(store(), { users: [user] })
      await commit(store(), ({ apiTokens }) => apiTokens.insert(token))
      expect(await store().reads.apiTokens.byTokenHash(token.tokenHash, noon)).to.equal(null)
    })

    it("are listed with their last use, oldest first, expired ones included, and counted without these", async () => {
      const { user, token } = await planted()
      const expired = aToken({ userId: user.id, expiresAt: noon })
      await commit(store(), async ({ apiTokens }) => {
        await apiTokens.insert(expired)
        await apiTokens.touch(token.id, minutesLater(5))
        expect(await apiTokens.countOfUser(user.id, noon)).to.equal(1)
        expect(await apiTokens.find(token.id)).to.deep.equal({ ...token, lastUsedAt: minutesLater(5) })
      })
      expect(await store().reads.apiTokens.ofUser(user.id)).to.deep.equal([
        { ...token, lastUsedAt: minutesLater(5) },
        expired,
      ])
    })

    it("are revoked one by one, or all of an account", async () => {
      const { user, token } = await planted()
      const { token: foreign } = await planted()
      const others = [aToken({ userId: user.id }), aToken({ userId: user.id })]
      await commit(store(), async ({ apiTokens }) => {
        for (const other of others) await apiTokens.insert(other)
        await apiTokens.revoke(token.id)
      })
      expect((await store().reads.apiTokens.ofUser(user.id)).map(({ id }) => id)).to.deep.equal(
        others.map(({ id }) => id),
      )
      await commit(store(), async ({ apiTokens }) => {
        expect(await apiTokens.revokeOfUser(user.id)).to.equal(2)
      })
      expect(await store().reads.apiTokens.ofUser(user.id)).to.deep.equal([])
      expect(await store().reads.apiTokens.byTokenHash(foreign.tokenHash, noon)).not.to.equal(null)
    })

    it("that have expired are removed with what else has ended", async () => {
      const { user, token } = await planted({ expiresAt: minutesLater(1) })
      await commit(store(), ({ purges }) => purges.removeEnded(minutesLater(1)))
      expect(await store().reads.apiTokens.ofUser(user.id), token.id).to.deep.equal([])
    })
  })
}
