import * as E from "fp-ts/lib/Either.js"
import type { Encoding } from "../../core/domain/gedcom/bytes/encodings.ts"
import { readGedcom } from "../../core/domain/gedcom/lines/read-gedcom.ts"
import type { GedcomNode, GedcomStructure } from "../../core/domain/gedcom/lines/parser.ts"
import type { GedcomFault } from "../../core/domain/gedcom/warning.ts"
import { inChunks } from "./gedcom-bytes.ts"
import { collectFaults } from "./gedcom-faults.ts"

export interface Read {
  readonly version: string | null
  readonly encoding: string
  readonly records: readonly GedcomNode[]
  readonly warnings: readonly GedcomFault[]
}

/** All that a file holds; throws if it is refused. */
export const readAll = async (
  file: Uint8Array | string,
  sizes?: readonly number[],
  encoding: Encoding | null = null,
): Promise<Read> => {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file
  const { warn, faults: warnings } = collectFaults()
  const opened = await readGedcom(inChunks(bytes, sizes), warn, encoding)
  if (E.isLeft(opened)) throw new Error(`refused: ${JSON.stringify(opened.left)}`)
  const records: GedcomNode[] = []
  for await (const batch of opened.right.records) for (const record of batch) records.push(record)
  return {
    version: opened.right.version,
    encoding: opened.right.decision().encoding,
    records,
    warnings,
  }
}

/** A tree without line numbers, to compare. */
export const plainTree = ({ xref, tag, value, pointer, children }: GedcomStructure): GedcomStructure => ({
  xref,
  tag,
  value,
  pointer,
  children: children.map(plainTree),
})
