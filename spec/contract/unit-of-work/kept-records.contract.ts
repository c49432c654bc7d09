import { expect } from "chai"
import type { KeptRecord } from "../../../core/domain/gedcom/kept/kept-record.ts"
import { aKeptRecord } from "../../support/builders.ts"
import { commit, plantTree, type StoreUnderTest } from "../../support/store.ts"

/** The records of imported files: where the next one goes, and which names are given away. */
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

    it("tell which xrefs their tree has given away", async () => {
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
