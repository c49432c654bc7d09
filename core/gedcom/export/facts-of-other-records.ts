import type { Relationship } from "../../domain/relationship.ts"
import type { KeptRow } from "../../ports/export-reads.ts"
import type { ExportContext } from "./export-context.ts"
import type { FamilyFacts } from "./family-facts.ts"

interface Candidate {
  readonly row: KeptRow
  readonly partnership: Relationship | null
}

/**
 * The ids of the rows that other FAM records of the same couples contain. A file may have several records for one
 * couple, and all of them mean one partnership. Read only if a partnership has events or citations that its own
 * record does not contain.
 */
export const factsOfOtherRecords = async (
  { tree }: ExportContext,
  families: readonly Candidate[],
  { eventsOf, citationsOf, associationsOf }: FamilyFacts,
): Promise<ReadonlySet<string>> => {
  const subjectIds = families.flatMap(({ row, partnership }) => {
    if (partnership === null || partnership.familyRecordId !== row.id) return []
    const here = new Set(row.links.map(([, id]) => id))
    const { id: of } = partnership
    const isAllHere = [...eventsOf(of), ...citationsOf(of), ...associationsOf(of)].every(({ id }) => here.has(id))
    return isAllHere ? [] : [partnership.id]
  })
  const records = subjectIds.length === 0 ? [] : await tree.keptBy({ subjectIds })
  return new Set(records.flatMap(({ links }) => links.map(([, id]) => id)))
}
