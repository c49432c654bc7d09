import type { AnniversaryPosition, AnniversaryRow, AnniversaryWindow } from "../../domain/overview/anniversary.ts"
import type { OverviewFacts, SurnameCount } from "../../domain/overview/overview.ts"
import type { StatisticRow } from "../../domain/overview/statistics.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { Viewer, Withheld } from "../../domain/privacy.ts"
import type { Keyset, Rows } from "../rows.ts"

/** Numbers about a whole tree. Only persons that the viewer sees in full count, and what concerns only such persons. */
export interface OverviewReads {
  facts(treeId: TreeId, viewer: Viewer): Promise<OverviewFacts>
  /** The statistics of a tree. The given names of a decade, and the places, are ordered by frequency, then by code point. */
  statistics(treeId: TreeId, viewer: Viewer): Promise<readonly StatisticRow[]>
  /** The most frequent surnames, at most `most`. Spellings that differ in case and accents are one surname. */
  topSurnames(treeId: TreeId, viewer: Viewer, most: number): Promise<readonly SurnameCount[]>
  /** All surnames, ordered by `surnameKey`. */
  surnames(treeId: TreeId, viewer: Viewer, keyset: Keyset<string>): Rows<SurnameCount>
  /** The anniversaries of live events in a window, at least one year after the event, ordered by day and event id. */
  anniversaries(
    treeId: TreeId,
    window: AnniversaryWindow,
    keyset: Keyset<AnniversaryPosition>,
  ): Rows<Withheld<AnniversaryRow>>
}
