import { existsSync, readFileSync } from "node:fs"
import { covering } from "./corpus-cover.ts"
import { isFast, isNightly } from "./depth.ts"

const folder = new URL("../../../shared/corpus/", import.meta.url)

/** One file of the corpus: what its index says (an empty cell is null), and its bytes. */
export interface CorpusFile {
  readonly name: string
  /** The program that wrote the file. */
  readonly product: string | null
  /** INDI and FAM records. */
  readonly individuals: number
  readonly families: number
  /** What Gramps 5.1.5 makes of the file; null where it was not asked. */
  readonly grampsPeople: number | null
  readonly grampsFamilies: number | null
  readonly bytes: () => Uint8Array
}

/** The files of the corpus beside the project; null where there is none. */
export const corpusFiles = (): readonly CorpusFile[] | null => {
  if (!existsSync(folder)) return null
  const [header = "", ...lines] = readFileSync(new URL("INDEX.tsv", folder), "utf8").trimEnd().split("\n")
  const columns = header.split("\t")
  return lines.map((line) => {
    const cells = line.split("\t")
    const cell = (column: string): string => cells[columns.indexOf(column)] ?? ""
    const number = (column: string): number | null => (cell(column) === "" ? null : Number(cell(column)))
    return {
      name: cell("file"),
      product: cell("product") || null,
      individuals: Number(cell("INDI")),
      families: Number(cell("FAM")),
      grampsPeople: number("gramps515_people"),
      grampsFamilies: number("gramps515_families"),
      bytes: () => readFileSync(new URL(cell("file"), folder)),
    }
  })
}

/** Four of the covering files are larger than this, and have three quarters of all bytes. */
const MOST_BYTES_OF_FAST = 100_000

/**
 * The files that cases for each file of the corpus are made of: those of `covering`, without the largest when `SPECS=fast`, or all of them
 * when `SPECS=all`; null where there is no corpus.
 */
export const triedFiles = (): readonly CorpusFile[] | null => {
  const files = corpusFiles()
  if (isNightly || files === null) return files
  const tried = files.filter(({ name }) => covering.includes(name))
  return isFast ? tried.filter(({ bytes }) => bytes().length <= MOST_BYTES_OF_FAST) : tried
}
