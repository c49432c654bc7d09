import { expect } from "chai"
import type { Link } from "../../../core/domain/link/link.ts"
import type { Role, Tree } from "../../../core/domain/tree.ts"
import { minutesLater, newId, noon } from "../../support/builders.ts"
import { commit, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** Links by which people without an account read trees. */
export const linksContract = (store: () => StoreUnderTest): void => {
  const link = (tree: Pick<Tree, "id" | "ownerId">, more: Partial<Link> = {}): Link => {
    const id = newId<"LinkId">()
    return {
      id,
      treeId: tree.id,
      name: "For grandfather",
      shows: "public",
      personId: null,
      makerId: tree.ownerId,
      tokenHash: `hash-of-${id}`,
      holderHash: `holder-of-${id}`,
      holderKey: "key",
      passcodeHash: null,
      opened: 0,
      lastOpenedAt: null,
      createdAt: noon,
      expiresAt: minutesLater(60),
      ...more,
    }
  }
  const insert = (...rows: readonly Link[]) =>
    commit(store(), async ({ links }) => {
      for (const row of rows) await links.insert(row)
    })
  const find = (id: Link["id"]) => commit(store(), ({ links }) => links.find(id))
  const setRole = (tree: Tree, role: Role) =>
    commit(store(), ({ memberships }) =>
      memberships.update({ treeId: tree.id, userId: tree.ownerId, role, createdAt: noon }),
    )

  describe("a link", () => {
    it("is found by its id and by both tokens until it ends, counted and listed by tree, and removed once", async () => {
      const { tree, owner } = await plantTree(store())
      const [open, old] = [link(tree), link(tree, { expiresAt: noon })]
      await insert(open, old)
      await commit(store(), ({ links }) => links.noteOpened(tree.id, open.id, minutesLater(1)))
      const opened = { ...open, opened: 1, lastOpenedAt: minutesLater(1) }
      const { links } = store().reads
      expect(await links.ofTree(tree.id, noon)).to.deep.equal([{ ...opened, makerName: owner.displayName }])
      expect(await links.byId(open.id, noon)).to.deep.equal({ ...opened, makerName: owner.displayName })
      expect(await links.byTokenHash(open.tokenHash, noon)).to.deep.equal(opened)
      expect(await links.byHolderHash(open.holderHash, noon)).to.deep.equal({
        id: open.id,
        treeId: tree.id,
        shows: "public",
      })
      expect([
        await links.byId(old.id, noon),
        await links.byTokenHash(old.tokenHash, noon),
        await links.byHolderHash(old.holderHash, noon),
        await links.byTokenHash(open.holderHash, noon),
        await links.byHolderHash(open.tokenHash, noon),
      ]).to.deep.equal([null, null, null, null, null])
      expect(await commit(store(), (stores) => stores.links.countOfTree(tree.id, noon))).to.equal(1)
      const remove = (treeId: Tree["id"]) => commit(store(), (stores) => stores.links.remove(treeId, open.id))
      expect([await remove(newId()), await remove(tree.id), await remove(tree.id)]).to.deep.equal([false, true, false])
      expect(await find(open.id)).to.equal(null)
    })

    it("opens while its tree is live and its maker has the role for it", async () => {
      const { tree } = await plantTree(store())
      const [ofPublic, ofMembers] = [link(tree), link(tree, { shows: "members" })]
      await insert(ofPublic, ofMembers)
      const open = async () => {
        const { links } = store().reads
        const found = [
          await links.byTokenHash(ofPublic.tokenHash, noon),
          await links.byHolderHash(ofPublic.holderHash, noon),
          await links.byTokenHash(ofMembers.tokenHash, noon),
          await links.byHolderHash(ofMembers.holderHash, noon),
        ]
        return found.map((one) => one !== null)
      }
      expect(await open()).to.deep.equal([true, true, true, true])
      const change = (more: Partial<Tree>) => commit(store(), ({ trees }) => trees.update({ ...tree, ...more }))
      await change({ deletedAt: noon, deletionId: newId() })
      expect(await open()).to.deep.equal([false, false, false, false])
      await change({})
      await setRole(tree, "editor")
      expect(await open()).to.deep.equal([true, true, false, false])
      await setRole(tree, "viewer")
      expect(await open()).to.deep.equal([false, false, false, false])
    })

    it("is removed with those whose makers may not have them", async () => {
      const [{ tree }, { tree: other }] = [await plantTree(store()), await plantTree(store())]
      const [owner, editor] = [tree.ownerId, other.ownerId]
      const rows = [
        link(tree),
        link(tree, { shows: "members" }),
        link(tree, { makerId: editor }),
        link(tree, { makerId: editor, shows: "members" }),
        link(other, { makerId: owner }),
      ]
      await insert(...rows)
      const left = async () => Promise.all(rows.map(async ({ id }) => (await find(id)) !== null))
      await commit(store(), ({ links }) => links.removeOfOthers(tree.id, { owners: [owner], editors: [editor] }))
      expect(await left()).to.deep.equal([true, true, true, false, true])
      await commit(store(), ({ links }) => links.removeOfOthers(tree.id, { owners: [], editors: [] }))
      expect(await left()).to.deep.equal([false, false, false, false, true])
    })

    it("is removed when it has ended, and with its tree", async () => {
      const { tree } = await plantTree(store())
      const [open, old] = [link(tree), link(tree, { expiresAt: noon })]
      await insert(open, old)
      await commit(store(), ({ purges }) => purges.removeEnded(noon))
      expect([await find(old.id), (await find(open.id))?.id]).to.deep.equal([null, open.id])
      await commit(store(), ({ purges }) => purges.removeTree(tree.id, 1_000))
      expect(await find(open.id)).to.equal(null)
    })
  })
}
