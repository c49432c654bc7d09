import { type GedcomVersion, monthCodes } from "../date/gedcom-words.ts"
import type { GedcomStructure } from "./record.ts"
import { pointing, worded } from "./structure.ts"

/** What a HEAD tells of its file. */
export interface FileFacts {
  readonly version: GedcomVersion
  /** The version of this program. */
  readonly product: string
  readonly filename: string
  readonly now: Date
  /** The SUBM record; 7.0 does without. */
  readonly submitter: string | null
  /** The HEAD that the tree's first file had: what it said of the people and not of the file goes on being said. */
  readonly kept: GedcomStructure | null
}

/** HEAD (5.5.1, HEADER; 7.0, g7:HEAD). */
export const writeHead = ({ version, product, filename, now, submitter, kept }: FileFacts): GedcomStructure => {
  const form = version === "7.0" ? [] : [worded("FORM", "LINEAGE-LINKED")]
  return worded("HEAD", "", [
    ...(version === "7.0" ? [worded("GEDC", "", [worded("VERS", version)])] : []),
    worded("SOUR", "STEMMA", [worded("VERS", product), worded("NAME", "Stemma")]),
    worded("DATE", dateOf(now), [worded("TIME", now.toISOString().slice(11, 19) + (version === "7.0" ? "Z" : ""))]),
    ...(submitter === null ? [] : [pointing("SUBM", submitter)]),
    ...(version === "7.0" ? [] : [worded("FILE", filename), worded("GEDC", "", [worded("VERS", version), ...form]), worded("CHAR", "UTF-8")]),
    ...(kept?.children.filter(({ tag }) => !ofTheFile.has(tag) && (tag !== "SCHMA" || version === "7.0")) ?? []),
  ])
}

/** What is true of one file only. */
const ofTheFile: ReadonlySet<string> = new Set(["SOUR", "DEST", "DATE", "FILE", "CHAR", "GEDC", "SUBM"])

const dateOf = (now: Date): string => `${now.getUTCDate()} ${monthCodes.gregorian[now.getUTCMonth()]} ${now.getUTCFullYear()}`

/** The submitter that 5.5.1 asks for, of a tree whose files named none. */
export const writeSubmitter = (xref: string): GedcomStructure => ({ ...worded("SUBM", "", [worded("NAME", "Stemma")]), xref })

export const trailer: GedcomStructure = worded("TRLR", "")
