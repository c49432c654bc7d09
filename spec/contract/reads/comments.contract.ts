import { expect } from "chai"
import { commentRead } from "../../../core/domain/comment/comment.ts"
import { showComment } from "../../../core/domain/privacy.ts"
import { aComment, aDeletion, anEvent, aPerson, aUser, newId, noon } from "../../support/builders.ts"
import { collect, commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"

/** Comments with their authors, and who sees them. */
export const commentReadsContract = (store: () => StoreUnderTest): void => {
  const scene = async () => {
    const { tree, owner } = await plantTree(store())
    const treeId = tree.id
    const person = aPerson({ treeId })
    const event = anEvent({ treeId, personId: person.id })
    const gone = aUser({ deletedAt: noon })
    const about = { treeId, personId: person.id }
    const [own, ofGone, restored, ofEvent, deleted] = [
      aComment({ ...about, authorId: owner.id, text: "First" }),
      aComment({ ...about, authorId: gone.id, text: "Second" }),
      aComment({ ...about, authorName: "Aunt Etty", text: "Third" }),
      aComment({ treeId, eventId: event.id, authorId: owner.id }),
      aComment({ ...about, authorId: owner.id }),
    ]
    await plant(store(), {
      users: [gone],
      persons: [person],
      events: [event],
      comments: [own, ofGone, restored, ofEvent, deleted],
    })
    await commit(store(), ({ deletions }) => deletions.remove("comment", [deleted.id], aDeletion({ treeId })))
    const author = { id: owner.id, displayName: owner.displayName }
    return { treeId, owner, person, event, own, ofGone, restored, ofEvent, deleted, author }
  }
  const page = { after: null, batch: 2 }

  describe("comments", () => {
    it("list the live ones of a record in their order, with authors whose accounts are there", async () => {
      const { treeId, person, own, ofGone, restored, author } = await scene()
      const rows = await collect(store().reads.comments.ofSubject(treeId, { type: "person", id: person.id }, page))
      expect(rows.map((row) => showComment(member, row))).to.deep.equal([
        commentRead({ ...own, author }),
        commentRead({ ...ofGone, author: null }),
        commentRead({ ...restored, author: null }),
      ])
      expect(rows.map((row) => showComment(member, row)?.author?.displayName ?? null)).to.deep.equal([
        author.displayName,
        null,
        "Aunt Etty",
      ])
    })

    it("continue after an id, and stay in their tree", async () => {
      const { treeId, person, own, ofGone } = await scene()
      const subject = { type: "person", id: person.id } as const
      const { comments } = store().reads
      const after = await collect(comments.ofSubject(treeId, subject, { after: own.id, batch: 1 }))
      expect(showComment(member, after[0] ?? expect.fail("none"))?.id).to.equal(ofGone.id)
      expect(await collect(comments.ofSubject(newId(), subject, page))).to.deep.equal([])
    })

    it("are found by their id with the role of the reader and their subject, unless they are deleted", async () => {
      const { owner, event, ofEvent, deleted, author } = await scene()
      const { comments } = store().reads
      const found = (await comments.byId(ofEvent.id, owner.id)) ?? expect.fail("none")
      expect([found.role, found.subject]).to.deep.equal(["owner", { type: "event", id: event.id }])
      expect(showComment(member, found.found)).to.deep.equal(commentRead({ ...ofEvent, author }))
      expect((await comments.byId(ofEvent.id, null))?.role).to.equal(null)
      expect(await comments.byId(deleted.id, owner.id)).to.equal(null)
      expect(await comments.byId(newId(), owner.id)).to.equal(null)
    })

    it("are withheld from all but members", async () => {
      const { owner, ofEvent } = await scene()
      const found = (await store().reads.comments.byId(ofEvent.id, owner.id)) ?? expect.fail("none")
      expect(showComment(outsider, found.found)).to.equal(null)
      expect(showComment({ ...member, isAssistant: true }, found.found)).to.equal(null)
    })
  })
}
