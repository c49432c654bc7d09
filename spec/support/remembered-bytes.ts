import { setImmediate } from "node:timers/promises"
import * as E from "fp-ts/lib/Either.js"
import { indexFile } from "../../core/gedcom/import/index-file.ts"
import type { GedcomUpload } from "../../core/gedcom/upload/gedcom-upload.ts"
import { shapeFamilies } from "../../core/domain/gedcom/import/family-graph.ts"
import { generateGedcom } from "../bench/generate-gedcom.ts"
import { uploadOf } from "./gedcom-upload.ts"

// A program of its own, because the garbage of other specs would be counted. It prints what an import remembers of a
// file with this number of people, as JSON. Run it with `--expose-gc`.
const people = Number(process.argv[2])

/** The bytes of live objects and buffers. */
const liveBytes = (): number => {
  if (globalThis.gc === undefined) throw new Error("Run this with --expose-gc.")
  for (let round = 0; round < 3; round++) globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** The file's index and its families, as an import holds them. */
const remembered = async (file: GedcomUpload) => {
  const indexed = await indexFile(file, () => {})
  if (E.isLeft(indexed)) throw new Error("The file is refused.")
  const { fileIndex } = indexed.right
  return { fileIndex, families: shapeFamilies(fileIndex, () => {}) }
}

const fileOf = (size: number): GedcomUpload => uploadOf([...generateGedcom(size)].join(""))

// Compiles the code.
await remembered(fileOf(1_000))
const file = fileOf(people)
// Frees what the generator has left on the stack.
await setImmediate()
const before = liveBytes()
const { fileIndex, families } = await remembered(file)
await setImmediate()
const bytesOfPerson = (liveBytes() - before) / people
console.log(
  JSON.stringify({
    bytesOfPerson,
    persons: fileIndex.persons.records,
    families: families.families,
    fileBytes: file.size,
  }),
)
