import { expect } from "chai"
import type { Comment } from "../../../core/domain/comment/comment.ts"
import { aComment, aDeletion, aMedia, anEvent, aPerson, aSource, newId, noon } from "../../support/builders.ts"
import { commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** Rows of comments: what they need, what takes them along, and what brings them back. */
export const commentsContract = (store: () => StoreUnderTest): void => {
  const scene = async () => {
    const { tree, owner } = await plantTree(store())
    const treeId = tree.id
    const person = aPerson({ treeId })
    const event = anEvent({ treeId, personId: person.id })
    const source = aSource({ treeId })
    const medium = aMedia({ treeId, sourceId: source.id })
    const rows = {
      ofPerson: aComment({ treeId, personId: person.id, authorId: owner.id, mentions: [owner.id] }),
      ofEvent: aComment({ treeId, eventId: event.id, authorName: "Mrs Lee" }),
      ofMedium: aComment({ treeId, mediaId: medium.id, authorId: newId(), editedAt: noon }),
      ofSource: aComment({ treeId, sourceId: source.id, text: "Two\nlines" }),
    }
    await plant(store(), {
      persons: [person],
      events: [event],
      sources: [source],
      media: [medium],
      comments: Object.values(rows),
    })
    return { treeId, person, event, source, medium, ...rows }
  }

  const found = (rows: readonly Comment[]): Promise<readonly (Comment | null)[]> =>
    commit(store(), ({ comments }) => Promise.all(rows.map(({ id }) => comments.find(id))))

  const refused = async (comment: Comment): Promise<void> => {
    const insert = commit(store(), ({ comments }) => comments.insert([comment]))
    expect(
      await insert.then(
        () => "stored",
        () => "refused",
      ),
    ).to.equal("refused")
  }

  describe("comments", () => {
    it("read as they were written, and change with all their fields", async () => {
      const { ofPerson, ofEvent, ofMedium, ofSource, source } = await scene()
      const all = [ofPerson, ofEvent, ofMedium, ofSource]
      expect(await found(all)).to.deep.equal(all)
      const after: Comment = {
        ...{ ...ofPerson, personId: null, sourceId: source.id, authorId: null, authorName: "x", text: "y" },
        ...{ mentions: [newId(), newId()], editedAt: noon, version: 2 },
      }
      await commit(store(), ({ comments }) => comments.update(after))
      expect(await found([ofPerson])).to.deep.equal([after])
    })

    it("need exactly one subject, which is in their tree", async () => {
      const { treeId, person, event } = await scene()
      const other = await scene()
      await refused(aComment({ treeId }))
      await refused(aComment({ treeId, personId: person.id, eventId: event.id }))
      await refused(aComment({ treeId, personId: newId() }))
      await refused(aComment({ treeId, personId: other.person.id }))
      await refused(aComment({ treeId, mediaId: other.medium.id }))
    })

    it("go with their subjects and what these belong to, and come back with them", async () => {
      const here = await scene()
      const { treeId, ofPerson, ofEvent, ofMedium, ofSource } = here
      const all = [ofPerson, ofEvent, ofMedium, ofSource]
      for (const [kind, id, gone] of [
        ["person", here.person.id, [ofPerson, ofEvent]],
        ["event", here.event.id, [ofEvent]],
        ["media", here.medium.id, [ofMedium]],
        ["source", here.source.id, [ofMedium, ofSource]],
        ["comment", ofPerson.id, [ofPerson]],
      ] as const) {
        const deletion = aDeletion({ treeId })
        await commit(store(), ({ deletions }) => deletions.remove(kind, [id], deletion))
        const after = await found(all)
        expect(
          all.filter((_, at) => after[at]?.deletionId === deletion.id),
          kind,
        ).to.deep.equal(gone)
        await commit(store(), ({ deletions }) => deletions.restore(kind, [id], deletion))
        expect((await found(all)).map((row) => row?.deletedAt)).to.deep.equal([null, null, null, null])
      }
    })

    it("are purged after their recovery time, and with their tree", async () => {
      const { treeId, ofPerson, ofEvent, ofMedium, ofSource } = await scene()
      const deletion = aDeletion({ treeId })
      await commit(store(), ({ deletions }) => deletions.remove("comment", [ofPerson.id], deletion))
      const later = new Date(deletion.at.getTime() + 1)
      expect(await commit(store(), ({ purges }) => purges.removeExpired(treeId, later, 10))).to.deep.equal([
        { kind: "comment", id: ofPerson.id },
      ])
      expect(await found([ofPerson])).to.deep.equal([null])
      await commit(store(), ({ purges }) => purges.removeTree(treeId, 1_000))
      expect(await found([ofEvent, ofMedium, ofSource])).to.deep.equal([null, null, null])
    })
  })
}
