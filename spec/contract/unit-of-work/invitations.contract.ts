import { expect } from "chai"
import type { Invitation } from "../../../core/domain/invitation/invitation.ts"
import type { Tree } from "../../../core/domain/tree.ts"
import { minutesLater, newId, noon } from "../../support/builders.ts"
import { commit, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** Open invitations to trees. */
export const invitationsContract = (store: () => StoreUnderTest): void => {
  const invitation = (tree: Pick<Tree, "id" | "ownerId">, more: Partial<Invitation> = {}): Invitation => {
    const id = newId<"InvitationId">()
    return {
      id,
      treeId: tree.id,
      role: "viewer",
      inviterId: tree.ownerId,
      email: null,
      tokenHash: `hash-of-${id}`,
      mailedTokenHash: null,
      mailedAt: null,
      createdAt: noon,
      expiresAt: minutesLater(60),
      ...more,
    }
  }

  describe("an invitation", () => {
    it("is found by either token until it expires, listed by tree, and removed once", async () => {
      const { tree, owner } = await plantTree(store())
      const [open, old] = [invitation(tree, { email: "aunt@example.org" }), invitation(tree, { expiresAt: noon })]
      await commit(store(), async ({ invitations }) => {
        await invitations.insert(open)
        await invitations.insert(old)
        await invitations.setMailed(open.id, `mailed-${open.id}`)
        await invitations.noteMailed(open.id, minutesLater(1))
      })
      const mailed = { ...open, mailedTokenHash: `mailed-${open.id}`, mailedAt: minutesLater(1) }
      const found = (hash: string) => commit(store(), ({ invitations }) => invitations.byTokenHash(hash, noon))
      expect(await found(open.tokenHash)).to.deep.equal(mailed)
      expect(await found(`mailed-${open.id}`)).to.deep.equal(mailed)
      expect([await found(old.tokenHash), await found("another")]).to.deep.equal([null, null])
      expect(await store().reads.invitations.ofTree(tree.id, noon)).to.deep.equal([
        { ...mailed, invitedBy: owner.displayName },
      ])
      expect(await store().reads.invitations.ofTree(newId<"TreeId">(), noon)).to.deep.equal([])
      expect(await commit(store(), ({ invitations }) => invitations.countOfTree(tree.id, noon))).to.equal(1)
      expect(await commit(store(), ({ invitations }) => invitations.find(open.id))).to.deep.equal(mailed)
      const remove = () => commit(store(), ({ invitations }) => invitations.remove(open.id))
      expect([await remove(), await remove()]).to.deep.equal([true, false])
      expect(await found(open.tokenHash)).to.equal(null)
    })

    it("is opened by either token with the names of its tree and inviter, while that one owns the living tree", async () => {
      const { tree, owner } = await plantTree(store())
      const made = invitation(tree, { mailedTokenHash: `mailed-${tree.id}`, email: "aunt@example.org" })
      await commit(store(), ({ invitations }) => invitations.insert(made))
      const open = (hash: string, now = noon) => store().reads.invitations.open(hash, now)
      const { role, email, expiresAt } = made
      const opened = { treeName: tree.name, invitedBy: owner.displayName, role, email, expiresAt }
      expect(await open(made.tokenHash)).to.deep.equal(opened)
      expect(await open(`mailed-${tree.id}`)).to.deep.equal(opened)
      expect([await open("another"), await open(made.tokenHash, expiresAt)]).to.deep.equal([null, null])
      const change = (more: Partial<Tree>) => commit(store(), ({ trees }) => trees.update({ ...tree, ...more }))
      await change({ deletedAt: noon, deletionId: newId() })
      expect(await open(made.tokenHash)).to.equal(null)
      await change({})
      expect(await open(made.tokenHash)).to.deep.equal(opened)
      await commit(store(), ({ memberships }) =>
        memberships.update({ treeId: tree.id, userId: tree.ownerId, role: "editor", createdAt: noon }),
      )
      expect(await open(made.tokenHash)).to.equal(null)
    })

    it("is removed with those of others who are not named", async () => {
      const [{ tree }, { tree: other }] = [await plantTree(store()), await plantTree(store())]
      const rows = [
        invitation(tree),
        invitation(tree, { inviterId: other.ownerId }),
        invitation(other, { inviterId: tree.ownerId }),
      ]
      const left = () =>
        commit(store(), async ({ invitations }) => {
          const found = await Promise.all(rows.map(({ id }) => invitations.find(id)))
          return found.map((one) => one !== null)
        })
      await commit(store(), async ({ invitations }) => {
        for (const row of rows) await invitations.insert(row)
        await invitations.removeOfOthers(tree.id, [tree.ownerId])
      })
      expect(await left()).to.deep.equal([true, false, true])
      await commit(store(), ({ invitations }) => invitations.removeOfOthers(tree.id, []))
      expect(await left()).to.deep.equal([false, false, true])
    })

    it("is removed when it has expired, and with its tree", async () => {
      const { tree } = await plantTree(store())
      const [open, old] = [invitation(tree), invitation(tree, { expiresAt: noon })]
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
