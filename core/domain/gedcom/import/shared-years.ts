import { type LatestYears, latestYears } from "../../living/latest-years.ts"
import { latestYearOfLife } from "../../living/life-evidence.ts"
import { eventOfTag } from "../structures/event-tags.ts"
import { readEvent } from "../structures/read-event.ts"
import type { ReadContext } from "../structures/read-context.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { FamilyShape, LinkedFamily } from "./family-graph.ts"

const noRecords = { noteText: () => null, repositoryName: () => null, use: () => {} }

/**
 * The latest year of the events of a FAM record (`latestYearOfLife`); null if no dated event proves that the person
 * was alive.
 */
export const sharedYearOf = ({ children }: GedcomNode, version: ReadContext["version"]): number | null =>
  latestYearOfLife(
    children.flatMap((node) =>
      eventOfTag(node.tag) === null ? [] : (readEvent(node, { ...noRecords, version }) ?? []),
    ),
  )

/**
 * The latest year of the events of each person's families, by ordinal. Families come after persons in a file, but
 * the row of a person is complete when it is stored. The events are those that `mapFamily` gives to the partners.
 */
export const sharedYears = (
  records: readonly LinkedFamily[],
  shapes: readonly FamilyShape[],
): Pick<LatestYears, "of"> => {
  const years = latestYears()
  for (const [family, { sharedYear, deniesPartnership }] of records.entries()) {
    const partners = shapes[family]?.partners ?? []
    if (sharedYear === null || (deniesPartnership && partners.length > 1)) continue
    for (const person of partners) years.note(person, sharedYear)
  }
  return years
}
