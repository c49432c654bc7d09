import type { ReadContext } from "../../core/domain/gedcom/structures/read-context.ts"
import type { GedcomNode } from "../../core/domain/gedcom/lines/parser.ts"
import { readAll } from "./gedcom-read.ts"
import { gedcomText } from "./gedcom-upload.ts"

/** A reading that knows these shared notes and repositories, with the tags of what was used. */
export const aReading = (
  known: {
    readonly notes?: Readonly<Record<string, string>>
    readonly repositories?: Readonly<Record<string, string>>
  } = {},
) => {
  const used: string[] = []
  const reading: ReadContext = {
    version: "5.5.1",
    noteText: (xref) => known.notes?.[xref] ?? null,
    repositoryName: (xref) => known.repositories?.[xref] ?? null,
    use: ({ tag }) => used.push(tag),
  }
  return { ...reading, used }
}

/** The first record that these lines make. */
export const recordOf = async (lines: string): Promise<GedcomNode> => {
  const record = (await readAll(gedcomText(lines))).records.find(({ tag }) => tag !== "HEAD")
  if (record === undefined) throw new Error("no record")
  return record
}

/** The first structure below a record of its own that these lines, from level 1 on, make. */
export const structureOf = async (lines: string): Promise<GedcomNode> => {
  const [structure] = (await recordOf(`0 @X1@ INDI\n${lines.trim()}`)).children
  if (structure === undefined) throw new Error("no structure")
  return structure
}
