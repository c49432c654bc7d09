import type { Id, PersonId, PlaceId, RelationshipId, SourceId, TreeId } from "../../ids.ts"
import type { Lifecycle } from "../../lifecycle.ts"
import type { FamilyShape } from "./family-graph.ts"
import type { Existing } from "./existing.ts"
import type { LatestYears } from "../../latest-years.ts"
import type { ReadContext } from "../structures/read-context.ts"
import type { Warn } from "../lines/warning.ts"

/** What turns the records of one file into rows of one tree; it remembers what earlier records brought. */
export interface ImportContext {
  readonly treeId: TreeId
  readonly newId: <Noun extends string>() => Id<Noun>
  /** The lifecycle of every row that the import makes. */
  readonly life: Lifecycle
  readonly reading: ReadContext
  readonly warn: Warn
  /** By ordinal of the INDI, FAM and SOUR records. */
  readonly persons: readonly PersonId[]
  readonly families: readonly FamilyShape[]
  /** The FAMC and FAMS lines among the `linesLeftOut` of the families. */
  readonly linesLeftOut: ReadonlySet<number>
  readonly sources: readonly SourceId[]
  /** What the tree already has of the file; null if it has no person of it. */
  readonly known: Existing | null
  readonly personOf: (xref: string) => number | null
  readonly sourceOf: (xref: string) => number | null
  /** Notes what the structure of this line became. */
  readonly link: (line: number, id: string) => void
  /** Inline sources, by title. */
  readonly inlineSources: Map<string, SourceId>
  /** Places by `placeKey`, and by each spelling met, which is quicker. */
  readonly placesByKey: Map<string, PlaceId>
  readonly placesByName: Map<string, PlaceId>
  /** Partnerships by their two partners: a later record of the same couple means the same one. */
  readonly partnerships: Map<string, RelationshipId>
  /** By ordinal of the INDI records: the latest year of the events of the person's families, as `latestYearOfLife` gives it. */
  readonly sharedYears: Pick<LatestYears, "of">
}
