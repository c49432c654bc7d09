import { readKept } from "../../domain/gedcom/kept-node.ts"
import { readFamilies } from "../../domain/gedcom/read-family.ts"
import type { Relationship } from "../../domain/relationship.ts"
import type { KeptRow } from "../../ports/export-reads.ts"
import type { Exporting } from "./exporting.ts"
import type { FamilyFacts } from "./export-families.ts"

interface Candidate {
  readonly row: KeptRow
  readonly partnership: Relationship | null
}

/**
 * The ids of what other FAM records of the same couples tell: a file may have several for one couple, and all mean one partnership. Only asked for
 * where a partnership has events or citations that its own record does not tell.
 */
export const toldByOtherFamilies = async ({ tree }: Exporting, families: readonly Candidate[], { eventsOf, citationsOf }: FamilyFacts): Promise<ReadonlySet<string>> => {
  const couples = families.flatMap(({ row, partnership }) => {
    if (partnership === null || partnership.familyRecordId !== row.id) return []
    const here = new Set(row.links.map(([, id]) => id))
    const isAllHere = [...eventsOf(partnership.id), ...citationsOf(partnership.id)].every(({ id }) => here.has(id))
    return isAllHere ? [] : [partnership]
  })
  if (couples.length === 0) return new Set()
  const people = await tree.keptBy({ ids: [], xrefs: [], personIds: couples.map(({ fromPersonId }) => fromPersonId) })
  const xrefs = people.flatMap((row) => readFamilies(readKept(row), { use: () => {} }).flatMap(({ role, family }) => (role === "FAMS" ? [family] : [])))
  const records = xrefs.length === 0 ? [] : await tree.keptBy({ ids: [], xrefs: [...new Set(xrefs)], personIds: [] })
  return new Set(records.flatMap(({ tag, links }) => (tag === "FAM" ? links.map(([, id]) => id) : [])))
}
