import { openMemoryStore } from "../../adapters/memory/store.ts"
import type { KeptNode } from "../../core/domain/gedcom/kept/kept-node.ts"
import { structureOfLines } from "../../core/domain/gedcom/kept/kept-read.ts"
import { type MappedRecord, mappedRecords } from "../../core/view/kept/mapped-records.ts"
import { type CorpusFile, corpusFiles } from "./corpus.ts"
import { importing } from "./gedcom-import.ts"
import { uploadOf } from "./gedcom-upload.ts"
import { aWorld, type World } from "./world.ts"

/** Files that no program wrote for people: torture tests, malformed files, and texts that are no GEDCOM. */
const madeToBreak =
  /torture|99levels|maximal70|malformed|circular|duplicate-xref|invalid-xref|level-jump|missing-header|blank-lines|Family_Small/iu

/** The files of the corpus that are measured, each once; null without a corpus. */
export const measuredFiles = (): readonly CorpusFile[] | null => {
  const seen = new Set<string>()
  return (
    corpusFiles()?.filter(({ name, bytes }) => {
      if (madeToBreak.test(name)) return false
      const content = Buffer.from(bytes()).toString("latin1").replace(/\r/g, "")
      if (seen.has(content)) return false
      seen.add(content)
      return true
    }) ?? null
  )
}

/** The groups of records whose lines are counted together. */
export const recordGroups = {
  people: ["INDI", "FAM"],
  others: ["SOUR", "REPO", "OBJE", "NOTE", "SNOTE"],
} as const
export type RecordGroup = keyof typeof recordGroups

/** How many lines there are, and how many of them are data. */
export interface Share {
  lines: number
  data: number
}

/** What of a file is data. */
export interface FileShares {
  readonly groups: Readonly<Record<RecordGroup, Share>>
  /** The paths of lines that are not data, such as `INDI.BIRT._FRAN`, with their number. */
  readonly rest: ReadonlyMap<string, number>
}

/** A new tree with this file, and its kept records. Null for a file that is refused. */
export const mappedFile = async (
  file: Uint8Array | string,
): Promise<{ readonly world: World; readonly records: readonly MappedRecord[] } | null> => {
  const store = openMemoryStore()
  const world = await aWorld("private", store)
  const outcome = await importing(world, uploadOf(file))
  if (outcome._tag === "Left") return null
  const records: MappedRecord[] = []
  const snapshot = store.exportReads.snapshot({ tree: world.tree, role: "viewer" }, async function* (tree) {
    for (let from = 0, rows = await tree.kept(from, 500); rows.length > 0; rows = await tree.kept(from, 500)) {
      records.push(...(await mappedRecords(tree, rows)))
      from = (rows.at(-1)?.position ?? 0) + 1
    }
    yield null
  })
  for await (const _ of snapshot);
  return { world, records }
}

/** Imports a file into a new tree and counts the lines below its records. Null for a file that is refused. */
export const sharesOf = async (file: Uint8Array): Promise<FileShares | null> => {
  const mapped = await mappedFile(file)
  return mapped === null ? null : count(mapped.records)
}

const count = (records: readonly MappedRecord[]): FileShares => {
  const groups = { people: { lines: 0, data: 0 }, others: { lines: 0, data: 0 } }
  const rest = new Map<string, number>()
  const pointedAt = new Set(records.flatMap(({ mapped }) => Array.from(mapped, ({ pointer }) => pointer)))
  for (const record of records) {
    const group = groupOf(record.row.tag)
    if (group === null) continue
    const { paths, mapped } = linesOf(record, record.row.xref !== null && pointedAt.has(record.row.xref))
    paths.forEach((path, line) => {
      if (line === 0) return
      groups[group].lines++
      if (mapped(line)) groups[group].data++
      else rest.set(path, (rest.get(path) ?? 0) + 1)
    })
  }
  return { groups, rest }
}

const groupOf = (tag: string): RecordGroup | null => {
  for (const group of ["people", "others"] as const)
    if ((recordGroups[group] as readonly string[]).includes(tag)) return group
  return null
}

/** The path of each line, and which lines are data. A shared note is data where a record that uses it points to it. */
const linesOf = ({ row, node, mapped }: MappedRecord, isPointedAt: boolean) => {
  const lines = row.lines.split("\n")
  const structures = structureOfLines(lines)
  const paths = new Map<number, string>()
  const data = new Set(Array.from(mapped, ({ line }) => line))
  const visit = (one: KeptNode, above: string): void => {
    const path = above === "" ? one.tag : `${above}.${one.tag}`
    paths.set(one.line, path)
    one.children.forEach((child) => visit(child, path))
  }
  visit(node, "")
  if (isPointedAt && (row.tag === "NOTE" || row.tag === "SNOTE")) data.add(0)
  if (isPointedAt && row.tag === "REPO")
    for (const child of node.children.filter(({ tag }) => tag === "NAME").slice(0, 1)) data.add(child.line)
  return {
    paths: structures.map((structure) => paths.get(structure) ?? ""),
    mapped: (line: number): boolean => data.has(structures[line] ?? -1),
  }
}
