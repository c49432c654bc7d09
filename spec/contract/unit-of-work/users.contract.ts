import { expect } from "chai"
import { aPerson, aSession, aUser, minutesLater, newId } from "../../support/builders.ts"
import { commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** Accounts and their sessions. */
export const usersContract = (store: () => StoreUnderTest): void => {
  describe("users", () => {
    it("are found by the address of their live account alone", async () => {
      const user = aUser()
      const gone = aUser({ deletedAt: new Date() })
      await plant(store(), { users: [user, gone] })
      await commit(store(), async ({ users }) => {
        expect(await users.byEmail(user.email)).to.deep.equal(user)
        expect(await users.byEmail(gone.email)).to.equal(null)
        expect(await users.find(gone.id)).to.deep.equal(gone)
        expect(await users.byEmail(`${newId()}@example.org`)).to.equal(null)
      })
    })

    it("forget that they are one of these persons, and other accounts are not changed", async () => {
      const { tree } = await plantTree(store())
      const [a, b, c] = [aPerson({ treeId: tree.id }), aPerson({ treeId: tree.id }), aPerson({ treeId: tree.id })]
      const [isA, alsoA, isC] = [
        aUser({ selfPersonId: a.id }),
        aUser({ selfPersonId: a.id }),
        aUser({ selfPersonId: c.id }),
      ]
      await plant(store(), { persons: [a, b, c], users: [isA, alsoA, isC] })
      await commit(store(), async ({ users }) => {
        expect(await users.forgetSelf([a.id, b.id])).to.have.deep.members([
          { userId: isA.id, personId: a.id },
          { userId: alsoA.id, personId: a.id },
        ])
        expect(await users.forgetSelf([])).to.deep.equal([])
        expect(await users.find(isA.id)).to.include({ selfPersonId: null, formerSelfPersonId: a.id })
        expect((await users.find(alsoA.id))?.selfPersonId).to.equal(null)
        expect((await users.find(isC.id))?.selfPersonId).to.equal(c.id)
      })
    })
  })

  describe("users when the tree of their person ends", () => {
    it("are no person any more, and others stay who they are", async () => {
      const [{ tree }, { tree: other }] = [await plantTree(store()), await plantTree(store())]
      const [person, elsewhere] = [aPerson({ treeId: tree.id }), aPerson({ treeId: other.id })]
      const [isPerson, isElsewhere] = [aUser({ selfPersonId: person.id }), aUser({ selfPersonId: elsewhere.id })]
      await plant(store(), { persons: [person, elsewhere], users: [isPerson, isElsewhere] })
      await commit(store(), async ({ users }) => {
        expect(await users.forgetSelfIn(tree.id)).to.deep.equal([{ userId: isPerson.id, personId: person.id }])
        expect((await users.find(isPerson.id))?.selfPersonId).to.equal(null)
        expect((await users.find(isElsewhere.id))?.selfPersonId).to.equal(elsewhere.id)
      })
    })
  })

  describe("users when their person is restored", () => {
    it("are that person again, unless they have chosen another one since or are deleted", async () => {
      const { tree } = await plantTree(store())
      const [a, b] = [aPerson({ treeId: tree.id }), aPerson({ treeId: tree.id })]
      const former = { formerSelfPersonId: a.id }
      const [wasA, isB, gone, wasB] = [
        aUser(former),
        aUser({ ...former, selfPersonId: b.id }),
        aUser({ ...former, deletedAt: minutesLater(1) }),
        aUser({ formerSelfPersonId: b.id }),
      ]
      await plant(store(), { persons: [a, b], users: [wasA, isB, gone, wasB] })
      await commit(store(), async ({ users }) => {
        expect(await users.recallSelf([a.id])).to.deep.equal([{ userId: wasA.id, personId: a.id }])
        expect(await users.recallSelf([])).to.deep.equal([])
        expect(await users.find(wasA.id)).to.include({ selfPersonId: a.id, formerSelfPersonId: null })
        expect(await users.find(isB.id)).to.include({ selfPersonId: b.id })
        expect(await users.find(gone.id)).to.include({ selfPersonId: null })
        expect(await users.find(wasB.id)).to.include({ selfPersonId: null, formerSelfPersonId: b.id })
      })
    })
  })

  describe("sessions", () => {
    const signedIn = async () => {
      const [user, other] = [aUser(), aUser()]
      const sessions = [
        aSession({ userId: user.id, userAgent: "Firefox" }),
        aSession({ userId: user.id }),
        aSession({ userId: user.id }),
      ] as const
      const foreign = aSession({ userId: other.id })
      await plant(store(), { users: [user, other], sessions: [...sessions, foreign] })
      return { user, sessions, foreign }
    }

    it("come back as they were put, until they end", async () => {
      const {
        sessions: [session],
      } = await signedIn()
      await commit(store(), async ({ sessions }) => {
        expect(await sessions.find(session.id)).to.deep.equal(session)
        await sessions.end(session.id)
        expect(await sessions.find(session.id)).to.equal(null)
        await sessions.end(session.id)
      })
    })

    it("live on when they are used", async () => {
      const {
        sessions: [used, idle],
      } = await signedIn()
      await commit(store(), async ({ sessions }) => {
        await sessions.touch(used.id, minutesLater(30), minutesLater(90))
        await sessions.touch(newId(), minutesLater(30), minutesLater(90))
        expect(await sessions.find(used.id)).to.deep.equal({
          ...used,
          lastUsedAt: minutesLater(30),
          expiresAt: minutesLater(90),
        })
        expect(await sessions.find(idle.id)).to.deep.equal(idle)
      })
    })

    it("of a user end except one, then all, and the number is returned", async () => {
      const {
        user,
        sessions: [kept],
        foreign,
      } = await signedIn()
      await commit(store(), async ({ sessions }) => {
        expect(await sessions.endOfUser(user.id, kept.id)).to.equal(2)
        expect(await sessions.find(kept.id)).to.deep.equal(kept)
        expect(await sessions.endOfUser(user.id, null)).to.equal(1)
        expect(await sessions.endOfUser(user.id, null)).to.equal(0)
        expect(await sessions.find(foreign.id)).to.deep.equal(foreign)
      })
    })
  })
}
