import { isDeepStrictEqual } from "node:util"
import { expect } from "chai"
import fc from "fast-check"
import { anyGedcom } from "../support/any-gedcom.ts"
import { anyTree, rowsOf } from "../support/any-tree.ts"
import { told } from "../support/gedcom-contents.ts"
import { anExportWorld, type ExportWorld } from "../support/gedcom-export.ts"
import { imported } from "../support/gedcom-import.ts"
import { missingWords } from "../support/gedcom-text.ts"
import { uploadOf } from "../support/gedcom-upload.ts"
import { faultsOf } from "../support/gedcom-validator.ts"
import { plant } from "../support/store.ts"

const versions = ["5.5.1", "7.0"] as const
const other = { "5.5.1": "7.0", "7.0": "5.5.1" } as const

const importedInto = async (file: string): Promise<ExportWorld> => {
  const world = await anExportWorld()
  await imported(world, uploadOf(file))
  return world
}

describe("A tree that was never in a file", () => {
  for (const version of versions) {
    it(`keeps to the standard in GEDCOM ${version}, and so does what an import of it goes out as in the other version, which tells the same`, async () => {
      await fc.assert(
        fc.asyncProperty(anyTree, async (tree) => {
          const world = await anExportWorld()
          await plant(world.store, rowsOf(world.tree.id, tree))
          const file = await world.exported(version)
          expect(faultsOf(file, version)).to.deep.equal([])
          const there = await (await importedInto(file)).exported(other[version])
          expect(faultsOf(there, other[version])).to.deep.equal([])
          expect(await told(await importedInto(there))).to.deep.equal(await told(world))
        }),
        { numRuns: 100 },
      )
    })
  }
})

describe("A file of anything", () => {
  for (const version of versions) {
    it(`of GEDCOM ${version} keeps to the standard in the other version, and in its own when it comes back, with all its text`, async () => {
      await fc.assert(
        fc.asyncProperty(anyGedcom(version), async (text) => {
          const world = await importedInto(text)
          const stated = await world.exported(version)
          const contents = await told(world)
          // A circle of ancestors, which the file told and the tree does not, is another matter.
          fc.pre(isDeepStrictEqual(await told(await importedInto(stated)), contents))
          const there = await world.exported(other[version])
          expect(faultsOf(there, other[version])).to.deep.equal([])
          const again = await importedInto(there)
          expect(await told(again)).to.deep.equal(contents)
          const back = await again.exported(version)
          expect(faultsOf(back, version)).to.deep.equal([])
          expect(missingWords(stated, back)).to.deep.equal([])
        }),
        { numRuns: 200 },
      )
    })
  }
})
