import { expect } from "chai"
import type { StoredAnswer } from "../../../core/domain/account/stored-answer.ts"
import { aTree, aUser, minutesLater, newId, noon } from "../../support/builders.ts"
import { commit, plant, type StoreUnderTest } from "../../support/store.ts"

/** Answers that are stored for repeated requests. */
export const answersContract = (store: () => StoreUnderTest): void => {
  describe("a stored answer", () => {
    const anAnswer = (overrides: Partial<StoredAnswer> = {}): StoredAnswer => ({
      id: `answer-${newId()}`,
      requestHash: "a hash",
      userId: null,
      treeId: null,
      status: 201,
      location: "/persons/1",
      tag: '"1"',
      body: '{"name":"Émma 👩"}',
      expiresAt: minutesLater(60),
      ...overrides,
    })
    const stored = async (overrides: Partial<StoredAnswer> = {}): Promise<StoredAnswer> => {
      const answer = anAnswer(overrides)
      await commit(store(), ({ answers }) => answers.store(answer))
      return answer
    }
    const reserve = (id: string, now = noon): Promise<boolean> =>
      commit(store(), ({ answers }) => answers.reserve(id, now))

    it("is found until it expires, and its id cannot be reserved meanwhile", async () => {
      const answer = await stored()
      expect(await store().reads.answers.byId(answer.id, minutesLater(59))).to.deep.equal(answer)
      expect(await store().reads.answers.byId(answer.id, minutesLater(60))).to.equal(null)
      expect(await store().reads.answers.byId(`other-${newId()}`, noon)).to.equal(null)
      expect(await reserve(answer.id, minutesLater(59))).to.equal(false)
      expect(await reserve(answer.id, minutesLater(60))).to.equal(true)
    })

    it("may have no content", async () => {
      const answer = await stored({ status: null, location: null, tag: null, body: null })
      expect(await store().reads.answers.byId(answer.id, noon)).to.deep.equal(answer)
    })

    it("replaces an expired one", async () => {
      const { id } = await stored({ expiresAt: noon })
      const other = await stored({ id, status: 200, body: null })
      expect(await store().reads.answers.byId(id, noon)).to.deep.equal(other)
    })

    it("is not there after its transaction failed", async () => {
      const answer = anAnswer()
      const failed = store().uow.run(async ({ answers }) => {
        await answers.reserve(answer.id, noon)
        await answers.store(answer)
        throw new Error("for the spec")
      })
      await failed.catch(() => undefined)
      expect(await store().reads.answers.byId(answer.id, noon)).to.equal(null)
      expect(await reserve(answer.id)).to.equal(true)
    })

    it("is stored by one of many transactions that reserve its id at once", async () => {
      const id = `answer-${newId()}`
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () =>
          commit(store(), async ({ answers }) => {
            if (!(await answers.reserve(id, noon))) return false
            await new Promise((resolve) => setTimeout(resolve, 5))
            await answers.store(anAnswer({ id }))
            return true
          }),
        ),
      )
      expect(outcomes.filter((isFirst) => isFirst)).to.have.lengthOf(1)
    })

    it("goes with its account, its tree, and its time", async () => {
      const [user, leaving] = [aUser(), aUser({ deletedAt: noon })]
      const [tree, other] = [aTree({ ownerId: user.id }), aTree({ ownerId: user.id })]
      await plant(store(), { users: [user, leaving], trees: [tree, other] })
      const [ofLeaving, ofTree, ofOther, ofTime] = [
        await stored({ userId: leaving.id }),
        await stored({ userId: user.id, treeId: tree.id }),
        await stored({ userId: user.id, treeId: other.id }),
        await stored({ expiresAt: minutesLater(1) }),
      ]
      await commit(store(), async ({ purges }) => {
        await purges.removeUsers(minutesLater(1), 1_000)
        await purges.removeTree(tree.id, 1_000)
        await purges.removeEnded(minutesLater(1))
      })
      const left = [ofLeaving, ofTree, ofOther, ofTime].map(({ id }) => store().reads.answers.byId(id, noon))
      expect((await Promise.all(left)).map((answer) => answer?.id ?? null)).to.deep.equal([
        null,
        null,
        ofOther.id,
        null,
      ])
    })
  })
}
