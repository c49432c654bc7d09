import { expect } from "chai"
import type { Question } from "../../../core/domain/question/question.ts"
import type { Tree } from "../../../core/domain/tree.ts"
import { aUser, minutesLater, newId, noon } from "../../support/builders.ts"
import { collect, commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** Questions to people without an account. */
export const questionsContract = (store: () => StoreUnderTest): void => {
  const question = (tree: Pick<Tree, "id" | "ownerId">, more: Partial<Question> = {}): Question => {
    const id = newId<"QuestionId">()
    return {
      id,
      treeId: tree.id,
      askerId: tree.ownerId,
      text: "When did they marry?",
      personIds: [newId<"PersonId">(), newId<"PersonId">()],
      eventId: newId<"EventId">(),
      mediaId: newId<"MediaId">(),
      answers: ["date", "place"],
      language: "en",
      email: null,
      tokenHash: `hash-of-${id}`,
      mailedTokenHash: null,
      proposalId: null,
      createdAt: noon,
      expiresAt: minutesLater(60),
      answeredAt: null,
      endedAt: null,
      ...more,
    }
  }
  const insert = (rows: readonly Question[]) => commit(store(), ({ questions }) => questions.insert(rows))

  describe("a question", () => {
    it("is found by its id and by its token, and listed by tree and by asker, oldest first", async () => {
      const [{ tree, owner }, { tree: other }] = [await plantTree(store()), await plantTree(store())]
      const asker = aUser()
      await plant(store(), { users: [asker] })
      const [first, second, elsewhere] = [question(tree), question(tree, { askerId: asker.id }), question(other)]
      await insert([first, second, elsewhere])
      const { questions } = store().reads
      const [ofOwner, ofAsker] = [
        { ...first, askerName: owner.displayName },
        { ...second, askerName: asker.displayName },
      ]
      const page = { after: null, batch: 10 }
      expect(await questions.byId(tree.id, first.id)).to.deep.equal(ofOwner)
      expect(await questions.byId(other.id, first.id)).to.equal(null)
      expect(await questions.byTokenHash(second.tokenHash)).to.deep.equal(ofAsker)
      expect(await questions.byTokenHash("hash-of-nothing")).to.equal(null)
      expect(await collect(questions.ofTree(tree.id, null, page))).to.deep.equal([ofOwner, ofAsker])
      expect(await collect(questions.ofTree(tree.id, asker.id, page))).to.deep.equal([ofAsker])
      expect(await collect(questions.ofTree(tree.id, null, { ...page, after: first.id }))).to.deep.equal([ofAsker])
    })

    it("is found and changed in a transaction, and counted until it expires", async () => {
      const { tree, owner } = await plantTree(store())
      const [open, expired] = [question(tree), question(tree, { expiresAt: noon })]
      await insert([open, expired])
      const answered = {
        ...open,
        email: "aunt@example.org",
        mailedTokenHash: `mailed-${open.id}`,
        answeredAt: noon,
        proposalId: newId<"ProposalId">(),
      }
      await commit(store(), async ({ questions }) => {
        expect(await questions.findByTokenHash(open.tokenHash)).to.deep.equal(open)
        expect(await questions.findByTokenHash("hash-of-nothing")).to.equal(null)
        await questions.update(answered)
      })
      expect(await commit(store(), ({ questions }) => questions.find(open.id))).to.deep.equal(answered)
      const mailed = answered.mailedTokenHash
      expect(await commit(store(), ({ questions }) => questions.findByTokenHash(mailed))).to.deep.equal(answered)
      const { questions } = store().reads
      expect([await questions.byTokenHash(mailed), await questions.byTokenHash(open.tokenHash)]).to.deep.equal(
        [answered, answered].map((row) => ({ ...row, askerName: owner.displayName })),
      )
      expect(await commit(store(), ({ questions }) => questions.countOfAsker(tree.id, owner.id, noon))).to.equal(1)
    })

    it("ends if it is open and its asker is no member", async () => {
      const { tree, owner } = await plantTree(store())
      const asker = aUser()
      await plant(store(), { users: [asker] })
      const ofOther = { askerId: asker.id }
      const [kept, ended] = [question(tree), question(tree, ofOther)]
      const answered = question(tree, { ...ofOther, answeredAt: noon, proposalId: newId<"ProposalId">() })
      await insert([kept, ended, answered])
      await commit(store(), ({ questions }) => questions.endOfOthers(tree.id, [owner.id], minutesLater(1)))
      const now = await commit(store(), async ({ questions }) => [
        await questions.find(kept.id),
        await questions.find(ended.id),
        await questions.find(answered.id),
      ])
      expect(now).to.deep.equal([kept, { ...ended, endedAt: minutesLater(1) }, answered])
    })

    it("is removed a year after it has expired", async () => {
      const { tree } = await plantTree(store())
      const [old, recent] = [
        question(tree, { expiresAt: new Date(noon.getTime() - 366 * 86_400_000) }),
        question(tree, { expiresAt: new Date(noon.getTime() - 365 * 86_400_000) }),
      ]
      await insert([old, recent])
      await commit(store(), ({ purges }) => purges.removeEnded(noon))
      const left = await commit(store(), async ({ questions }) => [
        await questions.find(old.id),
        await questions.find(recent.id),
      ])
      expect(left).to.deep.equal([null, recent])
    })
  })
}
