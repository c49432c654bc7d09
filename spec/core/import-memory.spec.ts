import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import type { GedcomUpload } from "../../core/gedcom/upload/gedcom-upload.ts"
import { indexFile } from "../../core/gedcom/import/index-file.ts"
import { shapeFamilies } from "../../core/domain/gedcom/import/family-graph.ts"
import { generateGedcom } from "../bench/generate-gedcom.ts"
import { uploadOf } from "../support/gedcom-upload.ts"

/** The bytes of live objects and buffers. */
const liveBytes = (): number => {
  setFlagsFromString("--expose-gc")
  const collect: unknown = runInNewContext("gc")
  if (typeof collect === "function") for (let round = 0; round < 3; round++) collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** The file's index and its families, as an import holds them. */
const remembered = async (file: GedcomUpload) => {
  const indexed = await indexFile(file, () => {})
  if (E.isLeft(indexed)) throw new Error("refused")
  const { fileIndex } = indexed.right
  return { fileIndex, families: shapeFamilies(fileIndex, () => {}) }
}

describe("An import", () => {
  it("remembers at most 300 bytes of a person between its two readings, so that a million people fit in memory", async () => {
    const people = 20_000
    const file = uploadOf([...generateGedcom(people)].join(""))
    // Compiles the code.
    await remembered(uploadOf([...generateGedcom(1_000)].join("")))
    const before = liveBytes()
    const { fileIndex, families } = await remembered(file)
    const bytes = (liveBytes() - before) / people
    expect(bytes).to.be.within(20, 300)
    expect(fileIndex.persons.records).to.equal(people)
    expect(families.families).to.be.greaterThan(people / 5)
    expect(file.size).to.be.greaterThan(people)
  }).timeout(20_000)
})
