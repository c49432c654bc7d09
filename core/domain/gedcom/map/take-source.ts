import type { GedcomNode } from "../lines/parser.ts"
import { readFileChange } from "../structures/file-change.ts"
import { readSource } from "../structures/reading/read-source.ts"
import type { ImportContext } from "./import-context.ts"
import { freshIdentifiers } from "./merged-parts.ts"
import type { Rows } from "./rows.ts"
import type { Taken } from "./taken.ts"

/** Maps SOUR records, which must come in file order. */
export const sourceTaker = (mapping: ImportContext) => {
  const { known, treeId } = mapping
  let count = 0
  return (record: GedcomNode, rows: Rows): Taken => {
    const ordinal = count++
    const sourceId = mapping.sources[ordinal]!
    const fileChangedAt = readFileChange(record, mapping.reading)
    const source = { id: sourceId, treeId, ...readSource(record, mapping.reading), ...mapping.life, fileChangedAt }
    if (known === null || !known.sources.has(ordinal)) rows.sources.push(source)
    else if (source.identifiers !== null && source.identifiers.length > 0)
      rows.moreIdentifiers.push({ of: "source", id: sourceId, identifiers: source.identifiers })
    if (known?.keptSources.has(sourceId) !== true) return { sourceId, keeps: "record" }
    const into = known.recordsOfSources.get(sourceId)
    if (into === undefined) return { sourceId, keeps: "nothing" }
    return { sourceId, keeps: "additions", into, isFresh: freshIdentifiers(into) }
  }
}
