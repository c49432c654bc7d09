import { expect } from "chai"
import type { EmailToken } from "../../../core/domain/account/email-token.ts"
import { aUser, minutesLater, newId, noon } from "../../support/builders.ts"
import { commit, plant, type StoreUnderTest } from "../../support/store.ts"

/** Links that were mailed. */
export const emailTokensContract = (store: () => StoreUnderTest): void => {
  describe("mailed links", () => {
    const aToken = (overrides: Partial<EmailToken> & Pick<EmailToken, "userId">): EmailToken => ({
      tokenHash: `hash-of-${newId()}`,
      purpose: "verify_email",
      createdAt: noon,
      expiresAt: minutesLater(60),
      ...overrides,
    })
    const planted = async (overrides: Partial<EmailToken> = {}) => {
      const user = aUser()
      const token = aToken({ userId: user.id, ...overrides })
      await plant(store(), { users: [user] })
      await commit(store(), ({ emailTokens }) => emailTokens.insert(token))
      return { user, token }
    }

    it("name their user when they are read and when they are taken, and can be taken once", async () => {
      const {
        user,
        token: { tokenHash },
      } = await planted()
      expect(await store().reads.users.byEmailToken(tokenHash, "verify_email", noon)).to.deep.equal(user)
      await commit(store(), async ({ emailTokens }) => {
        expect(await emailTokens.take(tokenHash, "verify_email", noon)).to.equal(user.id)
        expect(await emailTokens.take(tokenHash, "verify_email", noon)).to.equal(null)
      })
      expect(await store().reads.users.byEmailToken(tokenHash, "verify_email", noon)).to.equal(null)
    })

    it("are good for their purpose alone, and until they expire", async () => {
      const {
        token: { tokenHash },
      } = await planted()
      for (const [purpose, at] of [
        ["reset_password", noon],
        ["verify_email", minutesLater(60)],
      ] as const) {
        expect(await store().reads.users.byEmailToken(tokenHash, purpose, at)).to.equal(null)
        expect(await commit(store(), ({ emailTokens }) => emailTokens.take(tokenHash, purpose, at))).to.equal(null)
      }
      expect(await store().reads.users.byEmailToken(tokenHash, "verify_email", minutesLater(59))).to.not.equal(null)
    })

    it("are taken by one of two who bring them at once", async () => {
      const {
        user,
        token: { tokenHash },
      } = await planted()
      const taken = await Promise.all(
        [1, 2].map(() => commit(store(), ({ emailTokens }) => emailTokens.take(tokenHash, "verify_email", noon))),
      )
      expect(taken).to.have.members([user.id, null])
    })

    it("of a deleted account are not found", async () => {
      const {
        user,
        token: { tokenHash },
      } = await planted()
      await commit(store(), ({ users }) => users.update({ ...user, deletedAt: noon }))
      expect(await store().reads.users.byEmailToken(tokenHash, "verify_email", noon)).to.equal(null)
    })

    it("of a user go together by purpose, those of others and other purposes stay", async () => {
      const { user, token } = await planted()
      const [second, reset] = [aToken({ userId: user.id }), aToken({ userId: user.id, purpose: "reset_password" })]
      const { token: foreign } = await planted()
      const left = await commit(store(), async ({ emailTokens }) => {
        await emailTokens.insert(second)
        await emailTokens.insert(reset)
        await emailTokens.removeOfUser(user.id, "verify_email")
        return Promise.all(
          [token, second, reset, foreign].map(({ tokenHash, purpose }) => emailTokens.take(tokenHash, purpose, noon)),
        )
      })
      expect(left).to.deep.equal([null, null, user.id, foreign.userId])
    })
  })

  describe("the instance", () => {
    it("counts its live accounts and trees", async () => {
      const before = await store().reads.instance.counts()
      await plant(store(), { users: [aUser(), aUser(), aUser({ deletedAt: noon })] })
      expect(await store().reads.instance.counts()).to.deep.equal({ users: before.users + 2, trees: before.trees })
    })

    it("lists its live accounts by id", async () => {
      const added = [aUser(), aUser(), aUser()]
      await plant(store(), { users: [...added, aUser({ deletedAt: noon })] })
      const ids: string[] = []
      for await (const batch of store().reads.instance.users({ after: null, batch: 2 })) {
        if (ids.length === 0) expect(batch).to.have.length(2)
        for (const { id } of batch) ids.push(id)
      }
      expect(ids).to.include.members(added.map(({ id }) => id))
      expect(ids).to.deep.equal(ids.toSorted())
      expect(ids).to.have.length((await store().reads.instance.counts()).users)
    })
  })
}
