import type { CardRow } from "../../domain/chart/card.ts"
import type { Extent } from "../../domain/chart/neighbourhood.ts"
import type { TieRow } from "../../domain/chart/tie.ts"
import type { PersonId, TreeId } from "../../domain/ids.ts"
import type { Involving, Viewer, Withheld } from "../../domain/privacy.ts"

/** The reads of charts: slim rows of many persons at once. */
export interface ChartReads {
  /** The live persons with these ids, ordered by id. */
  cards(treeId: TreeId, ids: readonly PersonId[]): Promise<readonly Withheld<CardRow>[]>
  /**
   * The live relationships of everyone in the neighbourhood of a person and of their parents, each once, ordered by
   * id. Others may be among them. The lines do not pass persons who are hidden from the viewer. They end after the
   * generation with which a line has more than `extent.most` persons, so time and memory do not depend on the size
   * of the tree. Safe for loops.
   */
  around(
    treeId: TreeId,
    personId: PersonId,
    extent: Extent,
    viewer: Viewer,
  ): Promise<readonly Withheld<Involving<TieRow>>[]>
  /** The live relationships to the parents of these persons, of their parents and so on, each once. Safe for loops. */
  ancestry(treeId: TreeId, ids: readonly PersonId[], viewer: Viewer): Promise<readonly Withheld<Involving<TieRow>>[]>
  /** The live relationships of these persons, each once, ordered by id, without the days of their events. */
  tiesOf(treeId: TreeId, ids: readonly PersonId[], viewer: Viewer): Promise<readonly Withheld<Involving<TieRow>>[]>
}
