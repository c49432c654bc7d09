import { calendarDay } from "../date/calendar.ts"
import type { TreeStatistics } from "./statistics.ts"

/** The most surnames that an overview names. */
export const MOST_TOP_SURNAMES = 10

/** The longest line that is counted. A line through a loop would have no end. */
export const MOST_GENERATIONS = 1_000

/** A surname, in its most frequent spelling, and the number of persons who have it. */
export interface SurnameCount {
  readonly surname: string
  readonly count: number
}

/** The numbers of the records that a reader sees. */
export interface OverviewCounts {
  readonly persons: number
  /** The sets of parents who have children together, and the partnerships. */
  readonly families: number
  readonly events: number
  readonly places: number
  readonly sources: number
  readonly citations: number
  readonly media: number
  readonly possiblyLiving: number
}

/** Numbers about a tree, from the persons that a reader sees in full. */
export interface OverviewFacts {
  readonly counts: OverviewCounts
  /** The first and the last day of the dates of events, as Julian day numbers. */
  readonly firstDay: number | null
  readonly lastDay: number | null
  /** The number of persons in the longest line from parent to child, at most `MOST_GENERATIONS`. */
  readonly generations: number
  /** The numbers of persons who have this. `death` counts among persons who are not possibly living. */
  readonly known: { readonly birth: number; readonly death: number; readonly parents: number; readonly sources: number }
}

/** An overview of a tree. */
export interface TreeOverview extends Pick<OverviewFacts, "counts" | "generations"> {
  readonly earliestYear: number | null
  readonly latestYear: number | null
  readonly topSurnames: readonly SurnameCount[]
  /** Fractions of the persons from 0 to 1. */
  readonly completeness: OverviewFacts["known"]
  readonly statistics: TreeStatistics
}

const yearOf = (day: number | null): number | null => (day === null ? null : calendarDay("gregorian", day).year)

/** A fraction with three decimals; 0 of nothing. */
const fraction = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 1_000)

/** The overview that these facts make. */
export const overviewOf = (
  { counts, firstDay, lastDay, generations, known }: OverviewFacts,
  topSurnames: readonly SurnameCount[],
  statistics: TreeStatistics,
): TreeOverview => ({
  counts,
  earliestYear: yearOf(firstDay),
  latestYear: yearOf(lastDay),
  generations,
  topSurnames,
  completeness: {
    birth: fraction(known.birth, counts.persons),
    death: fraction(known.death, counts.persons - counts.possiblyLiving),
    parents: fraction(known.parents, counts.persons),
    sources: fraction(known.sources, counts.persons),
  },
  statistics,
})
