import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { forbidden } from "../../../core/domain/errors.ts"
import { showPerson, type Viewer } from "../../../core/domain/privacy.ts"
import { aPerson, newId } from "../../support/builders.ts"
import { commit, failure, plantTree, type StoreUnderTest } from "../../support/store.ts"

const viewer: Viewer = { userId: null, role: "viewer", year: 2026 }

/** A transaction commits completely or not at all, and is not visible before. */
export const transactionsContract = (store: () => StoreUnderTest): void => {
  describe("a transaction", () => {
    it("answers what the work answers, and keeps what it wrote", async () => {
      const { tree, owner } = await plantTree(store())
      const person = aPerson({ treeId: tree.id })
      const answer = await store().uow.run(async ({ persons }) => {
        await persons.insert([person])
        return E.right("written")
      })
      expect(answer).to.deep.equal(E.right("written"))
      expect(await store().reads.persons.byId(person.id, owner.id)).not.to.equal(null)
    })

    it("sees its own writes", async () => {
      const { tree } = await plantTree(store())
      const person = aPerson({ treeId: tree.id })
      await commit(store(), async ({ persons }) => {
        await persons.insert([person])
        expect(await persons.find(person.id)).to.deep.equal(person)
        await persons.update({ ...person, notes: "Beagle", version: 2 })
        expect((await persons.find(person.id))?.notes).to.equal("Beagle")
        expect(await persons.live(tree.id, [person.id])).to.deep.equal([{ ...person, notes: "Beagle", version: 2 }])
      })
    })

    it("that answers a Left leaves nothing behind: no new row, no change, no deletion", async () => {
      const { tree, owner } = await plantTree(store())
      const [kept, added] = [aPerson({ treeId: tree.id }), aPerson({ treeId: tree.id })]
      await commit(store(), ({ persons }) => persons.insert([kept]))
      const answer = await store().uow.run(async ({ persons, trees, deletions }) => {
        await persons.insert([added])
        await persons.update({ ...kept, notes: "changed" })
        await trees.countPersons(tree.id, 1)
        await deletions.remove("person", [kept.id], { id: newId(), treeId: tree.id, at: new Date() })
        return E.left(forbidden("No."))
      })
      expect(answer).to.deep.equal(E.left(forbidden("No.")))
      await commit(store(), async ({ persons, trees }) => {
        expect(await persons.find(kept.id)).to.deep.equal(kept)
        expect(await persons.find(added.id)).to.equal(null)
        expect((await trees.access(tree.id, owner.id))?.tree.personCount).to.equal(0)
      })
      expect(await store().reads.persons.byIds(tree.id, [kept.id, added.id], false)).to.have.length(1)
    })

    it("that throws leaves nothing behind, and throws the same error", async () => {
      const { tree } = await plantTree(store())
      const person = aPerson({ treeId: tree.id })
      const defect = new Error("a defect")
      const error = await failure(
        store().uow.run(async ({ persons }) => {
          await persons.insert([person])
          throw defect
        }),
      )
      expect(error).to.equal(defect)
      expect(await commit(store(), ({ persons }) => persons.find(person.id))).to.equal(null)
    })

    it("is spoilt by a row that was refused, even when the work carries on", async () => {
      const { tree } = await plantTree(store())
      const person = aPerson({ treeId: tree.id })
      await failure(
        store().uow.run(async ({ persons }) => {
          await persons.insert([person])
          await failure(persons.insert([person]))
          return E.right("never mind")
        }),
      )
      expect(await commit(store(), ({ persons }) => persons.find(person.id))).to.equal(null)
    })

    it("is not seen by readers until it ends", async () => {
      const { tree, owner } = await plantTree(store())
      const [old, added] = [aPerson({ treeId: tree.id, notes: "before" }), aPerson({ treeId: tree.id })]
      await commit(store(), ({ persons }) => persons.insert([old]))
      const seen = async () =>
        (await store().reads.persons.byIds(tree.id, [old.id, added.id], false)).map(
          (sealed) => showPerson(viewer, sealed)?.notes,
        )
      await commit(store(), async ({ persons, deletions }) => {
        await persons.insert([added])
        await persons.update({ ...old, notes: "after" })
        expect(await seen()).to.deep.equal(["before"])
        await deletions.remove("person", [old.id], { id: newId(), treeId: tree.id, at: new Date() })
        expect(await seen()).to.deep.equal(["before"])
        expect(await store().reads.persons.byId(added.id, owner.id)).to.equal(null)
      })
      expect(await seen()).to.deep.equal([null])
    })

    it("takes nothing any more once it has ended", async () => {
      const { tree } = await plantTree(store())
      const [late, later] = [aPerson({ treeId: tree.id }), aPerson({ treeId: tree.id })]
      const leaked = await commit(store(), async ({ persons }) => persons)
      await failure(leaked.insert([late]))
      await failure(
        store().uow.run(async ({ persons }) => {
          setTimeout(() => void persons.insert([later]).catch(() => null), 1)
          throw new Error("a defect")
        }),
      )
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(await commit(store(), ({ persons }) => persons.live(tree.id, [late.id, later.id]))).to.deep.equal([])
    })

    it("keeps rows of its own: changing an object afterwards changes nothing", async () => {
      const { tree } = await plantTree(store())
      const notes: { text: string | null } = { text: "as written" }
      const createdAt = new Date("2026-01-01T00:00:00.000Z")
      const person = { ...aPerson({ treeId: tree.id, createdAt }), notes: notes.text }
      await commit(store(), ({ persons }) => persons.insert([person]))
      person.notes = "scribbled"
      createdAt.setUTCFullYear(1999)
      const read = await commit(store(), ({ persons }) => persons.find(person.id))
      expect(read?.notes).to.equal("as written")
      read?.createdAt.setUTCFullYear(1999)
      expect((await commit(store(), ({ persons }) => persons.find(person.id)))?.createdAt.toISOString()).to.equal(
        "2026-01-01T00:00:00.000Z",
      )
    })
  })
}
