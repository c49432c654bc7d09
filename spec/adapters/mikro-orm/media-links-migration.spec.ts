import { expect } from "chai"
import type { KeptRecord } from "../../../core/domain/gedcom/kept/kept-record.ts"
import { linkKeptMedia } from "../../../migrations/0010-media-links.ts"
import { aKeptRecord, aMedia, aPerson, aSource } from "../../support/builders.ts"
import { commit, plant, plantTree } from "../../support/store.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

describe("The migration that adds links of media", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  it("links a medium to the persons and sources of every kept record that links it", async () => {
    const { tree } = await plantTree(store)
    const treeId = tree.id
    const [ann, bob, kim, sam] = [aPerson({ treeId }), aPerson({ treeId }), aPerson({ treeId }), aPerson({ treeId })]
    const picture = aMedia({ treeId, personId: ann.id })
    const kept = (position: number, more: Partial<KeptRecord>) => aKeptRecord({ treeId, position, ...more })
    const parish = aSource({ treeId })
    await plant(store, {
      persons: [ann, bob, kim, sam],
      sources: [parish],
      media: [picture],
      keptRecords: [
        kept(0, { tag: "OBJE", xref: "@M1@", lines: "0 @M1@ OBJE\n1 FILE a.png", links: [[1, picture.id]] }),
        kept(1, {
          tag: "INDI",
          xref: "@I1@",
          personId: ann.id,
          lines: "0 @I1@ INDI\n1 OBJE @M1@",
          links: [[1, ann.id]],
        }),
        kept(2, { tag: "INDI", xref: "@I2@", personId: bob.id, lines: "0 @I2@ INDI\n1 BIRT\n2 OBJE @M1@" }),
        kept(3, {
          tag: "INDI",
          xref: "@I3@",
          personId: kim.id,
          lines: "0 @I3@ INDI\n1 OBJE\n2 FILE a.png",
          links: [[2, picture.id]],
        }),
        kept(4, {
          tag: "FAM",
          xref: "@F1@",
          lines: "0 @F1@ FAM\n1 HUSB @I2@\n1 CHIL @I4@\n1 OBJE @M1@",
          links: [
            [0, bob.id],
            [1, bob.id],
            [2, sam.id],
          ],
        }),
        kept(5, { tag: "SOUR", xref: "@S1@", sourceId: parish.id, lines: "0 @S1@ SOUR\n1 OBJE @M1@" }),
      ],
    })
    // The migration ran before this column was there, with rows that all follow from files.
    await store.query("alter table media_links alter column from_file set default true")
    for (const statement of linkKeptMedia) await store.query(statement)
    const links = await commit(store, ({ contents }) => contents(treeId).mediaLinks([picture.id]))
    expect(links.map(({ personId, sourceId }) => personId ?? sourceId)).to.have.members([
      bob.id,
      kim.id,
      sam.id,
      parish.id,
    ])
  })
})
