import { type LatestYears, latestYears } from "../../living/latest-years.ts"
import { latestYearOfLife } from "../../living/life-evidence.ts"
import { eventOfTag } from "../structures/event-tags.ts"
import { readEvent } from "../structures/reading/read-event.ts"
import type { ReadContext } from "../structures/read-context.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { FamilyShapes } from "./family-graph.ts"
import type { FileLinks } from "./file-links.ts"

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
  { sharedYearOf: yearOf, deniesPartnership }: FileLinks,
  shapes: FamilyShapes,
): Pick<LatestYears, "of"> => {
  const years = latestYears()
  for (let family = 0; family < shapes.families; family++) {
    const year = yearOf(family)
    if (year === null) continue
    const { partners } = shapes.at(family)
    if (deniesPartnership(family) && partners.length > 1) continue
    for (const person of partners) years.note(person, year)
  }
  return years
}
