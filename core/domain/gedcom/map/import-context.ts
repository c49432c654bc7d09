import type { Id, PersonId, PlaceId, RelationshipId, SourceId, TreeId } from "../../ids.ts"
import type { RecordLifecycle } from "../../lifecycle.ts"
import type { FamilyShapes } from "../import/family-graph.ts"
import type { Existing } from "../import/existing.ts"
import type { LatestYears } from "../../living/latest-years.ts"
import type { ReadContext } from "../structures/read-context.ts"
import type { Warn } from "../warning.ts"

/**
 * The context in which the records of one file become rows of one tree. It also stores what earlier records became.
 */
export interface ImportContext {
  readonly treeId: TreeId
  readonly newId: <Noun extends string>() => Id<Noun>
  /** The life cycle of every row that the import creates. */
  readonly life: RecordLifecycle
  readonly reading: ReadContext
  readonly warn: Warn
  readonly families: FamilyShapes
  /** By ordinal of the INDI and SOUR records. */
  readonly persons: readonly PersonId[]
  readonly sources: readonly SourceId[]
  /** What the tree already has of the file; null if the tree has none of its persons. */
  readonly known: Existing | null
  readonly personOf: (xref: string) => number | null
  readonly sourceOf: (xref: string) => number | null
  /** Records the id of the row that the structure on this line became. */
  readonly link: (line: number, id: string) => void
  /** Inline sources, by title. */
  readonly inlineSources: Map<string, SourceId>
  /** Places by `placeKey`, and by each spelling in the file, which is faster. */
  readonly placesByKey: Map<string, PlaceId>
  readonly placesByName: Map<string, PlaceId>
  /** The partnerships of couples with several families, by the first of these. They all refer to it. */
  readonly partnerships: Map<number, RelationshipId>
  /**
   * By ordinal of the INDI records: the latest year of the events of the person's families (`latestYearOfLife`).
   */
  readonly sharedYears: Pick<LatestYears, "of">
}
