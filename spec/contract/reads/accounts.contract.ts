import { expect } from "chai"
import { aSession, aUser, minutesLater, newId, noon } from "../../support/builders.ts"
import { commit, plant, type StoreUnderTest } from "../../support/store.ts"

/** Accounts and sessions as requests look them up. */
export const accountReadsContract = (store: () => StoreUnderTest): void => {
  describe("users", () => {
    it("are read by id and by address, live ones alone", async () => {
      const [user, gone] = [aUser({ displayName: null }), aUser({ deletedAt: noon })]
      await plant(store(), { users: [user, gone] })
      const { users } = store().reads
      expect(await users.byId(user.id)).to.deep.equal(user)
      expect(await users.byEmail(user.email)).to.deep.equal(user)
      expect(await users.byId(gone.id)).to.equal(null)
      expect(await users.byEmail(gone.email)).to.equal(null)
      expect(await users.byId(newId())).to.equal(null)
      expect(await users.byEmail("")).to.equal(null)
    })
  })

  describe("sessions", () => {
    it("are read by the hash of their token, with what every request needs of the user, until the very moment they expire", async () => {
      const user = aUser()
      const session = aSession({ userId: user.id, expiresAt: minutesLater(30) })
      await plant(store(), { users: [user], sessions: [session] })
      const { sessions } = store().reads
      expect(await sessions.byTokenHash(session.tokenHash, minutesLater(29))).to.deep.equal({
        id: session.id,
        userId: user.id,
        lastUsedAt: session.lastUsedAt,
        userAgent: session.userAgent,
        email: user.email,
        emailVerifiedAt: user.emailVerifiedAt,
      })
      expect(await sessions.byTokenHash(session.tokenHash, minutesLater(30))).to.equal(null)
      expect(await sessions.byTokenHash(`not ${session.tokenHash}`, noon)).to.equal(null)
    })

    it("of a deleted user are none, and an ended one is none", async () => {
      const [gone, user] = [aUser({ deletedAt: noon }), aUser()]
      const [ofGone, ended] = [aSession({ userId: gone.id }), aSession({ userId: user.id })]
      await plant(store(), { users: [gone, user], sessions: [ofGone, ended] })
      await commit(store(), ({ sessions }) => sessions.end(ended.id))
      const { sessions } = store().reads
      expect(await sessions.byTokenHash(ofGone.tokenHash, noon)).to.equal(null)
      expect(await sessions.byTokenHash(ended.tokenHash, noon)).to.equal(null)
    })

    it("of a user are listed oldest first, without the expired and without another's", async () => {
      const [user, other] = [aUser(), aUser()]
      const [first, second] = [
        aSession({ userId: user.id }),
        aSession({ userId: user.id, createdAt: minutesLater(1), userAgent: "Firefox" }),
      ]
      const expired = aSession({ userId: user.id, expiresAt: minutesLater(1) })
      await plant(store(), { users: [user, other], sessions: [second, expired, first, aSession({ userId: other.id })] })
      expect(await store().reads.sessions.ofUser(user.id, minutesLater(2))).to.deep.equal([first, second])
      expect(await store().reads.sessions.ofUser(newId(), noon)).to.deep.equal([])
    })
  })
}
