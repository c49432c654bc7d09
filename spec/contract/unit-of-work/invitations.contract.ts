import { expect } from "chai"
import type { Invitation } from "../../../core/domain/invitation/invitation.ts"
import type { TreeId } from "../../../core/domain/ids.ts"
import { minutesLater, newId, noon } from "../../support/builders.ts"
import { commit, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** Open invitations to trees. */
export const invitationsContract = (store: () => StoreUnderTest): void => {
  const invitation = (treeId: TreeId, more: Partial<Invitation> = {}): Invitation => {
    const id = newId<"InvitationId">()
    return {
      id,
      treeId,
      role: "viewer",
      email: null,
      tokenHash: `hash-of-${id}`,
      mailedTokenHash: null,
      createdAt: noon,
      expiresAt: minutesLater(60),
      ...more,
    }
  }

  describe("an invitation", () => {
    it("is found by either token until it expires, listed by tree, and removed once", async () => {
      const { tree } = await plantTree(store())
      const [open, old] = [invitation(tree.id, { email: "aunt@example.org" }), invitation(tree.id, { expiresAt: noon })]
      await commit(store(), async ({ invitations }) => {
        await invitations.insert(open)
        await invitations.insert(old)
        await invitations.setMailed(open.id, `mailed-${open.id}`)
      })
      const mailed = { ...open, mailedTokenHash: `mailed-${open.id}` }
      const found = (hash: string) => commit(store(), ({ invitations }) => invitations.byTokenHash(hash, noon))
      expect(await found(open.tokenHash)).to.deep.equal(mailed)
      expect(await found(`mailed-${open.id}`)).to.deep.equal(mailed)
      expect([await found(old.tokenHash), await found("another")]).to.deep.equal([null, null])
      expect(await store().reads.invitations.ofTree(tree.id, noon)).to.deep.equal([mailed])
      expect(await store().reads.invitations.ofTree(newId<"TreeId">(), noon)).to.deep.equal([])
      expect(await commit(store(), ({ invitations }) => invitations.countOfTree(tree.id, noon))).to.equal(1)
      expect(await commit(store(), ({ invitations }) => invitations.find(open.id))).to.deep.equal(mailed)
      const remove = () => commit(store(), ({ invitations }) => invitations.remove(open.id))
      expect([await remove(), await remove()]).to.deep.equal([true, false])
      expect(await found(open.tokenHash)).to.equal(null)
    })

    it("is removed when it has expired, and with its tree", async () => {
      const { tree } = await plantTree(store())
      const [open, old] = [invitation(tree.id), invitation(tree.id, { expiresAt: noon })]
      const find = (id: Invitation["id"]) => commit(store(), ({ invitations }) => invitations.find(id))
      await commit(store(), async ({ invitations, purges }) => {
        await invitations.insert(open)
        await invitations.insert(old)
        await purges.removeEnded(noon)
      })
      expect([await find(old.id), (await find(open.id))?.id]).to.deep.equal([null, open.id])
      await commit(store(), ({ purges }) => purges.removeTree(tree.id, 1_000))
      expect(await find(open.id)).to.equal(null)
    })
  })
}
