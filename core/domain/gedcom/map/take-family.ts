import { type RecordId, RelationshipId } from "../../ids.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { ImportContext } from "./import-context.ts"
import { mapFamily } from "./map-family.ts"
import { readIdentifiers } from "../structures/reading/read-identifiers.ts"
import { freshIdentifiers, staysOutOfFamily } from "./merged-parts.ts"
import type { Rows } from "./rows.ts"
import type { Taken } from "./taken.ts"

/** Maps FAM records, which must come in file order. `id` is the id of the kept record, if there will be one. */
export const familyTaker = (mapping: ImportContext) => {
  const { known } = mapping
  let count = 0
  return (record: GedcomNode, id: RecordId, rows: Rows): Taken => {
    const family = count++
    const shape = mapping.families.at(family)
    const isInTree = known?.familiesInTree.has(family) === true
    mapFamily({ record, recordId: isInTree ? null : id, shape }, mapping, rows)
    if (!isInTree) return { family, keeps: "record" }
    const into = known?.keptFamilies.get(family)
    const isMerged = shape.partners.some((person) => known?.decisions[person]?.action === "merge")
    if (into === undefined || !isMerged) return { family, keeps: "nothing" }
    const [first] = into.links
    const identifiers = readIdentifiers(record, mapping.reading)
    if (first?.[0] === 0 && RelationshipId.is(first[1]) && identifiers.length > 0)
      rows.moreIdentifiers.push({ of: "relationship", id: first[1], identifiers })
    return {
      family,
      keeps: "additions",
      into,
      isFresh: freshIdentifiers(into),
      staysAway: (structure) => staysOutOfFamily(structure, mapping.warn),
    }
  }
}
