import { expect } from "chai"
import { aDeletion, anEvent, aPerson, aPlace, minutesLater, newId } from "../../support/builders.ts"
import { commit, plant, plantTree, type StoreUnderTest } from "../../support/store.ts"

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

    it("with one key in several parents are answered by the one that an editor made, then by the one without a parent", async () => {
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const kent = aPlace({ treeId, name: "Kent" })
      const inner = aPlace({ treeId, name: "Downe", parentId: kent.id })
      const outer = aPlace({ treeId, name: "DOWNE" })
      const found = () => commit(store(), ({ places }) => places.byKeys(treeId, ["downe"]))
      await commit(store(), async ({ places }) => {
        expect(await places.add([kent])).to.equal(1)
        expect(await places.add([inner, outer])).to.equal(2)
        expect(await places.add([{ ...outer, id: newId() }])).to.equal(0)
        expect(await places.within(treeId, kent.id, "downe")).to.deep.equal(inner)
        expect(await places.within(treeId, null, "downe")).to.deep.equal(outer)
        expect(await places.within(treeId, null, "maer")).to.equal(null)
        expect(await places.insert([aPlace({ treeId, name: "downe" })])).to.deep.equal([outer])
      })
      expect(await found()).to.deep.equal([outer])
      const made = { ...inner, listedAlone: true, latitude: 51.5, longitude: -0.25, kind: "village", version: 2 }
      await commit(store(), ({ places }) => places.updateMany([made]))
      expect(await found()).to.deep.equal([made])
    })

    it("say what is there, what they contain, and give their events to another place", async () => {
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const person = aPerson({ treeId })
      const kent = aPlace({ treeId, name: "Kent" })
      const [downe, maer] = [aPlace({ treeId, name: "Downe", parentId: kent.id }), aPlace({ treeId, name: "Maer" })]
      const [home, gone] = [
        anEvent({ treeId, personId: person.id, placeId: downe.id }),
        anEvent({ treeId, personId: person.id, placeId: downe.id }),
      ]
      await commit(store(), ({ places }) => places.add([kent]))
      await plant(store(), { persons: [person], places: [downe, maer], events: [home, gone] })
      await commit(store(), ({ deletions }) => deletions.remove("event", [gone.id], aDeletion({ treeId })))
      await commit(store(), async ({ places, events }) => {
        expect(await places.use(treeId, downe.id)).to.deep.equal({ events: 1, isParent: false, isFree: false })
        expect(await places.use(treeId, kent.id)).to.deep.equal({ events: 0, isParent: true, isFree: false })
        expect(await places.use(treeId, maer.id)).to.deep.equal({ events: 0, isParent: false, isFree: true })
        for (const [outer, inner, isSo] of [
          [kent, downe, true],
          [kent, kent, true],
          [downe, kent, false],
          [maer, downe, false],
        ] as const)
          expect(await places.contains(treeId, outer.id, inner.id)).to.equal(isSo)
        await events.touchAt(treeId, downe.id, minutesLater(5))
        expect(await events.ofIds(treeId, [home.id])).to.deep.equal([
          { ...home, version: 2, updatedAt: minutesLater(5) },
        ])
        expect((await events.ofIds(treeId, [gone.id])).map(({ version }) => version)).to.deep.equal([2])
        await events.movePlace(treeId, downe.id, maer.id, minutesLater(6))
        expect((await events.ofIds(treeId, [home.id, gone.id])).map(({ placeId }) => placeId)).to.deep.equal([
          maer.id,
          maer.id,
        ])
        await places.remove(treeId, downe.id)
        expect(await places.ofIds(treeId, [kent.id, downe.id])).to.deep.equal([kent])
      })
    })

    it("give their parts to another place, and say whether two places have parts of one name", async () => {
      const { tree } = await plantTree(store())
      const treeId = tree.id
      const [kent, surrey] = [aPlace({ treeId, name: "Kent" }), aPlace({ treeId, name: "Surrey" })]
      const [downe, maer, leith] = [
        aPlace({ treeId, name: "Downe", parentId: kent.id }),
        aPlace({ treeId, name: "Maer", parentId: kent.id }),
        aPlace({ treeId, name: "Leith Hill", parentId: surrey.id }),
      ]
      const twin = aPlace({ treeId, name: "DOWNE", parentId: surrey.id })
      await commit(store(), ({ places }) => places.add([kent, surrey]))
      await commit(store(), ({ places }) => places.add([downe, maer, leith]))
      await commit(store(), async ({ places }) => {
        expect(await places.shareParts(treeId, kent.id, surrey.id)).to.equal(false)
        await places.add([twin])
        expect(await places.shareParts(treeId, kent.id, surrey.id)).to.equal(true)
        await places.remove(treeId, twin.id)
        await places.moveParts(treeId, kent.id, surrey.id, minutesLater(5))
        const moved = { parentId: surrey.id, version: 2, updatedAt: minutesLater(5) }
        expect(await places.ofIds(treeId, [downe.id, maer.id, leith.id])).to.have.deep.members([
          { ...downe, ...moved },
          { ...maer, ...moved },
          leith,
        ])
      })
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
