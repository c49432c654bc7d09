import type { GedcomVersion } from "../../domain/date/gedcom-words.ts"
import type { FindRecord } from "../../domain/gedcom/standard/standard.ts"
import type { KeptRow } from "../../ports/export-reads.ts"

/**
 * Finds the tag, in `version`, of the records with these xrefs. The records are given by position. If several have
 * one xref, the first counts.
 */
export const findRecord = (
  sought: ReadonlySet<string>,
  found: readonly Pick<KeptRow, "tag" | "xref">[],
  version: GedcomVersion,
): FindRecord => {
  const tags = new Map(found.toReversed().map(({ xref, tag }) => [xref, tag]))
  const sharedNote = version === "7.0" ? "SNOTE" : "NOTE"
  return (xref) => {
    const tag = tags.get(xref)
    if (tag === undefined) return sought.has(xref) ? null : undefined
    return tag === "NOTE" || tag === "SNOTE" ? sharedNote : tag
  }
}
