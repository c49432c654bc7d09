import { isDeepStrictEqual } from "node:util"
import { expect } from "chai"
import fc from "fast-check"
import * as E from "fp-ts/lib/Either.js"
import { grammarOf } from "../../core/domain/gedcom/structures/read-context.ts"
import { runsOf } from "../support/depth.ts"
import { anyGedcom } from "../support/any-gedcom.ts"
import { anyTree, rowsOf } from "../support/any-tree.ts"
import { brokenGedcom } from "../support/broken-gedcom.ts"
import { treeContents } from "../support/gedcom-contents.ts"
import { anExportWorld, type ExportWorld } from "../support/gedcom-export.ts"
import { imported, importing } from "../support/gedcom-import.ts"
import { readAll } from "../support/gedcom-read.ts"
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
    it(
      `follows the standard in GEDCOM ${version}, and so does its conversion to the other version, which has the same ` +
        "contents",
      async () => {
        await fc.assert(
          fc.asyncProperty(anyTree, async (tree) => {
            const world = await anExportWorld()
            await plant(world.store, rowsOf(world.tree.id, tree))
            const file = await world.exported(version)
            expect(faultsOf(file, version)).to.deep.equal([])
            const there = await (await importedInto(file)).exported(other[version])
            expect(faultsOf(there, other[version])).to.deep.equal([])
            expect(await treeContents(await importedInto(there))).to.deep.equal(await treeContents(world))
          }),
          { numRuns: runsOf(100) },
        )
      },
    )
  }
})

describe("A file of anything", () => {
  for (const version of versions) {
    it(
      `of GEDCOM ${version} keeps to the standard in the other version, and in its own when it comes back, with all ` +
        "its text",
      async () => {
        await fc.assert(
          fc.asyncProperty(anyGedcom(version), async (text) => {
            const world = await importedInto(text)
            const stated = await world.exported(version)
            const contents = await treeContents(world)
            // Files with a cycle of ancestors are excluded, because the tree does not contain the cycle.
            fc.pre(isDeepStrictEqual(await treeContents(await importedInto(stated)), contents))
            const there = await world.exported(other[version])
            expect(faultsOf(there, other[version])).to.deep.equal([])
            const again = await importedInto(there)
            expect(await treeContents(again)).to.deep.equal(contents)
            const back = await again.exported(version)
            expect(faultsOf(back, version)).to.deep.equal([])
            expect(missingWords(stated, back)).to.deep.equal([])
          }),
          { numRuns: runsOf(200) },
        )
      },
    )
  }
})

describe("A file broken in any way", () => {
  it("keeps to the standard of the other version, if it begins with its one HEAD and is taken at all", async () => {
    await fc.assert(
      fc.asyncProperty(brokenGedcom, async (bytes) => {
        const world = await anExportWorld()
        fc.pre(E.isRight(await importing(world, uploadOf(bytes))))
        const { records, version } = await readAll(bytes)
        fc.pre(records[0]?.tag === "HEAD" && records.filter(({ tag }) => tag === "HEAD").length === 1)
        const there = other[grammarOf(version)]
        expect(faultsOf(await world.exported(there), there)).to.deep.equal([])
      }),
      { numRuns: runsOf(300) },
    )
  })
})
