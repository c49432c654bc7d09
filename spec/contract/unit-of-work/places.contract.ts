import { expect } from "chai"
import { aPlace, newId } from "../../support/builders.ts"
import { commit, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** Places: one per key and tree, even if several commands insert it. */
export const placesContract = (store: () => StoreUnderTest): void => {
  describe("places", () => {
    it("are found by their keys, in their tree alone", async () => {
      const { tree } = await plantTree(store())
      const elsewhere = await plantTree(store())
      const [downe, maer] = [aPlace({ treeId: tree.id, name: "Downe" }), aPlace({ treeId: tree.id, name: "Maer" })]
      await commit(store(), async ({ places }) => {
        expect(await places.insert([downe, maer])).to.have.deep.members([downe, maer])
        expect(await places.insert([])).to.deep.equal([])
        expect(await places.byKeys(tree.id, ["maer", "shrewsbury", "downe"])).to.have.deep.members([downe, maer])
        expect(await places.byKeys(tree.id, [])).to.deep.equal([])
        expect(await places.byKeys(elsewhere.tree.id, ["downe"])).to.deep.equal([])
        expect(await places.insert([{ ...downe, id: newId(), treeId: elsewhere.tree.id }])).to.have.length(1)
      })
    })

    it("with a key that is there already are answered by the one that came first", async () => {
      const { tree } = await plantTree(store())
      const [first, second, other] = [
        aPlace({ treeId: tree.id, name: "Downe" }),
        aPlace({ treeId: tree.id, name: "DOWNE" }),
        aPlace({ treeId: tree.id, name: "Maer" }),
      ]
      await commit(store(), ({ places }) => places.insert([first]))
      await commit(store(), async ({ places }) => {
        expect(await places.insert([second, other])).to.have.deep.members([first, other])
        expect(await places.find(second.id)).to.equal(null)
      })
    })

    it("added by two units at once are one", async () => {
      const { tree } = await plantTree(store())
      const add = () =>
        commit(store(), ({ places }) => places.insert([aPlace({ treeId: tree.id, name: "Down House" })]))
      const answers = await Promise.all([add(), add(), add()])
      expect(new Set(answers.flat().map(({ id }) => id)).size).to.equal(1)
      expect(answers.map((places) => places.length)).to.deep.equal([1, 1, 1])
    })

    it("may be as long as a file has them", async () => {
      const { tree } = await plantTree(store())
      const long = aPlace({
        treeId: tree.id,
        name: Array.from({ length: 4_000 }, (_, index) => `Ward ${index}`).join(", "),
      })
      await commit(store(), ({ places }) => places.insert([long]))
      expect(await commit(store(), ({ places }) => places.byKeys(tree.id, [long.key]))).to.deep.equal([long])
    })
  })
}
