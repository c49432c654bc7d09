import { type GedcomWarning } from "../lines/warning.ts"

/** A kind of structure that has no mapping: its path of tags from the record down (`INDI.DNA`), how many there are, and the lines of the first five. */
export interface UnmappedTag {
  readonly tag: string
  readonly count: number
  readonly lines: readonly number[]
}

/** What became of a file's people. */
export interface PersonCounts {
  readonly created: number
  readonly merged: number
  readonly skipped: number
  readonly overwritten: number
}

/** What an import did. Each count is of records that it made; a place that the tree had is not counted. */
export interface ImportReport {
  readonly persons: PersonCounts
  readonly names: number
  readonly events: number
  readonly relationships: number
  readonly sources: number
  readonly citations: number
  readonly places: number
  /** Files that came with the GEDCOM file in one archive; absent where it came alone. */
  readonly media?: number
  readonly unmappedTags: readonly UnmappedTag[]
  /** In the order of the lines, at most 1,000; the last one says how many more there were. */
  readonly warnings: readonly GedcomWarning[]
}

/** How many warnings a report shows. */
export const mostWarnings = 1_000

/** Warnings as a report gives them: by line, and when `count` is more than were collected, one that says so. */
export const reportedWarnings = (collected: readonly GedcomWarning[], count: number): readonly GedcomWarning[] => {
  const inOrder = collected.toSorted((a, b) => a.line - b.line)
  if (count <= mostWarnings && count === inOrder.length) return inOrder
  const shown = inOrder.slice(0, mostWarnings - 1)
  return [
    ...shown,
    {
      line: shown.at(-1)?.line ?? 1,
      code: "more_warnings",
      message: `${count - shown.length} more warnings are not shown.`,
    },
  ]
}
