import type { GedcomNode } from "../lines/parser.ts"
import { readSource } from "../structures/reading/read-source.ts"
import type { ImportContext } from "./import-context.ts"
import type { Rows } from "./rows.ts"
import type { Taken } from "./taken.ts"

/** Maps SOUR records, which must come in file order. */
export const sourceTaker = (mapping: ImportContext) => {
  const { known, treeId } = mapping
  let count = 0
  return (record: GedcomNode, rows: Rows): Taken => {
    const ordinal = count++
    const sourceId = mapping.sources[ordinal]!
    const source = { id: sourceId, treeId, ...readSource(record, mapping.reading), ...mapping.life }
    if (known === null || !known.sources.has(ordinal)) rows.sources.push(source)
    if (known?.keptSources.has(sourceId) !== true) return { sourceId, keeps: "record" }
    const into = known.recordsOfSources.get(sourceId)
    return { sourceId, keeps: into === undefined ? "nothing" : "additions", into }
  }
}
