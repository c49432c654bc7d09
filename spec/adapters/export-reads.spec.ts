import { expect } from "chai"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { exportReadsContract } from "../contract/export-reads.contract.ts"
import { imported } from "../support/gedcom-import.ts"
import { anExportWorld } from "../support/gedcom-export.ts"
import { gedcomText, uploadOf } from "../support/gedcom-upload.ts"
import { freshStore } from "./mikro-orm/fresh-store.ts"

exportReadsContract("memory", async () => openMemoryStore())
exportReadsContract("PostgreSQL", freshStore)

/** So many families of three, one after the other as people and then as families. */
const families = (count: number): string => {
  const people = Array.from(
    { length: count },
    (_, n) => `0 @I${n}A@ INDI
1 NAME Adam${n} //
1 BIRT
2 SOUR @S1@
1 FAMS @F${n}@
0 @I${n}B@ INDI
1 NAME Beth${n} //
1 FAMS @F${n}@
0 @I${n}C@ INDI
1 NAME Cain${n} //
1 FAMC @F${n}@`,
  )
  const records = Array.from(
    { length: count },
    (_, n) => `0 @F${n}@ FAM\n1 HUSB @I${n}A@\n1 WIFE @I${n}B@\n1 CHIL @I${n}C@\n1 MARR\n2 DATE ${1600 + (n % 300)}`,
  )
  return [...people, ...records, "0 @S1@ SOUR\n1 TITL Registers"].join("\n")
}

describe("An export from PostgreSQL", () => {
  it("gives a file back whole, in a number of statements that grows with its batches and not with their people", async () => {
    const store = await freshStore()
    try {
      const world = await anExportWorld(store)
      const [small, large] = [families(20), families(600)]
      await imported(world, uploadOf(gedcomText(small)))
      store.forget()
      expect(await world.records()).to.equal(small)
      const few = store.statements.length
      const other = await anExportWorld(store)
      await imported(other, uploadOf(gedcomText(large)))
      store.forget()
      expect(await other.records()).to.equal(large)
      expect(few).to.be.at.most(30)
      // 2,401 records are five batches.
      expect(store.statements.length).to.be.at.most(few + 5 * 18)
    } finally {
      await store.close()
    }
  })
})
