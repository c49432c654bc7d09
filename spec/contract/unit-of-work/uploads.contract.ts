import { expect } from "chai"
import type { StoredUpload } from "../../../core/domain/gedcom/import/stored-upload.ts"
import type { Tree } from "../../../core/domain/tree.ts"
import { minutesLater, newId, noon } from "../../support/builders.ts"
import { commit, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** Files that were uploaded for imports. */
export const uploadsContract = (store: () => StoreUnderTest): void => {
  const uploadTo = ({ id, ownerId }: Tree, more: Partial<StoredUpload> = {}): StoredUpload => ({
    id: newId<"GedcomUploadId">(),
    treeId: id,
    userId: ownerId,
    blobId: newId<"MediaId">(),
    size: 70,
    expiresAt: minutesLater(60),
    ...more,
  })
  const insert = (...all: readonly StoredUpload[]) =>
    commit(store(), async ({ uploads }) => {
      for (const one of all) await uploads.insert(one)
    })

  describe("an upload", () => {
    it("is found until it is removed, which happens once", async () => {
      const { tree } = await plantTree(store())
      const upload = uploadTo(tree)
      await insert(upload)
      expect(await store().reads.uploads.byId(upload.id)).to.deep.equal(upload)
      const remove = () => commit(store(), ({ uploads }) => uploads.remove(upload.id))
      expect([await remove(), await remove()]).to.deep.equal([true, false])
      expect(await store().reads.uploads.byId(upload.id)).to.equal(null)
    })

    it("counts for its account, its tree and the owner of the tree", async () => {
      const { tree, owner } = await plantTree(store())
      const { tree: other, owner: editor } = await plantTree(store())
      await insert(uploadTo(tree), uploadTo(tree, { size: 5 }), uploadTo(tree, { userId: editor.id, size: 900 }))
      await insert(uploadTo(other, { size: 3 }))
      const { uploads, trees } = store().reads
      expect(await uploads.bytesOf(owner.id, tree.id)).to.equal(75)
      expect(await uploads.bytesOf(editor.id, tree.id)).to.equal(900)
      expect(await uploads.bytesOf(owner.id, other.id)).to.equal(0)
      expect([await trees.storedBytes(owner.id), await trees.storedBytes(editor.id)]).to.deep.equal([975, 3])
      expect(await commit(store(), ({ storedBytes }) => storedBytes(owner.id))).to.equal(975)
    })

    it("stays an hour after it has expired, and goes with its tree", async () => {
      const { tree } = await plantTree(store())
      const [ended, expired, open] = [
        uploadTo(tree, { expiresAt: minutesLater(-60) }),
        uploadTo(tree, { expiresAt: minutesLater(-59) }),
        uploadTo(tree),
      ]
      await insert(ended, expired, open)
      await commit(store(), ({ purges }) => purges.removeEnded(noon))
      const left = async () => {
        const found = await Promise.all([ended, expired, open].map(({ id }) => store().reads.uploads.byId(id)))
        return found.map((upload) => upload !== null)
      }
      expect(await left()).to.deep.equal([false, true, true])
      await commit(store(), ({ purges }) => purges.removeTree(tree.id, 1_000))
      expect(await left()).to.deep.equal([false, false, false])
    })
  })
}
