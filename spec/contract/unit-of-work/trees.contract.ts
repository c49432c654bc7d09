import { expect } from "chai"
import { aMembership, anAuditEntry, aUser, minutesLater, newId } from "../../support/builders.ts"
import { changeOf, commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** Trees and the roles of users in them. */
export const treesContract = (store: () => StoreUnderTest): void => {
  describe("trees", () => {
    it("come with the role of the caller: null for a stranger", async () => {
      const { tree, owner } = await plantTree(store())
      const viewer = aUser()
      await plant(store(), { users: [viewer], memberships: [aMembership({ treeId: tree.id, userId: viewer.id })] })
      await commit(store(), async ({ trees }) => {
        expect(await trees.access(tree.id, owner.id)).to.deep.equal({ tree, role: "owner" })
        expect(await trees.access(tree.id, viewer.id)).to.deep.equal({ tree, role: "viewer" })
        expect(await trees.access(tree.id, newId())).to.deep.equal({ tree, role: null })
        expect(await trees.lock(tree.id, owner.id)).to.deep.equal({ tree, role: "owner" })
        expect(await trees.lock(tree.id, newId())).to.deep.equal({ tree, role: null })
      })
    })

    it("that do not exist are null", async () => {
      await commit(store(), async ({ trees }) => {
        expect(await trees.access(newId(), newId())).to.equal(null)
        expect(await trees.lock(newId(), newId())).to.equal(null)
      })
    })

    it("are found deleted as well", async () => {
      const { tree, owner } = await plantTree(store())
      const deleted = { ...tree, deletedAt: minutesLater(1), deletionId: newId<"DeletionId">(), version: 2 }
      await commit(store(), async ({ trees }) => {
        await trees.update(deleted)
        expect(await trees.find(tree.id)).to.deep.equal(deleted)
        expect(await trees.access(tree.id, owner.id)).to.deep.equal({ tree: deleted, role: "owner" })
      })
    })

    it("know the number of their last change within the transaction: 0 if there is none", async () => {
      const { tree } = await plantTree(store())
      await commit(store(), async ({ trees, changes }) => {
        expect(await trees.revision(tree.id)).to.equal(0)
        await changes.insert([changeOf([anAuditEntry({ treeId: tree.id, entityId: tree.id })])])
        expect(await trees.revision(tree.id)).to.equal(1)
      })
      await commit(store(), async ({ trees }) => {
        expect(await trees.revision(tree.id)).to.equal(1)
      })
    })

    it("count their persons up and down, beside the version", async () => {
      const { tree } = await plantTree(store())
      await commit(store(), async ({ trees }) => {
        await trees.countPersons(tree.id, 5)
        await trees.countPersons(tree.id, -2)
        expect(await trees.find(tree.id)).to.deep.equal({ ...tree, personCount: 3 })
      })
    })

    it("keep their count where a tree that was read before is written", async () => {
      const { tree } = await plantTree(store())
      await commit(store(), async ({ trees }) => {
        await trees.countPersons(tree.id, 5)
        await trees.update({ ...tree, name: "Renamed" })
        expect(await trees.find(tree.id)).to.deep.equal({ ...tree, name: "Renamed", personCount: 5 })
      })
    })
  })

  describe("memberships", () => {
    it("of a tree come with the longest-standing first", async () => {
      const { tree, owner } = await plantTree(store(), {})
      const [early, late] = [aUser(), aUser()]
      const memberships = [
        aMembership({ treeId: tree.id, userId: late.id, createdAt: minutesLater(2) }),
        aMembership({ treeId: tree.id, userId: early.id, createdAt: minutesLater(-2), role: "editor" }),
      ]
      await plant(store(), { users: [early, late], memberships })
      await commit(store(), async ({ memberships }) => {
        expect((await memberships.ofTree(tree.id)).map(({ userId }) => userId)).to.deep.equal([
          early.id,
          owner.id,
          late.id,
        ])
        expect(await memberships.ofTree(newId())).to.deep.equal([])
      })
    })

    it("of a user come by tree, the deleted trees among them", async () => {
      const user = aUser()
      const trees = [await plantTree(store()), await plantTree(store()), await plantTree(store())] as const
      const memberships = [trees[2], trees[0]].map(({ tree }) => aMembership({ treeId: tree.id, userId: user.id }))
      await plant(store(), { users: [user], memberships })
      await commit(store(), async ({ memberships, trees: stored }) => {
        await stored.update({ ...trees[2].tree, deletedAt: minutesLater(1), deletionId: newId<"DeletionId">() })
        expect(await memberships.ofUser(user.id)).to.have.deep.ordered.members(
          [trees[0], trees[2]].map(({ tree }) => aMembership({ treeId: tree.id, userId: user.id })),
        )
        expect(await memberships.ofUser(newId())).to.deep.equal([])
      })
    })

    it("are found, changed and removed one by one", async () => {
      const { tree, owner } = await plantTree(store())
      const other = await plantTree(store())
      const user = aUser()
      const membership = aMembership({ treeId: tree.id, userId: user.id })
      await plant(store(), { users: [user], memberships: [membership] })
      await commit(store(), async ({ memberships, trees }) => {
        expect(await memberships.find(tree.id, user.id)).to.deep.equal(membership)
        expect(await memberships.find(other.tree.id, user.id)).to.equal(null)
        await memberships.update({ ...membership, role: "owner" })
        expect((await trees.access(tree.id, user.id))?.role).to.equal("owner")
        await memberships.remove(tree.id, user.id)
        await memberships.remove(tree.id, user.id)
        expect(await memberships.find(tree.id, user.id)).to.equal(null)
        expect((await memberships.find(tree.id, owner.id))?.role).to.equal("owner")
        await memberships.insert(membership)
        expect(await memberships.find(tree.id, user.id)).to.deep.equal(membership)
      })
    })
  })
}
