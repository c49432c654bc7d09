import { setTimeout } from "node:timers/promises"
import { expect } from "chai"
import type { TreeId } from "../../../core/domain/ids.ts"
import type { KeptRecord } from "../../../core/domain/gedcom/kept/kept-record.ts"
import { aKeptRecord } from "../../support/builders.ts"
import { commit, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** The kept records of imported files: their positions and xrefs. */
export const keptRecordsContract = (store: () => StoreUnderTest): void => {
  describe("kept records", () => {
    it("begin at position 0 and go on after the last one, in each tree for itself", async () => {
      const { tree } = await plantTree(store())
      const elsewhere = await plantTree(store())
      await commit(store(), async ({ keptRecords }) => {
        expect(await keptRecords.nextPosition(tree.id)).to.equal(0)
        await keptRecords.insert([
          aKeptRecord({ treeId: tree.id, position: 7 }),
          aKeptRecord({ treeId: tree.id, position: 3 }),
        ])
        expect(await keptRecords.nextPosition(tree.id)).to.equal(8)
        expect(await keptRecords.nextPosition(elsewhere.tree.id)).to.equal(0)
      })
      await commit(store(), async ({ keptRecords }) => expect(await keptRecords.nextPosition(tree.id)).to.equal(8))
    })

    it("are found tree by tree, in the order of the ids", async () => {
      const ids = [(await plantTree(store())).tree.id, (await plantTree(store())).tree.id]
      const { tree: bare } = await plantTree(store())
      await commit(store(), ({ keptRecords }) =>
        keptRecords.insert(ids.flatMap((treeId) => [0, 1].map((position) => aKeptRecord({ treeId, position })))),
      )
      const found: TreeId[] = []
      await commit(store(), async ({ keptRecords }) => {
        for (let id = await keptRecords.nextTree(null); id !== null; id = await keptRecords.nextTree(id)) found.push(id)
      })
      expect(found).to.deep.equal([...new Set(found)].toSorted())
      expect(found).to.include.members(ids).and.not.include(bare.id)
    })

    it("get different positions from transactions that add at once, each of which holds them", async () => {
      const { tree } = await plantTree(store())
      let runs = 0
      const add = () =>
        commit(store(), async ({ keptRecords }) => {
          runs++
          await keptRecords.lock(tree.id)
          const position = await keptRecords.nextPosition(tree.id)
          await setTimeout(5)
          await keptRecords.insert([aKeptRecord({ treeId: tree.id, position })])
          return position
        })
      expect(await Promise.all([add(), add(), add()])).to.have.members([0, 1, 2])
      expect(runs, "no transaction has to be tried again").to.equal(3)
    })

    it("never share a position or an xref within their tree", async () => {
      const { tree } = await plantTree(store())
      const elsewhere = await plantTree(store())
      const add = (...records: readonly KeptRecord[]) =>
        commit(store(), ({ keptRecords }) => keptRecords.insert(records)).then(
          () => "kept",
          () => "refused",
        )
      const first = aKeptRecord({ treeId: tree.id, position: 1, xref: "@I1@" })
      expect(await add(first, aKeptRecord({ treeId: elsewhere.tree.id, position: 1, xref: "@I1@" }))).to.equal("kept")
      expect(await add(aKeptRecord({ treeId: tree.id, position: 1, xref: "@I2@" }))).to.equal("refused")
      expect(await add(aKeptRecord({ treeId: tree.id, position: 2, xref: "@I1@" }))).to.equal("refused")
      const nameless = [3, 4].map((position) => aKeptRecord({ treeId: tree.id, position, xref: null }))
      expect(await add(...nameless)).to.equal("kept")
    })

    it("list the xrefs that their tree already uses", async () => {
      const { tree } = await plantTree(store())
      const elsewhere = await plantTree(store())
      await commit(store(), async ({ keptRecords }) => {
        await keptRecords.insert([
          aKeptRecord({ treeId: tree.id, xref: "@U1@" }),
          aKeptRecord({ treeId: tree.id, xref: null }),
          aKeptRecord({ treeId: elsewhere.tree.id, xref: "@U2@" }),
        ])
        expect(await keptRecords.taken(tree.id, ["@U2@", "@U1@", "@u1@"])).to.deep.equal(["@U1@"])
        expect(await keptRecords.taken(tree.id, [])).to.deep.equal([])
      })
    })

    it("are written back with what has come to them, many at once", async () => {
      const { tree } = await plantTree(store())
      const elsewhere = await plantTree(store())
      const [first, second, third] = [0, 1, 2].map((position) =>
        aKeptRecord({ treeId: tree.id, position, xref: `@I${position}@`, lines: "0 INDI" }),
      ) as [KeptRecord, KeptRecord, KeptRecord]
      const other = aKeptRecord({ treeId: elsewhere.tree.id, position: 0, lines: "0 INDI" })
      const grown = {
        ...second,
        lines: '0 INDI\n1 NAME ‘Ann’ \\ @\n1 _DNA "x"',
        links: [[1, first.id]],
      } satisfies KeptRecord
      await commit(store(), async ({ keptRecords, contents }) => {
        await keptRecords.insert([first, second, third, other])
        await keptRecords.update([])
        await keptRecords.update([grown, { ...third, lines: "0 FAM" }])
        const rows = await contents(tree.id).kept(0, 10)
        expect(rows.map(({ isDeleted: _live, ...row }) => row)).to.deep.equal([
          first,
          grown,
          { ...third, lines: "0 FAM" },
        ])
        expect((await contents(elsewhere.tree.id).kept(0, 10)).map(({ lines }) => lines)).to.deep.equal(["0 INDI"])
      })
    })
  })
}
